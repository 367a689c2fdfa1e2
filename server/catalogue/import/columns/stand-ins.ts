/** What columns mean once each has been judged by itself: a list needs a code and a name, and some column may stand in for them. */
import { fold, wordsOf } from '../../../../domain/fold.ts';
import { findKind } from '../kinds/find-kind.ts';
import { looksLikeNumber } from '../number-looks.ts';
import { countBeside } from './counts.ts';
import { carYearBeside, gradeBeside } from './said-beside.ts';
import type { Meaning } from './meanings.ts';
import { isOwnCode, isPrefixed, isSeries, longestCount } from './own-code.ts';
import { levelsOfPlace } from './place-levels.ts';
import { priceOfOne } from './price-of-one.ts';
import { salePriceBeside, usualPriceBeside } from './sale-price.ts';
import { saysGone } from './sale-state.ts';
import { isNameless, mostlyNumbers, type Described } from './score-columns.ts';

export type Taken = { readonly meaning: Meaning; readonly score: number };

/** `N° pièce`: its name says a number of something, and its cells whose. */
const isCalledNumber = ({ header }: Described): boolean =>
  /^(?:n|nr|no|num|numero|number|nummer|numer|numeris)$/.test(wordsOf(header)[0] ?? '');

/** So much at least is believed of what stands in for something. */
const asStandIn = 0.7;

/** Below that share a column that is called so is hardly the yard's own code. */
const oftenMissing = 0.6;

/** Most signs of what names one car. */
const longestCar = 60;
const isOneCar = (text: string): boolean => text.length <= longestCar && !/[|;,\n]|\s\/\s/.test(text);

/** Texts of a column that are asked which piece they name, and how much of each. */
const asked = 40;
const longestAsked = 120;
/** From that share on a column names pieces; below the other it does not, whatever it is called. */
const namesPieces = 0.4;
const namesNone = 0.15;

/** How many of a column's different texts name a kind of part, from 0 to 1. */
export function shareOfKinds({ texts }: Pick<Described, 'texts'>): number {
  const some = [...new Set(texts)].slice(0, asked);
  const named = some.filter((text) => findKind(text.slice(0, longestAsked))?.isGroup === false).length;
  return some.length === 0 ? 0 : named / some.length;
}

/**
 * A file without a code of the yard's takes another program's, one without a name what names pieces best.
 *
 * @param scores of each column by its meanings
 * @param settled columns of which the shopkeeper said what they mean
 */
