import type { Deps } from '../deps.ts';
import type { FollowedIndex } from './index/follow.ts';

/** What the calls that search are made of. */
export type CatalogueDeps = Deps & {
  /** The catalogue as it is searched. */
  readonly parts: FollowedIndex;
};
