/** Costly work a few at a time: what comes while all hands are full waits, what comes in a flood is sent away. */
import pLimit from 'p-limit';
import { Problem } from '../../domain/problem.ts';

export type Limiter = { <Answer>(work: () => Promise<Answer>): Promise<Answer> };

/**
 * @param atOnce how much is done at the same time
 * @param waiting how much may wait for its turn, served in the order of coming
 * @returns does a piece of work in its turn; throws Problem `unavailable` when too much is waiting
 */
export function createLimiter(atOnce: number, waiting: number): Limiter {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount >= atOnce && limit.pendingCount >= waiting) throw new Problem('unavailable');
    return limit(work);
  };
}

/**
 * Work on many things, of which each is worked on by one at a time; what nobody works on is forgotten.
 *
 * @param waiting how much may wait for one of them
 * @returns does a piece of work on the thing of a key in its turn; throws Problem `unavailable` when too much is waiting for it
 */
export function createKeyedLimiter(
  waiting: number,
): <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const things = new Map<string, { readonly limited: Limiter; users: number }>();
  return async (key, work) => {
    const thing = things.get(key) ?? { limited: createLimiter(1, waiting), users: 0 };
    things.set(key, thing);
    thing.users += 1;
    try {
      return await thing.limited(work);
    } finally {
      thing.users -= 1;
      if (thing.users === 0) things.delete(key);
    }
  };
}
