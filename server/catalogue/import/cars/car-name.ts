/** What a yard calls a model, parted from its make, years, engine and body. */
import { fold } from '../letters.ts';
import type { KnownBrand } from '../../writing/known-names.ts';
import { makeNames } from './car-table.ts';
import { isBodyWord, isEngineWord, readCarText } from './car-text.ts';
import { classWord, seriesWord } from './series-words.ts';

/** Longest name of a model of a yard's own. */
export const longestName = 50;

/** A model without the make that stands before it. */
export const withoutMake = (model: string, { name }: KnownBrand): string => {
  const folded = fold(model);
  const make = fold(name);
  if (folded.startsWith(`${make} `)) return model.slice(name.length + 1).trim();
  const [first = ''] = make.split(/[\s-]/);
  return make !== first && folded.startsWith(`${first} `) && makeNames.get(first) === name
    ? model.slice(first.length + 1).trim()
    : model;
};

/** What a yard calls a model, without years, engine and body: `QUATTROPORTE (04>12)` is `Quattroporte`. */
export function ownName(
  text: string,
  brand: KnownBrand,
  thisYear: number,
  carText: (text: string) => ReturnType<typeof readCarText> = (one) => readCarText(one, thisYear),
): string {
  const { bare } = carText(withoutMake(text, brand));
  const words = bare
    .replace(/[([{][^)\]}]*[)\]}]?/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  const end = words.findIndex(
    (word, at) => at > 0 && (isEngineWord(fold(word).replace(',', '.')) || isBodyWord(fold(word))),
  );
  const name = (end < 0 ? words : words.slice(0, end)).join(' ').replace(/^[\s,;:./-]+|[\s,;:/-]+$/g, '');
  return inItalian(capitalised(name.slice(0, longestName).trim()), brand);
}

const seriesOfBmw = new RegExp(
  String.raw`^(?:${seriesWord})[\s-]?([1-8])$|^([1-8])[\s-]?(?:er|series|seria|serija|reihe)(?: reihe)?$`,
  'i',
);
const classOfMercedes = new RegExp(
  String.raw`^(?:${classWord})[\s-]?([A-Z])$|^([A-Z])[\s-]?(?:class|klasse|klasa|klas[eė]|clase|klass)$`,
  'i',
);

/** What the shop calls the series of BMW and the classes of Mercedes-Benz, whatever language they are written in. */
function inItalian(name: string, { name: make }: KnownBrand): string {
  const [, behind, before] =
    (make === 'BMW' ? seriesOfBmw : make === 'Mercedes-Benz' ? classOfMercedes : /$^/).exec(name) ?? [];
  const which = (behind ?? before)?.toUpperCase();
  if (which === undefined) return name;
  return make === 'BMW' ? `Serie ${which}` : `Classe ${which}`;
}

/** `QUATTROPORTE` as `Quattroporte`; short words and those with digits are names of types. */
export const capitalised = (text: string): string =>
  /\p{Ll}/u.test(text)
    ? text
    : text.replace(/\p{Lu}{4,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
