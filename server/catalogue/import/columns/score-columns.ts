/** How well a column of a sheet fits what it may mean. */
import { fold, spacedCamelCase, wordsOf } from '../letters.ts';
import { beginsWithModel } from '../cars/car-table.ts';
import { isEngineCode } from '../cars/engine-codes.ts';
import { readAnyCondition } from '../cells/foreign-values.ts';
import type { KnownCatalogue } from '../known-catalogue.ts';
import { createLooks, looksLikeShelf } from './cell-looks.ts';
import { looksLikeNumber } from '../number-looks.ts';
import { marksGone, saysWhetherThere } from './sale-state.ts';
import { inFull } from './place-letters.ts';
import { readAxle, readSide } from '../words.ts';
import type { Described } from './described.ts';
import { meaningOfName } from './header-meaning.ts';
import { areMarksOfGone, areSaleLetters } from './sale-letters.ts';
import { countsAvailable, objectOf, saysReserved } from './stock-names.ts';
import type { Meaning } from './meanings.ts';

/** From this share on the cells of a column are numbers of car makers. */
export const mostlyNumbers = 0.6;

/** Meanings that a column may have although its name says nothing, where nearly all its cells look so. */
const toldByLooks: readonly (readonly [Meaning, number])[] = [
  ['vin', 0.6],
  ['photos', 0.7],
  ['price', 0.9],
  ['side', 0.9],
  ['plate', 0.9],
  ['engineCode', 0.6],
  ['place', 0.95],
  ['serialNumber', 0.9],
  ['year', 0.95],
  ['condition', 0.95],
];

/** How well each meaning fits a column, from 0 to 1, by its name and its cells; meanings that do not fit are not there. */
export function scoresOf(
  column: Described,
  catalogue: KnownCatalogue,
  thisYear: number,
): Map<Meaning, number> {
  const { name, texts, rows } = column;
  const looks = createLooks(thisYear);
  const share = (look: (text: string) => boolean): number =>
    texts.length === 0 ? 0 : texts.filter(look).length / texts.length;
  const different = new Set(texts).size;
  const unique = texts.length === 0 ? 0 : different / texts.length;
  const isSame = texts.length > leastSame && different === 1;
  const isId = wordsOf(spacedCamelCase(column.header)).at(-1) === 'id';
  const scores = new Map<Meaning, number>();
  if (areSaleLetters(texts)) return scores.set('saleLetter', 0.9);
  if (areMarksOfGone(texts, rows)) return scores.set('soldMark', 0.9);
  for (const [meaning, strength] of name.strengths) {
    const look = looks[meaning];
    if (!look || texts.length === 0) {
      scores.set(meaning, strength * (look ? 0.6 : 0.85));
      continue;
    }
    let looksSo = share(look);
    // A code is each piece's own, a number of a car maker long.
    if (meaning === 'sku' || meaning === 'otherCode') looksSo *= 0.4 + 0.6 * unique;
    // What is kept for somebody is none that can be bought (`giacenza.impegnata`).
    if (meaning === 'listedQuantity' && saysReserved(column.header)) continue;
    // `<pieces nb="72">` counts the lines of the list.
    if (meaning === 'listedQuantity' && isSame && Number(texts[0]) > leastSame) continue;
    // `vehicle.id`: a program counts its cars, and its makes; a word there says less than a name beside it.
    if (isCalledByName.has(meaning) && isId) {
      if (texts.every((text) => /^\d+$/.test(text))) continue;
      looksSo *= 0.5;
    }
    // `id_tax_rules_group` counts rules, and says no rate.
    if (meaning === 'vat' && wordsOf(column.header).includes('id')) continue;
    // Beside the yard's own code a long number alone is a platform's.
    if (meaning === 'sku') looksSo *= 1 - 0.3 * share(isNumberOfPlatform);
    // `Articolo` is a code where codes stand in it, and the name of the piece elsewhere.
    if (meaning === 'sku' && name.strengths.has('nameIt')) looksSo *= share(looksLikeCode);
    // `Tipo: simple` on every line is what a program says of all its goods.
    if (meaning === 'model' && texts.length > leastSame && isSameWord(texts)) looksSo *= 0.3;
    // `Tipo: Motore` beside `Modello` is what kind of piece it is.
    if (meaning === 'model' && name.strengths.has('category') && share(beginsWithModel) < fewModels)
      looksSo *= 0.3;
    // The same on every line is how many there are, or what a list says of itself.
    if (meaning === 'price' && isSame) looksSo *= 0.3;
    // Of a hall and the shelf in it the shelf is the place.
    if (meaning === 'place') looksSo *= 0.9 + 0.1 * unique;
    if (meaning === 'make') looksSo *= 0.4 + 0.6 * share((text) => catalogue.leadingMake(text) !== undefined);
    // `Classe` is the grade where grades stand in it, and the group of the piece elsewhere.
    if (meaning === 'condition' && name.strengths.has('category')) looksSo *= share(saysGrade);
    if (meaning === 'category' && name.strengths.has('condition')) looksSo *= 1 - share(saysGrade);
    // `Stato` is the grade where most cells are grades: that some are sold is read of a grade, too.
    if (meaning === 'status' && name.strengths.has('condition')) looksSo *= 1 - share(saysGrade);
    // `Eng` is a code where codes stand in it, and what the engine is called elsewhere.
    if (meaning === 'engineCode' && name.strengths.has('version')) looksSo *= share(saysEngineCode);
    if (meaning === 'version' && name.strengths.has('engineCode')) looksSo *= 1 - share(saysEngineCode);
    if (meaning === 'serialNumber' && strength < 0.9) looksSo *= share(looksLikeNumber);
    if (looksSo < 0.25) continue;
    // A customer on most lines is where their cars came from, or whom the file was written for.
    if (meaning === 'soldMark' && mayBeOther.test(fold(column.header)))
      if (texts.filter(marksGone).length > rows * mostSold) continue;
    scores.set(meaning, 0.6 * strength + 0.4 * looksSo);
  }
  // Within `attributes` it stands among remarks, and is none.
  if (saysReserved(column.header))
    for (const meaning of scores.keys()) if (meaning !== 'soldMark') scores.delete(meaning);
  if (scores.has('status') && countsAvailable(column, isWithinStock(column.header))) {
    scores.delete('status');
    scores.set('listedQuantity', 1);
  }
  // `Pos.` beside `Lato` says the axle.
  const side = scores.get('side');
  if (
    side !== undefined &&
    share((text) => Boolean(readAxle(inFull(text)))) >= 0.8 &&
    share((text) => Boolean(readSide(inFull(text)))) < 0.2
  ) {
    scores.delete('side');
    scores.set('axle', Math.max(side, scores.get('axle') ?? 0));
  }
  // `Codice` beside `Rif.`: one of them is the yard's, and the other the car maker's. An `id` is a program's.
  if (
    scores.has('sku') &&
    !scores.has('serialNumber') &&
    wordsOf(column.header).at(-1) !== 'id' &&
    share(looksLikeNumber) >= mostlyNumbers &&
    share(isNumberOfListing) < mostlyNumbers
  )
    scores.set('serialNumber', 0.6 * Math.min(scores.get('sku') ?? 0, 1));
  if (scores.size > 0 || rows === 0 || texts.length < 2) return scores;
  // `estado` is the grade in one file, and in another whether it is sold.
  if (share(saysWhetherThere) >= 0.9) return scores.set('status', 0.5);
  for (const [meaning, least] of toldByLooks) {
    const look = narrowLooks[meaning] ?? looks[meaning];
    const looksSo = look ? share(look) : 0;
    if (looksSo < least) continue;
    // The same on every line is who wrote the list (`Autodemolizione Sinistra S.r.l.`), and one figure a rate.
    if ((meaning === 'side' || meaning === 'price') && isSame) continue;
    if (meaning === 'price' && share((text) => /€|eur/i.test(text) || /[.,]\d{2}$/.test(text)) < 0.8)
      continue;
    // A name that means something else (an eBay category) is believed.
    if (meaning === 'serialNumber' && (unique < 0.3 || name.strengths.size > 0)) continue;
    if (meaning === 'condition' && new Set(texts).size < leastGrades) continue;
    if (meaning === 'year' && share((text) => plainYears.test(text)) < 0.9) continue;
    scores.set(meaning, 0.35 + 0.1 * looksSo);
    break;
  }
  if (scores.size === 0 && share((text) => catalogue.make(text)?.isGuess === false) > 0.8)
    scores.set('make', 0.45);
  return scores;
}

