/** Numbers looked up for one query: its readings ask for the same ones again and again, and each look may be a question to the database. */
import { createRemembered } from '../../remembered.ts';
import type { Numbered, PartNumbers } from './part-numbers.ts';

/** More than the readings of any query ask for. */
const most = 1_000;

/** @returns the same numbers, each looked up once */
export function rememberNumbers(numbers: PartNumbers): PartNumbers {
  const likes = createRemembered<string, Promise<Numbered>>(most);
  const nears = createRemembered<string, Promise<readonly string[]>>(most);
  const begun = new Map<string, Promise<readonly number[]>>();
  return {
    like: (keys) => likes(keys.join(), () => numbers.like(keys)),
    near: (typed) => nears(typed, () => numbers.near(typed)),
    async beginning(words) {
      const unknown = words.filter((word) => !begun.has(word));
      if (unknown.length > 0) {
        const asked = numbers.beginning(unknown);
        for (const word of unknown)
          begun.set(
            word,
            asked.then((ids) => ids.get(word) ?? []),
          );
      }
      const found = await Promise.all(
        words.map(async (word) => [word, (await begun.get(word)) ?? []] as const),
      );
      return new Map(found);
    },
  };
}
