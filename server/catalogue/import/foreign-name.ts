/** What a piece of a foreign file is called: in Italian and English, without the car in it, not in capitals. */
import { fold, wordsOf } from './letters.ts';
import { groups } from '../facts/facts.ts';
import { namesOfPiece } from '../naming/names-of-piece.ts';
import { isOfTheseLanguages } from './kinds/plain-words.ts';
import { hasPlaces, nameOf, type Place } from '../naming/part-names.ts';
import type { KnownKind } from '../writing/known-names.ts';
import { isEngineWord } from './cars/car-text.ts';
import { remembering } from './remembering.ts';

/** Longest name that is kept. */
const longestName = 200;

/** Short forms that stay as they are. */
const acronym = /^(?:[A-Z]{1,3}|[A-Z0-9]*\d[A-Z0-9]*|EGR|ABS|GPL|DRL|LED|CDTI|MJET|XENON)$/;

/** `GRUPPO OTTICO ANT. SX` as `Gruppo ottico ant. SX`. */
export function inSmallLetters(name: string): string {
  if (/\p{Ll}/u.test(name) || name.length < 5) return name;
  const small = name.replace(/(?:\p{L}\.){2,}\p{L}?|[\p{L}\p{N}]+/gu, (word) =>
    word.includes('.') || (acronym.test(word) && !lowered.has(word)) ? word : word.toLowerCase(),
  );
  return small.charAt(0).toUpperCase() + small.slice(1);
}

const lowered: ReadonlySet<string> = new Set('ANT POST DI DEL CON PER DA E A IL LA LO IN'.split(' '));

/** `POMPA BENZINA OPEL AGILA 1.0`: what a pump moves is no engine of the car's. */
const movesFuel = /^(?:pomp[ae]|pompetta|elettropompa|pumpe?|bomba|serbatoio|tank|filtro|filter|filtre)$/;
const isFuel = /^(?:benzin[ae]|gasolio|diesel|gasolina|gasoleo|motorina|bensin|petrol|gpl|metano)$/;
const isFuelOfPiece = (tokens: readonly string[], at: number): boolean =>
  isFuel.test(fold(tokens[at] ?? '')) && movesFuel.test(fold(tokens[at - 1] ?? ''));

/** Words of a car that may stand in a name beside those of the part. @param car make and model, as written and as known */
export const withoutCar = (name: string, car: readonly string[]): string =>
  name === '' ? '' : nameWithoutCar({ name, car });

const nameWithoutCar = remembering(
  ({ name, car }: { readonly name: string; readonly car: readonly string[] }): string => {
    const words = new Set(car.flatMap(wordsOf).filter((word) => word.length > 1));
    if (words.size === 0) return name;
    const tokens = name.split(/\s+/).filter(Boolean);
    const isOfCar = (token: string): boolean => {
      const inside = wordsOf(token);
      return inside.length > 0 && inside.every((word) => words.has(word));
    };
    const isBeside = (token: string): boolean =>
      /^[^\p{L}\p{N}]+$/u.test(token) ||
      /^\(?['’]?(?:19|20)?\d{2}\)?(?:[->/]+['’]?(?:19|20)?\d{2}\)?)?$/.test(token) ||
      isEngineWord(fold(token)) ||
      /^(?:per|for|da|from|fur|für|pour|para|do|di|in|voor|van|uit|pentru|till|til|fran|från|fra|pre|pro|na|z|ze|zo|hoz|hez|za|iz|sa|i{1,3}|iv|vi{0,3})$/i.test(
        token,
      );
    let end = tokens.length;
    while (
      end > 0 &&
      (isOfCar(tokens[end - 1] ?? '') || isBeside(tokens[end - 1] ?? '')) &&
      !isFuelOfPiece(tokens, end - 1)
    )
      end--;
    let begin = 0;
    while (begin < end && (isOfCar(tokens[begin] ?? '') || isBeside(tokens[begin] ?? ''))) begin++;
    // Numbers and years at an end belong to the car only where the car is named there.
    if (!tokens.slice(end).some(isOfCar)) end = tokens.length;
    if (!tokens.slice(0, begin).some(isOfCar)) begin = 0;
    const rest = tokens
      .slice(begin, end)
      .join(' ')
      .replace(/^[\s,;:·|/–-]+|[\s,;:·|/–-]+$/g, '');
    return /\p{L}{2}/u.test(rest) ? rest : name;
  },
  ({ name, car }) => [name, ...car].join('\n'),
);

/** What a title says of the piece: without the car wherever it stands, numbers, years and what praises it. @param isMake of a word */
export function ofPieceAlone(
  title: string,
  car: readonly string[],
  isMake: (word: string) => boolean,
): string {
  const words = new Set(car.flatMap(wordsOf));
  return title
    .split(/\s+/)
    .filter((token) => {
      const inside = wordsOf(token);
      return !(
        inside.every((word) => words.has(word)) ||
        (token.match(/\d/g)?.length ?? 0) >= 2 ||
        /^(?:i{1,3}|iv|vi{0,3})$/i.test(token) ||
        isMake(token) ||
        isEngineWord(fold(token)) ||
        inside.every((word) => praise.has(word))
      );
    })
    .join(' ');
}

