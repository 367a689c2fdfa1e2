/**
 * Whether all is tried, an hour's work and more (`npm run test:all`): every test on every engine and at every width it has anything to
 * do with, every page in both languages, every query. Else a change is told within a quarter of an hour what it broke.
 */
export const isEverything = process.env['EVERYTHING'] !== undefined;
