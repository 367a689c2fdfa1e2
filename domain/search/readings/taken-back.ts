/** What somebody takes back in the same breath: `il vetro della clio, anzi no della kangoo`. */
import { fold } from '../../fold.ts';
import { wordsTyped } from '../query/words-typed.ts';
import type { Knowledge } from './meaning.ts';
import { slotOf } from './understood.ts';
import { namesKind, withoutAsking } from './words-beside.ts';

type Known = Pick<Knowledge, 'cars' | 'index' | 'synonyms'>;

/** Said between what was wrong and what is right. */
const correcting =
  /[\s,.;:(-]+(?:anzi(?:,? no)?|cioe,? no|no,? (?:scus\w+|aspett\w+|pardon|intend\w+|vol\w+ dire|sorry|wait|actually|i mean)|scus\w+,? (?:no|intend\w+|vol\w+ dire)|sorry,? (?:no|i mean\w*)|vol\w+ (?:dire|scrivere)|intendevo(?: dire)?|mi correggo|(?:ho|mi sono) sbagliat[oa]|pardon|i meant?|wait,? no|o meglio|or rather|rettifico)(?:[\s,.:;]+|$)/;

/**
 * @param typed the query
 * @returns the same without what was corrected: another car, kind, side, year, fuel or colour behind it takes the place of the first;
 *   just as it was typed where nothing was taken back
 */
export function withoutTakenBack(known: Known, typed: string): string {
  const [first = '', ...others] = fold(typed).split(correcting);
  if (others.length === 0) return typed;
  return others.reduce((before, behind) => corrected(known, before, behind), first);
}

function corrected(known: Known, before: string, behind: string): string {
  const said = slotted(known, behind);
  const isKindSaid = namesKind(
    known,
    said.filter(({ slot }) => slot === 'kind').map(({ word }) => word),
  );
  const replaced = new Set(said.map(({ slot }) => slot).filter((slot) => slot !== 'kind' || isKindSaid));
  // It was the year of the other car.
  if (replaced.has('car')) replaced.add('year');
  if (replaced.size === 0) return before;
  const left = slotted(known, before).filter(({ slot }) => !replaced.has(slot));
  return [...left, ...said].map(({ word }) => word).join(' ');
}

/** The words of a stretch with what each was taken for, without those of asking. */
function slotted({ cars }: Known, text: string) {
  const words = withoutAsking(cars, wordsTyped(text));
  return words.map((word, at) => ({ word, slot: slotOf(cars, words, at) }));
}
