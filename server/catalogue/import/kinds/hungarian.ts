/**
 * Words of Hungarian names that mean something else in another language, or nothing by themselves: `bal` is left and no ball, `B` and `J`
 * are left and right. They are said in Italian where the other words of a name are Hungarian. Pure.
 */
import { wordsOf } from '../letters.ts';
import { said, word, wordsOnlyIn, type Rule } from './words-of-language.ts';

/** Words of the column that are words of other languages, or names, all the same. */
const ofOthers: ReadonlySet<string> = new Set('index tank karter kamera modul trafo'.split(' '));
const own = wordsOnlyIn('hu', ['cs sk', 'hr sr sl']);

/** No other language of the files has these letters. */
const letters = /[őű]|(?<![A-Z])[ŐŰ]/u;

/** Places, and doors, seats and lamps, of which only together the words are Hungarian. */
const telling =
  /(?<!\p{L})(?:jobb|els[oőõ]|h[aá]ts[oóòô]|k[uü]ls[oőõ]|(?:bal|jobb)?oldal[ai]\p{L}*|bal oldali|[aá]jt[oó]|[uü]l[eé]s|t[uü]k[oö]r|l[eé]gzs[aá]k|b[oö]lcs[oőõ]|kapcsol[oó]|hasznalt|használt)(?!\p{L})/iu;

/** Whether a word of a name is of Hungarian alone. */
export const isHungarian = (name: string): boolean =>
  letters.test(name) || telling.test(name) || wordsOf(name).some((one) => own.has(one) && !ofOthers.has(one));

/** Who sits there says the side of the piece, but for airbags, of which it says which one. */
const seats: readonly Rule[] = [
  [/(?<!\p{L})vezet[oőõ] ?oldali(?!\p{L})(?!.*l[eé]gzs[aá]k)/giu, ' sinistro '],
  [/(?<!\p{L})utas ?oldali(?!\p{L})(?!.*l[eé]gzs[aá]k)/giu, ' destro '],
];

const places: readonly Rule[] = [
  [word(String.raw`b[./-]?e|e[./-]?b`), ' sinistro anteriore '],
  [word(String.raw`j[./-]?e|e[./-]?j`), ' destro anteriore '],
  [word(String.raw`b[./-]?h|h[./-]?b`), ' sinistro posteriore '],
  [word(String.raw`j[./-]?h|h[./-]?j`), ' destro posteriore '],
  [word('bal(?: ?oldal[ai]?| ?oldalt)?|balos|b'), ' sinistro '],
  [word('jobb(?: ?oldal[ai]?| ?oldalt)?|jobbos|j'), ' destro '],
  [word('els[oőõ]|els'), ' anteriore '],
  [word('h[aá]ts[oóòô]|h[aá]ts|h[aá]t[uú]l'), ' posteriore '],
];

const words: readonly Rule[] = [
  [word('[eé]s|vagy|a|az|egy'), ' di '],
  [word('komplett?|haszn[aá]lt|eredeti|gy[aá]ri|bontott|bont[aá]sb[oó]l'), ' completo '],
  [word('n[eé]lk[uü]l'), ' senza '],
];

/** A Hungarian name with those words said in Italian. */
export const withPlainHungarianWords = (name: string): string => said(said(said(name, seats), places), words);

/** The same of a cell that says a place alone. */
export const withPlainHungarianPlaces = (cell: string): string => said(cell, places);
