/** What columns mean once each has been judged by itself: a list needs a code and a name, and some column may stand in for them. */
import { findKind } from '../kinds/find-kind.ts';
import { looksLikeNumber } from './cell-looks.ts';
import { countBeside } from './counts.ts';
import type { Meaning } from './meanings.ts';
import { levelsOfPlace } from './place-levels.ts';
import { usualPriceBeside } from './sale-price.ts';
import { mostlyNumbers, type Described } from './score-columns.ts';

export type Taken = { readonly meaning: Meaning; readonly score: number };

/** Longest number that counts pieces, in signs; what is longer comes from a platform. */
const longestCount = 6;

/** So much at least is believed of what stands in for something. */
const asStandIn = 0.7;

/** Share of the lines that a yard's own code stands on, and of different ones among them. */
const nearlyAll = 0.9;
const nearlyUnique = 0.98;
/** Below that share a column that is called so is hardly the yard's own code. */
const oftenMissing = 0.6;

/** A code of a person or a program for a piece: short, with figures, no date, no price, no year. */
const looksLikeOwnCode = (text: string): boolean =>
  text.length <= 20 &&
  /\d/.test(text) &&
  !/\s\S+\s/.test(text) &&
  !/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|^\d+[.,]\d{1,2}$|^https?:|^(?:19|20)\d{2}$|€/.test(text);

/** Whether a column may be the yard's own code by its cells alone: on nearly every line, nearly never twice, no shape of car makers' numbers. */
export function isOwnCode({ texts, rows }: Pick<Described, 'texts' | 'rows'>): boolean {
  const share = (look: (text: string) => boolean): number => texts.filter(look).length / texts.length;
  return (
    texts.length > 1 &&
    texts.length >= rows * nearlyAll &&
    new Set(texts).size >= texts.length * nearlyUnique &&
    share(looksLikeOwnCode) >= nearlyAll &&
    share((text) => looksLikeNumber(text) && text.length > longestCount) < mostlyNumbers
  );
}

/** Most signs of a number that counts pieces, and no car maker's number. */
const longestPlain = 7;

/**
 * Whether a column that looks like numbers of car makers holds the yard's own: all written alike (`T-118421`), each once, on nearly every
 * line, and with a letter in front or too short for a number.
 */
export function isSeries({ texts, rows }: Pick<Described, 'texts' | 'rows'>): boolean {
  const shapes = Map.groupBy(texts, (text) => text.replace(/\d/g, '9'));
  const [shape = '', same = []] =
    [...shapes].toSorted((one, other) => other[1].length - one[1].length)[0] ?? [];
  return (
    texts.length > leastOfSeries &&
    texts.length >= rows * nearlyAll &&
    new Set(texts).size >= texts.length * nearlyUnique &&
    same.length >= texts.length * nearlyUnique &&
    (/^[A-Z]{1,4}[-/. ]?9{1,8}$/i.test(shape) || (/^9+$/.test(shape) && shape.length <= longestPlain))
  );
}

/** Written with letters in front, as no count and few car makers write. */
const isPrefixed = ({ texts }: Pick<Described, 'texts'>): boolean =>
  texts.every((text) => /^[A-Z]/i.test(text));

/** Most signs of what names one car. */
const longestCar = 60;
const isOneCar = (text: string): boolean => text.length <= longestCar && !/[|;,\n]|\s\/\s/.test(text);

/** Fewer lines are alike by chance. */
const leastOfSeries = 4;

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
        ({ at }) =>
          taken.get(at)?.meaning === 'serialNumber' &&
          !settled.has(at) &&
          isSeries(columns[at] ?? { texts: [], rows: 0 }),
      ),
    );
  give('otherCode', 'sku', ({ texts }) => texts.length > 0 && new Set(texts).size > texts.length * 0.9);
  if (!placeOf('sku')) takeAs('sku', nameless().find(isOwnCode));
  correctName();
  correctCount();
  correctPrice();
  addLevels();
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
    const [at] = placeOf('sku') ?? [];
    const column = columns[at ?? -1];
    if (at === undefined || !column || settled.has(at)) return;
    const { texts, rows } = column;
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

  /** The columns of a meaning, and those that mean nothing, but for what the shopkeeper said. */
  function freeOr(...meanings: readonly Meaning[]): Described[] {
    return columns.filter(({ at }) => {
      const meaning = taken.get(at)?.meaning;
      return !settled.has(at) && (meaning === undefined || meanings.includes(meaning));
    });
  }

  function correctCount(): void {
    const [at] = placeOf('listedQuantity') ?? [];
    const counted = columns[at ?? -1];
    if (at === undefined || !counted || settled.has(at)) return;
    const better = countBeside(counted, freeOr('place'));
    if (!better) return;
    taken.set(at, { meaning: 'status', score: asStandIn });
    const wasPlace = taken.get(better.at)?.meaning === 'place';
    takeAs('listedQuantity', better);
    if (!wasPlace) return;
    const [next] = freeOr()
      .filter((column) => (scores[column.at]?.get('place') ?? 0) >= asStandIn)
      .toSorted((one, other) => (scores[other.at]?.get('place') ?? 0) - (scores[one.at]?.get('place') ?? 0));
    takeAs('place', next);
  }

  function correctPrice(): void {
    const [at] = placeOf('price') ?? [];
    const column = columns[at ?? -1];
    if (at === undefined || !column || settled.has(at)) return;
    const usual = usualPriceBeside(column, freeOr('otherPrice'));
    if (!usual) return;
    taken.set(at, { meaning: 'salePrice', score: asStandIn });
    takeAs('price', usual);
  }

  function addLevels(): void {
    const place = columns[placeOf('place')?.[0] ?? -1];
    if (!place || settled.has(place.at)) return;
    const free = new Set(freeOr().map(({ at }) => at));
    for (const level of levelsOfPlace(columns, scores, place, (at) => free.has(at))) takeAs('place', level);
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
