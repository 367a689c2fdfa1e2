/** Where on the car a piece sits, as hands at the shelf type it along with what it is: `faro ant dx`. Pure. */
import { wordsOf } from '../fold.ts';
import { sideWords } from '../side-words.ts';
import type { Axle, Side } from '../vocabulary.ts';

export type PlaceInWords = {
  readonly side: Side | undefined;
  readonly axle: Axle | undefined;
};

/** Cut short, and as a British yard says it. */
const typedSides: typeof sideWords = {
  left: [...sideWords.left, 'sin', 'sinist', 'ns', 'nearside'],
  right: [...sideWords.right, 'des', 'dest', 'destr', 'os', 'offside'],
};

const axleWords = {
  front: 'ant anter anteriore anteriori davanti avanti front'.split(' '),
  rear: 'post poster posteriore posteriori dietro rear back'.split(' '),
} as const;

/** Which side of what a word says. */
const saidBy = <Place extends string>(
  words: Readonly<Record<Place, readonly string[]>>,
): ReadonlyMap<string, Place> =>
  new Map(
    (Object.keys(words) as Place[]).flatMap((place) => words[place].map((word) => [word, place] as const)),
  );

const sideBy = saidBy(typedSides);
const axleBy = saidBy(axleWords);

/** The one that is said; none where both are: `faro dx e sx`. */
function onlyOne<Place>(words: readonly string[], by: ReadonlyMap<string, Place>): Place | undefined {
  const [place, ...others] = new Set(words.flatMap((word) => by.get(word) ?? []));
  return others.length === 0 ? place : undefined;
}

export function placeInWords(typed: string): PlaceInWords {
  const words = wordsOf(typed);
  return { side: onlyOne(words, sideBy), axle: onlyOne(words, axleBy) };
}

/** Whether a word says a side, or how large something is (`cerchi 17`): no kind is called by it. */
export const saysSideOrSize = (word: string): boolean => sideBy.has(word) || /^\d/.test(word);

export const saysAxle = (word: string): boolean => axleBy.has(word);
