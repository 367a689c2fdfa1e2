/** Numbers looked up for one query: its readings ask for the same ones again and again, and each look may be a question to the database. */
import type { Numbered, PartNumbers } from './part-numbers.ts';

/** @returns the same numbers, each looked up once */
export function rememberNumbers(numbers: PartNumbers): PartNumbers {
  const likes = new Map<string, Promise<Numbered>>();
  const nears = new Map<string, Promise<readonly string[]>>();
  const begun = new Map<string, Promise<readonly number[]>>();
  return {
    like: (keys) => remembered(likes, keys.join(), () => numbers.like(keys)),
    near: (typed) => remembered(nears, typed, () => numbers.near(typed)),
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

function remembered<Answer>(
  known: Map<string, Promise<Answer>>,
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  return answer;
}
