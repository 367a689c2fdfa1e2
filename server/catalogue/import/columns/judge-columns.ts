/** Which column of a sheet is what: by its name and by what stands in it, both weighed for every column and every meaning. */
import { facts, type FactName } from '../../../../domain/facts/facts.ts';
import { fold } from '../letters.ts';
import type { KnownCatalogue } from '../known-catalogue.ts';
import { mostTitleRecords, type Sheet, type SheetRecord } from '../sheets/sheet.ts';
import { isOfTotals } from '../between-pieces.ts';
import { meaningOfName } from './header-meaning.ts';
import { several, type Meaning } from './meanings.ts';
import type { Taken } from './assignment.ts';
import { saysShortSpans } from './short-spans.ts';
import { withStandIns } from './stand-ins.ts';
import { describe, type Described } from './described.ts';
import { scoresOf } from './score-columns.ts';

export type JudgedColumn = {
  /** Where it stands, from 0. */
  readonly at: number;
  /** As the file calls it; `colonna 3` where it does not. */
  readonly header: string;
  readonly meaning: Meaning | undefined;
  /** From 0 to 1; 1 where the shopkeeper said it. */
  readonly sureness: number;
  /** The first different texts of it. */
  readonly examples: readonly string[];
  /** The language that its name says. */
  readonly language: string | undefined;
  /** `2004-09` are two years in it. */
  readonly hasShortSpans?: true;
};

export type Judgement = {
  readonly columns: readonly JudgedColumn[];
  /** Of the record with the names; 0 where there is none. */
  readonly headerLine: number;
  /** What stands above the names. */
  readonly titles: readonly string[];
  /** Whether lines of the sheet end where the rest of their cells are empty. */
  readonly isRagged: boolean;
  /** It says some facts of pieces by their codes, and not what the pieces are. */
  readonly isShort: boolean;
};

/** A sheet that says pieces and prices, and nothing by which a piece is known again: neither a code nor a number. */
export const withoutCodes = 'without_codes';

/** Facts that a short file may change by themselves. */
const updatable: readonly Meaning[] = [
  'price',
  'netPrice',
  'listedQuantity',
  'discount',
  'place',
  'condition',
  'tested',
  'weightKg',
  'purchasePrice',
  'internalNotes',
  'descriptionIt',
  'photos',
];

/** What a shopkeeper said that columns mean, by their names; null is nothing. */
export type ColumnMap = Readonly<Record<string, Meaning | null>>;

const ofYears: ReadonlySet<Meaning | undefined> = new Set<Meaning | undefined>(['year', 'yearFrom']);

/** Less is not believed. */
const leastSure = 0.3;
const examplesShown = 3;
/** Fewest filled cells by which a line is one of a piece. */
const leastOfLine = 3;

/**
 * @param records the first ones of the sheet
 * @returns undefined where the sheet is no list of parts, or that only codes are missing
 */
export function judgeColumns(
  { header: given, hasOpenEnds }: Sheet,
  records: readonly SheetRecord[],
  catalogue: KnownCatalogue,
  thisYear: number,
  map: ColumnMap = {},
): Judgement | typeof withoutCodes | undefined {
  const headerAt = given ? -1 : findHeader(records, map);
  const names = given ?? (headerAt === undefined ? [] : (records[headerAt]?.cells ?? []));
  const body = records.slice((headerAt ?? -1) + 1).filter(({ fault }) => !fault);
  const width = Math.max(names.length, ...body.map(({ cells }) => cells.length));
  // Headings and notes between the lines fill no column, and neither sums nor the names of a second page are cells of it.
  const whole = body.filter(
    ({ cells }) =>
      cells.filter((cell) => cell !== '').length >= Math.min(width, leastOfLine) &&
      !isHeaderAgain(cells, names) &&
      !isOfTotals(cells, width),
  );
  const columns = Array.from({ length: width }, (_, at) => describe(at, names[at] ?? '', whole));
  const scores = columns.map((column) => scoresOf(column, catalogue, thisYear));
  const taken = assign(columns, scores, map);
  const meanings = new Set([...taken.values()].map(({ meaning }) => meaning));
  const hasIdentity = meanings.has('sku') || meanings.has('serialNumber');
  const saysWhat = meanings.has('nameIt') || meanings.has('nameEn') || meanings.has('category');
  const hasPrice = meanings.has('price') || meanings.has('netPrice');
  if (!hasIdentity && saysWhat && hasPrice) return withoutCodes;
  if (!hasIdentity || meanings.size < 2 || (saysWhat && !hasPrice)) return undefined;
  if (!saysWhat && !(meanings.has('sku') && updatable.some((meaning) => meanings.has(meaning))))
    return undefined;
  const filled = body.filter(({ cells }) => cells.length > 1);
  const short = filled.filter(({ cells }) => cells.length < names.length).length;
  return {
    columns: columns.map(({ at, header, texts, name }) => ({
      at,
      header,
      meaning: taken.get(at)?.meaning,
      sureness: taken.get(at)?.score ?? 0,
      examples: [...new Set(texts)].slice(0, examplesShown),
      language: name.language,
      ...(ofYears.has(taken.get(at)?.meaning) && saysShortSpans(texts) && { hasShortSpans: true }),
    })),
    isShort: !saysWhat,
    headerLine: headerAt === undefined || headerAt < 0 ? 0 : (records[headerAt]?.line ?? 0),
    titles: records.slice(0, Math.max(0, headerAt ?? 0)).map(({ cells }) => cells.filter(Boolean).join(' ')),
    isRagged: hasOpenEnds === true || (filled.length > 0 && short / filled.length > 0.2),
  };
}

