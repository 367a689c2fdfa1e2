/** Names of old programs, cut off and without blanks: `MARCAVEI`, `PRZACQUI`, `NUMTELAI`. */
import { spellingsOf } from './header-abbreviations.ts';
import { meaningsByName } from './header-words.ts';
import type { Meaning } from './meanings.ts';

const shortest = 6;
/** Their programs allow for so many letters. */
const longest = 10;
/** Letters of each of the two words; of one of them one more. */
const leastOfEach = 2;

/** Words that only say whose it is: the colour of a car is a colour. */
const ofWhat: readonly string[] =
  'articolo auto carrozzeria macchina pezzo prodotto ricambio vettura veicolo magazzino'.split(' ');

/** A name of one word or two; behind one alone stands whose it is. */
type Name = { readonly first: string; readonly second: string | undefined; readonly meaning: Meaning };

const names: readonly Name[] = [...meaningsByName].flatMap(([name, [meaning]]) => {
  const [first, second, ...others] = name.split(' ');
  return meaning === undefined || first === undefined || others.length > 0
    ? []
    : [{ first, second, meaning }];
});

/** @returns what the two words mean that it is the beginnings of: of those that fit best all, since its cells decide between them */
export function ofJoined(name: string): readonly Meaning[] {
  if (name.length < shortest || name.length > longest || /[^a-z]/.test(name)) return [];
  const cuts = Array.from({ length: name.length - 2 * leastOfEach + 1 }, (_, more) => {
    const left = name.slice(0, leastOfEach + more);
    const right = name.slice(left.length);
    const isThing = ofWhat.some((thing) => thing.startsWith(right));
    return { left, right, isThing, whole: spellingsOf([left]).flat() };
  });
  // Names as yards write them come first, and words that are whole or known to be shortened so.
  for (const isOfTwo of [true, false])
    for (const isWhole of [true, false]) {
      const meant = names.filter(
        ({ first, second }) =>
          (second !== undefined) === isOfTwo &&
          cuts.some(
            ({ left, right, isThing, whole }) =>
              (second?.startsWith(right) ?? isThing) &&
              (isWhole ? whole.includes(first) : left.length > leastOfEach && first.startsWith(left)),
          ),
      );
      if (meant.length > 0) return [...new Set(meant.map(({ meaning }) => meaning))];
    }
  return [];
}