const praise: ReadonlySet<string> = new Set(
  'original originale originali originalteil ersatzteil ricambio gebraucht usato usata used gepruft testato tested top ok bj baujahr anno siehe vedi foto fotos foto bild bilder garanzia garantie funzionante perfetto super auto ab dal gebruikt origineel getest bouwjaar original usado testado garantia ano folosit functional verificat garantie begagnad fungerande testad garanti brugt brukt pouzity pouzita pouzite funkcny funkcni funkcna originalny originalni testovano testovane zaruka rok hasznalt bontott gyari eredeti garancia tesztelt evjarat rabljeno polovno ispravno garancija jamstvo godiste'.split(
    ' ',
  ),
);

const italianWords = wordsOnlyOf('it', 'en');
const englishWords = wordsOnlyOf('en', 'it');

function wordsOnlyOf(one: 'it' | 'en', other: 'it' | 'en'): ReadonlySet<string> {
  const all = (language: 'it' | 'en') =>
    groups.flatMap(({ kinds, ...group }) => [group, ...kinds].flatMap((named) => wordsOf(named[language])));
  const others = new Set(all(other));
  const extra = {
    it: 'sinistro sinistra destro destra sx dx anteriore posteriore ant post con senza per di del della',
    en: 'left right front rear with without for of lh rh driver passenger unit mirror lamp light wheel door',
  }[one].split(' ');
  return new Set([...all(one), ...extra].filter((word) => !others.has(word) && word.length > 1));
}

const isEnglish = (name: string): boolean => {
  const words = wordsOf(name);
  const count = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  return count(englishWords) > count(italianWords);
};

export type SaidNames = {
  readonly name: string;
  readonly english: string;
  /** Whether the words of the name are of another language than the shop's two. */
  readonly isForeign: boolean;
};

/** Sizes and powers that tell pieces of a kind apart, whatever the language: `16"`, `100A`. */
const measures = (name: string): string =>
  (name.match(/(?<![\w.,])\d+(?:[.,]\d+)?(?:"|''|A|Ah|V|W)(?![\w])/g) ?? [])
    .map((measure) => ` ${measure}`)
    .join('');

/** `Faro derecho` is Spanish, although its first word is Italian. */
const saysForeignPlace =
  /\b(?:derech[oa]s?|izquierd[oa]s?|izd[oa]|izq|dch[oa]|delanter[oa]s?|traser[oa]s?|gauches?|droite?s?|avant|arrieres?|vorne?|vorder\w*|hinten|hinter\w*|links|rechts|lew[yae]|praw[yae]|przedni[ae]?|tyln[yae]|kair\w+|desin\w+|priek\w+|galin\w+|voor|achter|(?:linker|rechter)\w*|(?:links|rechts)\w+|dianteir[oa]s?|traseir[oa]s?|esquerd[oa]s?|direit[oa]s?)\b/;

/** @param place of the piece, as the file says it anywhere */
export function foreignNames(
  { name, english, isForeign }: SaidNames,
  kind: KnownKind,
  place: Place,
): { nameIt: string; nameEn: string } {
  const named = name === '' ? '' : inSmallLetters(name).slice(0, longestName);
  const nameEn = english === '' ? '' : inSmallLetters(english).slice(0, longestName);
  const isOther = kind.slug.startsWith('altro-');
  const ofKind = (): { nameIt: string; nameEn: string } => {
    const it = hasPlaces(kind.slug)
      ? nameOf({ slug: kind.slug, it: kind.nameIt, en: kind.nameEn }, placeBeside(kind, place))
      : { it: kind.nameIt, en: kind.nameEn };
    const measured = measures(named || nameEn);
    return { nameIt: it.it + measured, nameEn: nameEn || it.en + measured };
  };
  if (named === '') return isOther && nameEn !== '' ? { nameIt: nameEn, nameEn } : ofKind();
  if (isOther) return { nameIt: named, nameEn: nameEn || named };
  if (isForeign || saysForeignPlace.test(fold(named)) || isOfTheseLanguages(named)) return ofKind();
  if (isEnglish(named)) {
    const { nameIt } = ofKind();
    return { nameIt, nameEn: nameEn || named };
  }
  return namesOfPiece(named, nameEn, kind);
}

/** The axle that a kind's own name says is not said twice: `Paraurti posteriore`. */
const placeBeside = ({ nameIt }: KnownKind, { side, axle }: Place): Place =>
  /anterior|posterior/i.test(nameIt) ? { side } : { side, axle };
