/**
 * What yards and their programs call their columns, folded, in the languages of the files. A name that stands under several meanings is
 * decided by what stands in the cells.
 */
import { wordsOf } from '../letters.ts';
import { inCzechAndSlovak } from './header-words/czech-and-slovak.ts';
import { inDutchAndPortuguese } from './header-words/dutch-and-portuguese.ts';
import { inFirstLanguages } from './header-words/first-languages.ts';
import { inHungarian } from './header-words/hungarian.ts';
import { inNorthern } from './header-words/northern.ts';
import { inRomanian } from './header-words/romanian.ts';
import { inSouthSlavic } from './header-words/south-slavic.ts';
import type { HeaderWords, Meaning } from './meanings.ts';

const lists: readonly HeaderWords[] = [
  inFirstLanguages,
  inDutchAndPortuguese,
  inRomanian,
  inNorthern,
  inCzechAndSlovak,
  inHungarian,
  inSouthSlavic,
];

/** Names in English alone, for which the words of a language stand behind another name: `title_en`. */
export const languages: Readonly<Record<string, string>> = {
  it: 'it',
  ita: 'it',
  italiano: 'it',
  en: 'en',
  eng: 'en',
  english: 'en',
  inglese: 'en',
  uk: 'en',
  gb: 'en',
  de: 'de',
  deu: 'de',
  ger: 'de',
  deutsch: 'de',
  fr: 'fr',
  fra: 'fr',
  es: 'es',
  esp: 'es',
  pl: 'pl',
  lt: 'lt',
  lit: 'lt',
  nl: 'nl',
  nld: 'nl',
  pt: 'pt',
  ptg: 'pt',
  ro: 'ro',
  ron: 'ro',
  sv: 'sv',
  swe: 'sv',
  dk: 'da',
  dan: 'da',
  nb: 'no',
  cs: 'cs',
  cz: 'cs',
  sk: 'sk',
  hu: 'hu',
};

const keyOf = (text: string): string => wordsOf(text).join(' ');

/** Meanings by the folded name of a column, those first for which the name is told first. */
export const meaningsByName: ReadonlyMap<string, readonly Meaning[]> = (() => {
  const all = new Map<string, Meaning[]>();
  // Of the first languages none is missing.
  for (const meaning of Object.keys(inFirstLanguages) as Meaning[])
    for (const name of lists.flatMap((list) => list[meaning]?.split(';') ?? [])) {
      const key = keyOf(name);
      const known = all.get(key) ?? [];
      if (!known.includes(meaning)) all.set(key, [...known, meaning]);
    }
  return all;
})();
