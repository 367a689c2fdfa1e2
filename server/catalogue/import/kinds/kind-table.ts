/** What kinds and groups of parts are called in the languages of the files (`facts/kind-words.csv`). */
import { fold } from '../letters.ts';
import { groups, synonymGroups } from '../../facts/facts.ts';
import { readAxle, readSide } from '../words.ts';
import { kindRows } from './kind-rows.ts';
import { withPlainWords } from './plain-words.ts';

/** The words of `far` ones are near to words of many others: no slip makes another word one of them. */
export type KindLanguage = 'own' | 'foreign' | 'far';

const farColumns: ReadonlySet<string> = new Set(['cs sk', 'hu', 'hr sr sl']);

export type KindPhrase = {
  readonly words: readonly string[];
  /** Of a kind or a group; of a kind that there is twice, the front one and the rear one. */
  readonly slug: string;
  readonly rear: string | undefined;
  readonly language: KindLanguage;
};

/** Words folded further than elsewhere: `Stoßstange` is `stossstange`, `łapa` is `lapa`; a full stop stays behind what it shortens. */
export const kindWordsOf = (text: string): string[] =>
  fold(withPlainWords(text))
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    // `Portellone c/vetro`, `tunnel s/bracciolo`; the C4/C5 of Citroën are cars.
    .replace(/\bc\/(?=[a-z]{3})/g, 'con ')
    .replace(/\bs\/(?=[a-z]{3})/g, 'senza ')
    .replace(/\bair[ -]bag/g, 'airbag')
    // Dutch says the side in one word with the piece; `cardanas` is no plural of the French `cardan`.
    .replace(/\b(linker|rechter)(?=[a-z]{4})/g, '$1 ')
    .replace(/\b[ck]ardanas(?:sen)?\b/g, 'cardan as')
    .replace(/\b(?:[a-z]\.){2,}(?:[a-z]\b)?/g, (letters) => `${letters.replaceAll('.', '')} `)
    .match(/[a-z]{3,}\.|[a-z0-9]+/g) ?? [];

const front = '<front>';
const rear = '<rear>';

/** One word for each axle, none for sides: they are facts of their own. */
export function comparable(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    if (word.length === 1 && !/\d/.test(word)) return [];
    const axle = word.length > 1 ? readAxle(word) : undefined;
    if (axle) return [axle === 'front' ? front : rear];
    if (readSide(word) && word !== 'k' && word !== 'p') return [];
    return [word.endsWith('.') ? word : shortened.has(word) ? `${word}.` : singular(word)];
  });
}

/** What the trade writes short without a full stop, too: `mot avv`, `centr airbag`. No word of any language is spelled so. */
const shortened: ReadonlySet<string> = new Set(
  'avv centr cruscot ammort alzacr iniett elettrov specc scat farf marm trav sed compl'.split(' '),
);

/** Plurals as singulars, roughly and alike for what is compared: `fari` and `faro`, `doors` and `door`, `cambios` and `cambio`. */
const singular = (word: string): string => shorter(shorter(word));

const shorter = (word: string): string =>
  word.length > 4
    ? word.replace(/(?:io|i|e|o|a|s|es|en|ai|u|y|os)$/, '')
    : word.length === 4
      ? word.replace(/[ieoas]$/, '')
      : word;

export const kindPhrases: readonly KindPhrase[] = (() => {
  const phrases: KindPhrase[] = [];
  const add = (slugs: string, text: string, language: KindLanguage): void => {
    const [slug = '', behind] = slugs.split('/');
    const words = comparable(kindWordsOf(text));
    if (words.length > 0) phrases.push({ words, slug, rear: behind, language });
  };
  for (const { slug = '', 'it en': own = '', ...foreign } of kindRows) {
    for (const text of own.split('|')) add(slug, text, 'own');
    for (const [column, list] of Object.entries(foreign))
      for (const text of list.split('|')) add(slug, text, farColumns.has(column) ? 'far' : 'foreign');
  }
  for (const { it, en, slug, kinds } of groups) {
    for (const text of [it, en]) add(slug, text, 'own');
    for (const kind of kinds) for (const text of [kind.it, kind.en, kind.slug]) add(kind.slug, text, 'own');
  }
  // What buyers call a kind is no worse than what yards do, where it says more than a word.
  const kindsByName = new Map(
    groups.flatMap(({ kinds }) => kinds.map((kind) => [fold(kind.it), kind.slug] as const)),
  );
  for (const [first = '', ...others] of synonymGroups) {
    const slug = kindsByName.get(fold(first));
    if (slug !== undefined) for (const text of others) if (text.includes(' ')) add(slug, text, 'own');
  }
  return phrases;
})();

export const groupSlugs: ReadonlySet<string> = new Set(groups.map(({ slug }) => slug));

export { front as frontWord, rear as rearWord };
