/** Where a piece lies, said by several columns: the hall in one, the rack in another. Pure. */
import { wordsOf } from '../letters.ts';
import { looksLikeCount } from './counts.ts';
import type { Meaning } from './meanings.ts';
import type { Described } from './described.ts';

/** So sure the name of a column has to be that stands in nothing; and of one that stands beside the place in an object of JSON. */
const asName = 0.95;
const besidePlace = 0.6;

/** Where more lines than these say the same, all that is sold lies there: the town of a yard with one. */
const mostAlike = 9;

/** What an object of JSON is called that a column stands in; empty where it stands in none. */
const parentOf = (header: string): string => header.slice(0, Math.max(0, header.lastIndexOf('.')));

/**
 * Columns that say more of the place than the one that was taken for it, in no order.
 *
 * @param scores of each column by its meanings
 * @param isFree whether a column means nothing yet
 */
export function levelsOfPlace(
  columns: readonly Described[],
  scores: readonly ReadonlyMap<Meaning, number>[],
  place: Described,
  isFree: (at: number) => boolean,
): readonly Described[] {
  const parent = parentOf(place.header);
  return columns.filter(({ at, header, name, texts }) => {
    if (at === place.at || !isFree(at) || texts.length === 0 || (scores[at]?.get('place') ?? 0) < besidePlace)
      return false;
    if (texts.length > mostAlike && new Set(texts).size === 1) return false;
    if (parent !== '' || header.includes('.')) return parentOf(header) === parent;
    // `Posizione` is a side in one list, and `Magazzino` a count in another.
    return (
      name.strengths.size === 1 &&
      (name.strengths.get('place') ?? 0) >= asName &&
      !texts.every(looksLikeCount)
    );
  });
}

/** @param steps what the columns say, in the file's order; one of them may say all the others as well (`V1/A/03`) */
export function joinedPlace(steps: readonly string[]): string {
  const said = [...new Set(steps.map((step) => step.trim()))].filter((step) => /[\p{L}\p{N}]/u.test(step));
  const whole = said.find((step, at) => {
    const words = new Set(wordsOf(step));
    return said.every((other, place) => place === at || wordsOf(other).every((word) => words.has(word)));
  });
  return whole ?? said.join('/');
}
