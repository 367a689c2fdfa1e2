/**
 * Answers that are slow to count, kept for a moment: nobody sees whether 20 000 parts were one more or less half a
 * minute ago. What is older is still given, once, while it is counted anew: nobody waits for a number.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

const freshForMs = 30_000;
/** Beyond this an answer is too old to be given: whoever asks waits. */
const givenForMs = 300_000;
const maxAnswers = 500;

/** Gives the answer kept under a key, or makes it. Two who ask for the same at once wait for one making. */
export type AnswerCache<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/** Results of fewer parts are counted each time: quick, and there a sold part is missed. */
export const worthCachingParts = 1_000;

/** @param isLarge whether an answer took long to count; the others are made each time */
export function createAnswerCache<Value>(
  clock: Clock,
  isLarge: (value: Value) => boolean,
): AnswerCache<Value> {
  const cache = new LRUCache<string, { value: Value; madeAt: number }>({ max: maxAnswers });
  const making = new Map<string, Promise<Value>>();

  async function makeAnew(key: string, make: () => Promise<Value>): Promise<Value> {
    const madeAt = clock().getTime();
    const running = making.get(key) ?? make();
    making.set(key, running);
    try {
      const value = await running;
      if (isLarge(value)) cache.set(key, { value, madeAt });
      else cache.delete(key);
      return value;
    } finally {
      making.delete(key);
    }
  }

  return async (key, make) => {
    const found = cache.get(key);
    const age = found ? clock().getTime() - found.madeAt : Infinity;
    if (!found || age > givenForMs) return makeAnew(key, make);
    // A failure leaves the old answer: the next who asks tries again, and in the end waits and hears of it.
    if (age > freshForMs) makeAnew(key, make).catch(() => {});
    return found.value;
  };
}