/** Programs that print pages write the names of the columns on each. */
export const isHeaderAgain = (cells: readonly string[], names: readonly string[]): boolean =>
  cells.filter((cell) => cell !== '').length > 1 &&
  cells.every((cell, at) => cell === '' || fold(cell) === fold(names[at] ?? ''));

/** The record of which most cells are names of columns. @returns undefined where none is */
function findHeader(records: readonly SheetRecord[], map: ColumnMap): number | undefined {
  let best: { at: number; known: number } | undefined;
  records.slice(0, mostTitleRecords).forEach(({ cells }, at) => {
    const meanings = new Set<string>();
    let known = 0;
    for (const cell of cells) {
      if (cell === '' || cell.length > 60 || /^[\d.,€\s]+$/.test(cell)) continue;
      const strengths = [...meaningOfName(cell).strengths];
      const [strongest] = strengths.toSorted((one, other) => other[1] - one[1]);
      if (cell in map) known += 1;
      else if (strongest && strongest[1] >= 0.9 && !meanings.has(strongest[0])) known += 1;
      else if (strongest && strongest[1] >= 0.6) known += 0.4;
      if (strongest) meanings.add(strongest[0]);
    }
    const digits = cells.filter((cell) => /^\d[\d.,]*$/.test(cell)).length;
    known -= digits;
    if (known >= 2 && (best === undefined || known > best.known)) best = { at, known };
  });
  return best?.at;
}

/** Each column one meaning, each meaning one column, but for those of which several count; the surest pair first. */
function assign(
  columns: readonly Described[],
  scores: readonly Map<Meaning, number>[],
  map: ColumnMap,
): Map<number, Taken> {
  const taken = new Map<number, Taken>();
  const used = new Set<Meaning>();
  const settled = new Set<number>();
  for (const { at, header } of columns) {
    const said = map[header] ?? mapFolded(map, header);
    if (said === undefined) continue;
    settled.add(at);
    if (said === null) continue;
    taken.set(at, { meaning: said, score: 1 });
    if (!several.has(said)) used.add(said);
  }
  const pairs = columns
    .flatMap(({ at }) => [...(scores[at] ?? [])].map(([meaning, score]) => ({ at, meaning, score })))
    .filter(({ score }) => score >= leastSure)
    .toSorted((one, other) => other.score - one.score || one.at - other.at);
  for (const { at, meaning, score } of pairs) {
    if (settled.has(at) || taken.has(at)) continue;
    const { language } = columns[at]?.name ?? {};
    const meant = meaning === 'nameIt' && language === 'en' ? 'nameEn' : meaning;
    if (!several.has(meant) && used.has(meant)) continue;
    taken.set(at, { meaning: meant, score });
    used.add(meant);
  }
  return withStandIns(columns, scores, taken, settled);
}

const mapFolded = (map: ColumnMap, header: string): Meaning | null | undefined =>
  Object.entries(map).find(([name]) => fold(name) === fold(header))?.[1];

/** A meaning as the shopkeeper reads and writes it: a fact by its Italian name in the shop's own columns. */
export const writtenMeaning = (meaning: Meaning): string =>
  meaning in facts ? facts[meaning as FactName].headers[0] : meaning;
