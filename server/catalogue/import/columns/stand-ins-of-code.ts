/** Which column is the yard's own code of a piece, and which the car maker's number. */
import { fold, spacedCamelCase, wordsOf } from '../letters.ts';
import { looksLikeNumber } from '../number-looks.ts';
import { asStandIn, type Assignment } from './assignment.ts';
import { isOwnCode, isPrefixed, isSeries, longestCount, tellsApart } from './own-code.ts';
import type { Described } from './described.ts';
import { mostlyNumbers } from './score-columns.ts';

/** `N° pièce`, `NumPiece`: its name says a number of something, and its cells whose. */
const isCalledNumber = ({ header }: Described): boolean =>
  /^(?:n|nr|no|num|numero|number|nummer|numer|numeris)$/.test(wordsOf(spacedCamelCase(header))[0] ?? '');

/** Below that share of lines, or of different ones, a column that is called so is hardly the yard's own code where another one is. */
const oftenMissing = 0.85;

const holdsNumbers = ({ texts }: Described): boolean =>
  texts.filter(looksLikeNumber).length > texts.length * mostlyNumbers;

/** A file without a code of the yard's takes another program's, or what counts its pieces best. */
export function settleCode(assignment: Assignment): void {
  const { columns, columnOf, freeOr, give, has, isSettled, meaningOf, nameless, takeAs } = assignment;
  // `Codice` beside `N°`, which counts the pieces: where it looks like numbers of car makers, the count is the yard's code.
  const counted = columnOf('otherCode')?.texts ?? [];
  if (!has('serialNumber') && counted.length > 0 && counted.every((text) => text.length <= longestCount))
    give('sku', 'serialNumber', holdsNumbers);
  correctCode(assignment);
  preferOwnCode(assignment);
  // `Sigla` beside `Codice originale`: each its own, and no number of a car maker's.
  const isUnnamedSeries = (column: Described): boolean =>
    column.name.strengths.size === 0 && !isSettled(column) && isPrefixed(column) && isSeries(column);
  if (!has('sku')) takeAs('sku', columns.find(isUnnamedSeries));
  if (!has('sku'))
    takeAs(
      'sku',
      columns.find(
        (column) => meaningOf(column) === 'serialNumber' && !isSettled(column) && isSeries(column),
      ),
    );
  givePlaceAsCode(assignment);
  give('otherCode', 'sku', ({ texts }) => texts.length > 0 && new Set(texts).size > texts.length * 0.9);
  if (!has('sku')) takeAs('sku', nameless().find(isOwnCode));
  // `N° PIECE` beside the name: what a column is called says less than a series of letters and figures.
  if (!has('sku'))
    takeAs(
      'sku',
      freeOr().find((column) => (isPrefixed(column) || isCalledNumber(column)) && isSeries(column)),
    );
  correctNumber(assignment);
}

/**
 * `Custom label` beside `Item number`, `reference` beside `id_product`: what a platform or a database counts by is not the yard's, where
 * another column is called a code and holds one.
 */
function preferOwnCode({ columns, isSettled, mayCorrect, meaningOf, takeAs }: Assignment): void {
  const called = mayCorrect('sku');
  const isOfPlatform = called?.texts.every((text) => ofPlatform.test(text)) ?? false;
  const isOfDatabase = called !== undefined && isCounter(called);
  if (!called || (!isOfPlatform && !isOfDatabase)) return;
  // `partNo: AB1000` beside `numbers.OE`.
  const numbers = columns.filter((column) => meaningOf(column) === 'serialNumber');
  const isOneOfSeveral = (column: Described): boolean =>
    numbers.length > 1 && numbers.includes(column) && isPrefixed(column) && isSeries(column);
  const own = columns.find(
    (column) =>
      column !== called &&
      !isSettled(column) &&
      ((column.name.strengths.get('sku') ?? 0) >= asStandIn || isOneOfSeveral(column)) &&
      (isOfPlatform || isPrefixed(column)) &&
      (isOwnCode(column) || isSeries(column)),
  );
  if (!own) return;
  takeAs('otherCode', called);
  takeAs('sku', own);
}

const ofPlatform = /^\d{9,}$/;

/** `id_product`, of figures alone. */
const isCounter = ({ header, texts }: Described): boolean =>
  wordsOf(spacedCamelCase(header)).includes('id') && texts.every((text) => /^\d+$/.test(text));

/** `Lager` beside `Regal`: what stands on nearly every line, each once, is no place where another column is one. */
function givePlaceAsCode({ freeOr, has, mayCorrect, scoreOf, takeAs }: Assignment): void {
  const called = mayCorrect('place');
  if (has('sku') || !called || !isOwnCode(called)) return;
  const [place] = freeOr()
    .filter((column) => scoreOf(column, 'place') > 0)
    .toSorted((one, other) => scoreOf(other, 'place') - scoreOf(one, 'place'));
  if (!place) return;
  takeAs('sku', called);
  takeAs('place', place);
}

/** `CodeBarre`: what a till reads. */
const isBarcode = ({ header, texts }: Described): boolean =>
  /bar ?code|code ?barre|codice a barre|barre|strichcode|ean|kreskow|streepjes|barras/.test(fold(header)) &&
  texts.every((text) => /^\d{8}$|^\d{12,14}$/.test(text));

/** What is called a code, and stands on few lines or many times the same, gives way to a column that is one. */
function correctCode({
  columns,
  freeOr,
  isSettled,
  leave,
  mayCorrect,
  meaningOf,
  nameless,
  takeAs,
}: Assignment): void {
  const column = mayCorrect('sku');
  if (!column) return;
  const { texts, rows } = column;
  const isGood = texts.length >= rows * oftenMissing && new Set(texts).size >= texts.length * oftenMissing;
  if (isBarcode(column)) {
    const numbers = freeOr('serialNumber').filter((other) => isCalledNumber(other) && isSeries(other));
    const counted = numbers.find((other) =>
      columns.some((one) => one !== other && meaningOf(one) === 'serialNumber'),
    );
    if (counted) {
      leave(column);
      takeAs('sku', counted);
      return;
    }
  }
  const free = nameless();
  const better = columns.find(
    (other) =>
      !isSettled(other) &&
      ((meaningOf(other) === 'otherCode' && tellsApart(other)) ||
        (free.includes(other) && isOwnCode(other)) ||
        // `N° PRE`, of which only the looks are those of a number.
        (other.name.strengths.size === 0 && isPrefixed(other) && isSeries(other))),
  );
  if (isGood || !better) return;
  if (holdsNumbers(column)) takeAs('serialNumber', column);
  else leave(column);
  takeAs('sku', better);
}

/** `manufacturer_code` beside `other_codes`: where no column is the car maker's number, who made a part is who made the car. */
function correctNumber({ columns, mayCorrect, meaningOf, takeAs }: Assignment): void {
  const column = mayCorrect('manufacturerCode');
  const isOther = ({ header }: Described): boolean =>
    /^(?:other|altr|andere|weitere|autres?|otr|inn|kit|overige|outr)/.test(fold(header));
  const hasOwn = columns.some((one) => meaningOf(one) === 'serialNumber' && !isOther(one));
  if (!column || hasOwn || column.texts.length === 0) return;
  const numbers = column.texts.filter(looksLikeNumber).length;
  if (numbers >= column.texts.length * mostlyNumbers) takeAs('serialNumber', column);
}
