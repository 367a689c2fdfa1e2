/** What a page and the worker that holds the catalogue say to each other. */
import type { Seen } from './seen-catalogue.ts';

/** How the copy on this device is. */
export type CopyState =
  /** None is wanted, or it was let go. */
  | { readonly is: 'none' }
  /** On its way: it goes on by itself, and is searched as far as it is there. */
  | ({ readonly is: 'coming'; readonly hadBytes: number } & Size)
  /** All of it is there, as the shop told it at that time (milliseconds since 1970). */
  | ({ readonly is: 'here'; readonly asOf: number } & Size)
  /** It cannot go on without the person. */
  | { readonly is: 'stopped'; readonly why: StopReason };

type Size = {
  readonly parts: number;
  /** As it travels, compressed. */
  readonly bytes: number;
};

/**
 * `full`: no room is left on the device; `forbidden`: the browser stores nothing for the shop, or cannot check what came; `version`: the
 * shop tells its catalogue in a form that this page does not know yet.
 */
export type StopReason = 'full' | 'forbidden' | 'version';

export type ToWorker =
  /** Fetch what is missing: all of it after the yes. */
  | { readonly kind: 'bring' }
  /** Fetch what changed since; where that is too much, the pieces anew, if the line is one for that. */
  | { readonly kind: 'update'; readonly mayRenew: boolean }
  /** The network may be back: what waits tries again. */
  | { readonly kind: 'tryNow' }
  | { readonly kind: 'letGo' }
  /** @see answerFrom for paths; answered from what was seen where that is given */
  | { readonly kind: 'ask'; readonly id: number; readonly path: string; readonly seen?: Seen | undefined }
  /** Nobody waits for the answer any more. */
  | { readonly kind: 'drop'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'state'; readonly state: CopyState }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: CopyAnswer | undefined };

export type CopyAnswer = {
  /** As the shop's API would tell it, without photos and descriptions. */
  readonly body: unknown;
  /** When the shop told what it is made from: milliseconds since 1970. */
  readonly asOf: number;
  /** Whether all of the catalogue was there to answer from. */
  readonly isWhole: boolean;
};