export function withStandIns(
  columns: readonly Described[],
  scores: readonly ReadonlyMap<Meaning, number>[],
  taken: Map<number, Taken>,
  settled: ReadonlySet<number>,
): Map<number, Taken> {
  const placeOf = (meaning: Meaning) => [...taken].find(([, one]) => one.meaning === meaning);
  const give = (from: Meaning, to: Meaning, isGood: (column: Described) => boolean = () => true): void => {
    if (placeOf(to)) return;
    const found = [...taken].find(
      ([at, one]) =>
        one.meaning === from && !settled.has(at) && columns[at] !== undefined && isGood(columns[at]),
    );
    if (found) taken.set(found[0], { meaning: to, score: Math.min(found[1].score, asStandIn) });
  };
  /** The column of a meaning, where it may be corrected: nothing that the shopkeeper said is. */
  const mayCorrect = (meaning: Meaning): Described | undefined => {
    const [at = -1] = placeOf(meaning) ?? [];
    return settled.has(at) ? undefined : columns[at];
  };
  /** Columns that mean nothing by their name. */
  const nameless = (): Described[] =>
    columns.filter(({ at, name }) => !taken.has(at) && !settled.has(at) && name.strengths.size === 0);
  // `Codice` beside `N°`, which counts the pieces: where it looks like numbers of car makers, the count is the yard's code.
  const counted = columns[placeOf('otherCode')?.[0] ?? -1]?.texts ?? [];
  if (!placeOf('serialNumber') && counted.length > 0 && counted.every((text) => text.length <= longestCount))
    give(
      'sku',
      'serialNumber',
      ({ texts }) => texts.filter(looksLikeNumber).length > texts.length * mostlyNumbers,
    );
  correctCode();
  if (!placeOf('sku'))
    takeAs(
      'sku',
      columns.find(
        (column) =>
          taken.get(column.at)?.meaning === 'serialNumber' && !settled.has(column.at) && isSeries(column),
      ),
    );
  give('otherCode', 'sku', ({ texts }) => texts.length > 0 && new Set(texts).size > texts.length * 0.9);
  if (!placeOf('sku')) takeAs('sku', nameless().find(isOwnCode));
  // `N° PIECE` beside the name: what a column is called says less than a series of letters and figures.
  if (!placeOf('sku'))
    takeAs(
      'sku',
      freeOr().find((column) => (isPrefixed(column) || isCalledNumber(column)) && isSeries(column)),
    );
  correctNumber();
  correctName();
  correctCount();
  correctPrice();
  correctYear();
  correctGrade();
  addLevels();
  addSecondName();
  addPartName();
  addMargin();
  give('descriptionIt', 'nameIt');
  if (!placeOf('nameEn')) give('category', 'nameIt');
  give('netPrice', 'price');
  // `passend für` alone says the car, where each line names one.
  if (!placeOf('make') && !placeOf('model')) give('fits', 'model', ({ texts }) => texts.every(isOneCar));
  // The years of a model are those of the car where nothing says its own.
  if (!placeOf('yearTo')) give('yearFrom', 'year');
  return taken;

  function takeAs(meaning: Meaning, column: Described | undefined): void {
    if (column) taken.set(column.at, { meaning, score: asStandIn });
  }

  /** What is called a code, and stands on few lines or many times the same, gives way to a column that is one. */
  function correctCode(): void {
    const column = mayCorrect('sku');
    if (!column) return;
    const { at, texts, rows } = column;
    const isGood = texts.length >= rows * oftenMissing && new Set(texts).size >= texts.length * oftenMissing;
    const better = columns.filter(
      (other) =>
        !settled.has(other.at) &&
        (((taken.get(other.at)?.meaning === 'otherCode' || nameless().includes(other)) && isOwnCode(other)) ||
          // `N° PRE`, of which only the looks are those of a number.
          (other.name.strengths.size === 0 && isPrefixed(other) && isSeries(other))),
    )[0];
    if (isGood || !better) return;
    const isNumber = texts.filter(looksLikeNumber).length > texts.length * mostlyNumbers;
    if (isNumber) taken.set(at, { meaning: 'serialNumber', score: asStandIn });
    else taken.delete(at);
    takeAs('sku', better);
  }

  /** `manufacturer_code` beside `other_codes`: where no column is the car maker's number, who made a part is who made the car. */
  function correctNumber(): void {
    const column = mayCorrect('manufacturerCode');
    const isOther = (at: number): boolean =>
      /^(?:other|altr|andere|weitere|autres?|otr|inn|kit|overige|outr)/.test(fold(columns[at]?.header ?? ''));
    const hasOwn = [...taken].some(([at, { meaning }]) => meaning === 'serialNumber' && !isOther(at));
    if (!column || hasOwn || column.texts.length === 0) return;
    const numbers = column.texts.filter(looksLikeNumber).length;
    if (numbers >= column.texts.length * mostlyNumbers) takeAs('serialNumber', column);
  }

  /** The columns of a meaning, and those that mean nothing, but for what the shopkeeper said. */
  function freeOr(...meanings: readonly Meaning[]): Described[] {
    return columns.filter(({ at }) => {
      const meaning = taken.get(at)?.meaning;
      return !settled.has(at) && (meaning === undefined || meanings.includes(meaning));
    });
  }

  function correctCount(): void {
    const counted = mayCorrect('listedQuantity');
    const better = counted && countBeside(counted, freeOr('place'));
    if (!better) return;
    taken.set(counted.at, { meaning: 'status', score: asStandIn });
    const wasPlace = taken.get(better.at)?.meaning === 'place';
    takeAs('listedQuantity', better);
    if (!wasPlace) return;
    const [next] = freeAs('place').toSorted(
      (one, other) => (scores[other.at]?.get('place') ?? 0) - (scores[one.at]?.get('place') ?? 0),
    );
    takeAs('place', next);
  }

  function correctPrice(): void {
    const called = mayCorrect('price');
    if (!called) return;
    const ofOne = priceOfOne(called, freeOr('otherPrice'), columns[placeOf('listedQuantity')?.[0] ?? -1]);
    if (ofOne) {
      taken.delete(called.at);
      takeAs('price', ofOne);
    }
    const column = ofOne ?? called;
    const others = freeOr('otherPrice').filter((other) => other !== called);
    const usual = usualPriceBeside(column, others);
    if (usual) {
      takeAs('salePrice', column);
      takeAs('price', usual);
    } else if (!placeOf('salePrice')) {
      const prices = others.filter(({ at }) => scores[at]?.has('price'));
      takeAs('salePrice', salePriceBeside(column, prices));
    }
  }

  function correctYear(): void {
    const column = mayCorrect('year');
    const ofCar = column && !placeOf('yearFrom') && carYearBeside(column, freeAs('year'));
    if (!ofCar) return;
    taken.set(column.at, { meaning: 'yearFrom', score: asStandIn });
    takeAs('year', ofCar);
  }

  function correctGrade(): void {
    const column = mayCorrect('condition');
    const grade = column && gradeBeside(column, freeAs('condition'));
    if (!grade) return;
    taken.set(column.at, { meaning: 'status', score: asStandIn });
    takeAs('condition', grade);
  }

  /** Columns that mean nothing yet, and may mean this. */
  function freeAs(meaning: Meaning): Described[] {
    return freeOr().filter(({ at }) => (scores[at]?.get(meaning) ?? 0) >= asStandIn);
  }

  function addLevels(): void {
    const place = mayCorrect('place');
    if (!place) return;
    const free = new Set(freeOr().map(({ at }) => at));
    for (const level of levelsOfPlace(columns, scores, place, (at) => free.has(at))) takeAs('place', level);
  }

  /** A web shop says the piece in the title and by itself: where the title is not enough, the other one tells. */
  function addPartName(): void {
    const [at] = placeOf('nameIt') ?? placeOf('nameEn') ?? [];
    if (at === undefined) return;
    for (const column of freeOr())
      if ((column.name.strengths.get('nameIt') ?? 0) >= asStandIn && shareOfKinds(column) >= namesPieces)
        takeAs('category', column);
  }

  /** `DESCR2`, `BEZ2`: what the name had no room for, as programs print it. */
  function addSecondName(): void {
    const [at = -1] = placeOf('nameIt') ?? [];
    const unnumbered = (header: string): string => header.replace(/[\s_-]*\d$/, '');
    const name = columns[at]?.header ?? '';
    for (const column of freeOr())
      if (column.header !== name && unnumbered(column.header) === unnumbered(name))
        takeAs('descriptionIt', column);
  }

  /** What somebody wrote beside the table, under no name: nobody else reads it, but where it says that a piece is gone it is. */
  function addMargin(): void {
    if (placeOf('internalNotes')) return;
    takeAs(
      'internalNotes',
      nameless().find((column) => isNameless(column) && column.texts.some(saysGone)),
    );
  }

  /** Words of kinds are a name, and beat remarks, whatever either is called. */
  function correctName(): void {
    const [at] = placeOf('nameIt') ?? [];
    if (at !== undefined && (settled.has(at) || shareOfKinds(columns[at] ?? { texts: [] }) >= namesNone))
      return;
    if (at === undefined && (placeOf('nameEn') || !mayName().length)) return;
    const [best] = mayName()
      .map((column) => ({ column, share: shareOfKinds(column) }))
      .filter(({ share }) => share >= namesPieces)
      .toSorted((one, other) => other.share - one.share);
    if (!best) return;
    if (at !== undefined) taken.set(at, { meaning: 'descriptionIt', score: asStandIn });
    takeAs('nameIt', best.column);
  }

  function mayName(): Described[] {
    // Where nothing is called a name, a category may be one: `category.name` beside its path.
    const isNone = placeOf('nameIt') === undefined;
    const described = columns.filter(({ at }) => {
      const meaning = taken.get(at)?.meaning;
      return !settled.has(at) && (meaning === 'descriptionIt' || (isNone && meaning === 'category'));
    });
    return [...described, ...nameless()];
  }
}
