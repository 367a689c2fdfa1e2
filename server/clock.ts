/**
 * The one way to read the time: handed to whatever has to know it, so that tests can set it. The processes and the command line
 * alone look at the clock itself (`house/clock`).
 */
export type Clock = () => Date;
