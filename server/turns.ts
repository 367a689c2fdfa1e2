/** Costly work a few at a time: what comes while all hands are full waits, what comes in a flood is sent away. */
import { Problem } from '../domain/problem.ts';

export type Turns = { <Answer>(work: () => Promise<Answer>): Promise<Answer> };

/**
 * @param atOnce how much is done at the same time
 * @param waiting how much may wait for its turn, served in the order of coming
 * @returns does a piece of work in its turn; throws Problem `unavailable` when too much is waiting
 */
export function createTurns(atOnce: number, waiting: number): Turns {
  const queue: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running < atOnce) running += 1;
    else if (queue.length >= waiting) throw new Problem('unavailable');
    // Whoever is done hands the place on: it is never free in between.
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Work on many things, of which each is worked on by one at a time; what nobody works on is forgotten.
 *
 * @param waiting how much may wait for one of them
 * @returns does a piece of work on the thing of a key in its turn; throws Problem `unavailable` when too much is waiting for it
 */
export function createTurnsByKey(
  waiting: number,
): <Answer>(key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const things = new Map<string, { readonly turns: Turns; users: number }>();
  return async (key, work) => {
    const thing = things.get(key) ?? { turns: createTurns(1, waiting), users: 0 };
    things.set(key, thing);
    thing.users += 1;
    try {
      return await thing.turns(work);
    } finally {
      thing.users -= 1;
      if (thing.users === 0) things.delete(key);
    }
  };
}
