/** Stems of words, Italian and English: `fari` and `faro` have the same. The same where the shop searches and where a browser does. */
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as italianStem } from '@orama/stemmers/italian';

/** Generations of a car (`vii`) have none: it would be that of others (`viii`). */
const mayHaveStem = (word: string): boolean => /^[a-z]{3,}$/.test(word) && !/^[ivx]+$/.test(word);

/** No verbs, though they end as Italian ones do: a `radar` is no `radio`, a `cardano` no door card. */
const foreign: ReadonlySet<string> = new Set(['radar', 'radars', 'cardano']);

/** More different words than a catalogue and those who search it use: beyond it, it begins anew. */
const mostRemembered = 100_000;

let remembered = new Map<string, readonly string[]>();

/** The stems of a word; none for what has digits, is a Roman number or too short to have one. */
export function stemsOf(word: string): readonly string[] {
  const known = remembered.get(word);
  if (known) return known;
  const both = foreign.has(word) ? [englishStem] : [italianStem, englishStem];
  const stems = mayHaveStem(word) ? [...new Set(both.map((stemOf) => stemOf(word)))] : [];
  if (remembered.size > mostRemembered) remembered = new Map();
  remembered.set(word, stems);
  return stems;
}
