/** The files of a release, as the build tells the service worker of them, and how a page asks for those that are missing. */

export type ReleaseFile = {
  readonly url: string;
  /** Of a file whose name stays the same whatever is in it. */
  readonly revision: string | null;
  /** `pack` is the file that holds all those that are `packed`; what says nothing comes once a page is at rest. */
  readonly when?: 'first' | 'pack' | 'packed';
};

/** Type of the message. It is answered with whether all files are there. */
export const refillMessage = 'REFILL';
