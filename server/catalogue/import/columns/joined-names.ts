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

type Pair = { readonly words: readonly [string, string]; readonly meaning: Meaning };

/** Names as yards write them. */
const written: readonly Pair[] = [...meaningsByName].flatMap(([name, [meaning]]) => {
  const [first, second, ...others] = name.split(' ');
  if (meaning === undefined || first === undefined || second === undefined || others.length > 0) return [];
  return [{ words: [first, second], meaning }];
});

/** Names of one word with whose it is behind them. */
const made: readonly Pair[] = [...meaningsByName].flatMap(([name, [meaning]]) =>
  meaning === undefined || name.includes(' ')
    ? []
    : ofWhat.map((thing): Pair => ({ words: [name, thing], meaning })),
);

/** @returns what the two words mean that it is the beginnings of: of those that fit best all, since its cells decide between them */
export function ofJoined(name: string): readonly Meaning[] {
  if (name.length < shortest || name.length > longest || /[^a-z]/.test(name)) return [];
  const cuts = Array.from({ length: name.length - 2 * leastOfEach + 1 }, (_, more) => {
    const left = name.slice(0, leastOfEach + more);
    return { left, right: name.slice(left.length), whole: spellingsOf([left]).flat() };
  });
  for (const pairs of [written, made])
    for (const isWhole of [true, false]) {
      const meant = pairs.filter(({ words: [first, second] }) =>
        cuts.some(
          ({ left, right, whole }) =>
            second.startsWith(right) &&
            (isWhole ? whole.includes(first) : left.length > leastOfEach && first.startsWith(left)),
        ),
      );
      if (meant.length > 0) return [...new Set(meant.map(({ meaning }) => meaning))];
    }
  return [];
}