/** What is known by what it is called. */
const isCalledByName: ReadonlySet<Meaning> = new Set<Meaning>([
  'nameIt',
  'nameEn',
  'make',
  'model',
  'version',
  'category',
  'colour',
  'fuel',
  'place',
]);

/** What a name of JSON stands in is called as counts are: `stock.available`. */
const isWithinStock = (header: string): boolean =>
  meaningOfName(objectOf(header).split('.').at(-1) ?? '').strengths.has('listedQuantity');

/** Nearly all cells say the same, and it begins no model: `simple` of a web shop's goods, of which a few are `variable`. */
const isSameWord = (texts: readonly string[]): boolean => {
  const [first = ''] = texts;
  const same = texts.filter((text) => text === first).length;
  return same >= texts.length * nearlyAllSame && !beginsWithModel(first);
};
const nearlyAllSame = 0.8;

/** `Typ` is the model where so many of its cells begin with one. */
const fewModels = 0.3;

/** From so many lines on it tells something that all say the same. */
const leastSame = 10;

/** Names of columns that mark what is sold in one list, and in another something that every line has. */
const mayBeOther = /^(?:client|customer|kund|klient|reserve$)/;
const mostSold = 0.5;

/** `ST: A, B, C`, and what is sold among them. */
const gradeLetter = /^[A-DV]$/i;
const leastGrades = 3;

const longestSide = 25;

/** Of four digits, where no name says that they are years. */
const plainYears = /^(?:19|20)\d{2}(?:\s*[-–/]\s*(?:19|20)\d{2})?$/;

const saysEngineCode = (text: string): boolean => isEngineCode(text.toUpperCase());

/** Where the name of a column says nothing more is asked of its cells. */
const narrowLooks: { readonly [Each in Meaning]?: (text: string) => boolean } = {
  serialNumber: looksLikeNumber,
  place: looksLikeShelf,
  engineCode: saysEngineCode,
  condition: (text) => gradeLetter.test(text),
  side: (text) => text.length <= longestSide && Boolean(readSide(text)),
};

const saysGrade = (text: string): boolean => readAnyCondition(text) !== undefined;

/** Of a listing at eBay; car makers' numbers of figures alone are shorter. */
const isNumberOfListing = (text: string): boolean => /^\d{12,}$/.test(text);

const isNumberOfPlatform = (text: string): boolean => /^\d{8,}$/.test(text);

const looksLikeCode = (text: string): boolean =>
  /\d/.test(text) && !/\s\S+\s/.test(text) && !/\p{Ll}{3}/u.test(text);
