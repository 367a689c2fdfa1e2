/** How soon the right thing is suggested while somebody types a query, letter by letter. */
import { suggestionMinLength } from '../../domain/constants.ts';
import type { SearchOptions, SearchResult } from '../../domain/contract/search.ts';
import { suggestionsFor } from '../../src/components/search-box/suggested.ts';
import type { Entry } from './round.ts';

/** Classes whose queries are typed in words that a suggestion can know. */
export const typedClasses: readonly string[] = ['car-and-part', 'trade-names', 'model-alone', 'misspelling'];

export type Typed = {
  readonly entry: Entry;
  /** Keys pressed until one of what is shown leads first to a part that is right in all that is asked; undefined where none does. */
  readonly wholeAfter: number | undefined;
  /** The same, right in its kind or in its car. */
  readonly partlyAfter: number | undefined;
  /** What stood in the box when nothing was shown. */
  readonly empties: readonly string[];
};

/** How far the part that a suggestion leads to first is right. */
export type Rightness = 'whole' | 'partly' | 'wrong';

/**
 * @param search as the box asks, and as its suggestions do
 * @param judge the answer of a suggestion's search
 */
export async function typeOut(
  entry: Entry,
  search: (options: SearchOptions) => Promise<SearchResult>,
  judge: (answer: SearchResult) => Rightness,
): Promise<Typed> {
  const searched = new Map<string, Promise<SearchResult>>();
  const once = (options: SearchOptions) => {
    const key = JSON.stringify(options);
    const answer = searched.get(key) ?? search(options);
    searched.set(key, answer);
    return answer;
  };
  let wholeAfter: number | undefined;
  let partlyAfter: number | undefined;
  const empties: string[] = [];
  for (let keys = suggestionMinLength; keys <= entry.query.length; keys += 1) {
    const stands = entry.query.slice(0, keys).trim();
    if (stands === '') continue;
    const shown = await suggestionsFor(stands, (query) => once({ query }));
    if (shown.length === 0) empties.push(stands);
    if (wholeAfter !== undefined) continue;
    for (const { options } of shown) {
      const rightness = judge(await once(options));
      if (rightness !== 'wrong') partlyAfter ??= keys;
      if (rightness === 'whole') wholeAfter ??= keys;
    }
  }
  return { entry, wholeAfter, partlyAfter, empties };
}
