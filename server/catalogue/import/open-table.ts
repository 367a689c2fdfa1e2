/** A yard's file as the list of parts that it is: in the shop's own columns, or in those of whoever wrote it. */
import {
  isHeaderAgain,
  judgeColumns,
  withoutCodes,
  type ColumnMap,
  type JudgedColumn,
  type Judgement,
} from './columns/judge-columns.ts';
import type { Meaning } from './columns/meanings.ts';
import { inWholeYears } from './columns/short-spans.ts';
import { originOf, type Origin } from './british-files.ts';
import { italianName, requiredColumns } from './columns.ts';
import type { ForeignLine } from './foreign-line.ts';
import { firstNumberOf } from './numbers-of-line.ts';
import { saysNothing } from './says-nothing.ts';
import { plainText } from './cells/clean-text.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { isHeading, isOfTotals } from './between-pieces.ts';
import { readRows } from './read-rows.ts';
import { mostFindings, type Row, type RowFindings } from './row.ts';
import { openSheets, isArchive, isMarkup } from './sheets/open-sheets.ts';
import { withNamedValues } from './sheets/named-values.ts';
import { withVariants } from './sheets/variants.ts';
import { isPutAside, saysAllSold } from './sheets/put-aside.ts';
import { firstRecords, type Sheet, type SheetRecord } from './sheets/sheet.ts';
import { UnreadableFile, type YardFile } from './yard-file.ts';
import { unreadable } from './told/of-files.ts';
import { expectedLine } from './told/of-lines.ts';

/** A sheet with what its columns were taken for. */
export type JudgedSheet = { readonly name: string; readonly judgement: Judgement };

export type ForeignTable = {
  readonly sheets: readonly JudgedSheet[];
  /** Sheets that are no list of parts, by name. */
  readonly passedOver: readonly string[];
  /** Sheets that would be one, did their pieces have a code or a number. */
  readonly withoutCodes: readonly string[];
  /** What stands above the tables, and on sheets that are none. */
  readonly notes: readonly string[];
  /** As its first lines tell. */
  readonly origin: Origin;
  /** @param findings are filled on the way */
  lines(findings: RowFindings): AsyncGenerator<readonly ForeignLine[]>;
  close(): void;
};

/** Records by which columns are judged. */
const looked = 400;
/** Of a sheet that is no list of parts, such as one with the terms of sale, so many records are read for what they say of the others. */
const mostNotes = 40;

/**
 * @param map what the shopkeeper said of the columns
 * @returns undefined where the file is in the shop's own columns, or no list of parts at all, which its reader tells
 * @throws UnreadableFile
 */
export async function openForeignTable(
  file: YardFile,
  catalogue: KnownCatalogue,
  thisYear: number,
  map: ColumnMap = {},
): Promise<ForeignTable | undefined> {
  const isBook = (await isArchive(file)) || (await isMarkup(file));
  if (!isBook && Object.keys(map).length === 0 && (await isOwn(file))) return undefined;
  const { sheets, close } = await openSheets(file);
  try {
    const judged: { sheet: Sheet; judgement: Judgement }[] = [];
    const passedOver: string[] = [];
    const uncoded: string[] = [];
    const notes: string[] = [];
    const seen: SheetRecord[] = [];
    for (const opened of sheets) {
      if (isPutAside(opened.name)) {
        passedOver.push(opened.name);
        continue;
      }
      const written = await firstRecords(opened, looked);
      const whole = withVariants(opened, written);
      const sheet = withNamedValues(whole, written);
      const records = sheet === opened ? written : await firstRecords(sheet, looked);
      const judgement = judgeColumns(sheet, records, catalogue, thisYear, map);
      if (judgement === withoutCodes) uncoded.push(sheet.name);
      else if (judgement) {
        judged.push({ sheet, judgement });
        notes.push(...(opened.notes ?? []), ...judgement.titles);
        seen.push(...records);
      } else {
        passedOver.push(sheet.name);
        notes.push(...records.slice(0, mostNotes).map(({ cells }) => cells.filter(Boolean).join(' ')));
      }
    }
    if (judged.length === 0) {
      if (uncoded.length > 0) throw new UnreadableFile(unreadable.noCodes);
      // What is no workbook is read, and told, as the shop's own columns.
      if (isBook) throw new UnreadableFile(unreadable.noList);
      close();
      return undefined;
    }
    return {
      sheets: judged.map(({ sheet, judgement }) => ({ name: sheet.name, judgement })),
      passedOver,
      withoutCodes: uncoded,
      notes,
      origin: originOf(seen.flatMap(({ cells }) => cells)),
      lines: (findings) => linesOf(judged, findings),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** Whether a header with all the shop's own columns is there; of JSON, one object with all of them. */
async function isOwn(file: YardFile): Promise<boolean> {
  const rows = readRows(file, { unknownColumns: new Set(), blankLines: [] });
  let seen = 0;
  for await (const some of rows) {
    for (const row of some) if (requiredColumns.every((column) => row.has(column))) return true;
    seen += some.length;
    if (seen > looked) return false;
  }
  return false;
}

async function* linesOf(
  judged: readonly { sheet: Sheet; judgement: Judgement }[],
  findings: RowFindings,
): AsyncGenerator<readonly ForeignLine[]> {
  const numbered = new Map<string, number>();
  for (const { sheet, judgement } of judged) {
    const toLine = lineReader(judgement, numbered);
    for (const { header, meaning } of judgement.columns)
      if (meaning === undefined && findings.unknownColumns.size < mostFindings)
        findings.unknownColumns.add(header);
    const names = judgement.columns.map(({ header }) => header);
    let isSold = false;
    const above = judgement.titles.at(-1) ?? '';
    let heading = looksLikeCar.test(above) ? above : '';
    for await (const records of sheet.records()) {
      const lines: ForeignLine[] = [];
      for (const record of records) {
        if (record.line <= judgement.headerLine) continue;
        const own = ownCells(record);
        if (!record.fault && own.every((cell) => cell === '')) continue;
        if (isHeaderAgain(own, names)) continue;
        if (!record.fault && isHeading(own)) {
          heading = own.join(' ').trim();
          // What stands under `VENDUTI` is sold, up to the next heading.
          if (heading.split(/\s+/).length <= mostOfHeading) isSold = saysAllSold(heading);
        }
        lines.push(toLine(record, { heading, isUnderSold: isSold }));
      }
      if (lines.length > 0) yield lines;
    }
  }
}

/** Year and engine of the first car, above the names of the columns: `FIAT GRANDE PUNTO 1.3 MJET - 2008`. */
const looksLikeCar = /^(?=.*\b(?:19|20)\d{2}\b)(?=.*(?<!\d)\d[.,]\d(?!\d))/;

/** Most words of a heading; more of them are a note, which ends nothing. */
const mostOfHeading = 6;

/** Without those that are merged down to it. */
const ownCells = ({ cells, carried }: SheetRecord): readonly string[] =>
  carried ? cells.map((cell, at) => (carried.has(at) ? '' : cell)) : cells;

/** Facts that are each piece's own: a cell of them that is merged over several lines says nothing of the later ones. */
const eachItsOwn: ReadonlySet<Meaning> = new Set<Meaning>([
  'sku',
  'otherCode',
  'serialNumber',
  'price',
  'netPrice',
  'listedQuantity',
]);

function lineReader(
  { columns, isRagged }: Judgement,
  numbered: Map<string, number>,
): (record: SheetRecord, above: Pick<ForeignLine, 'heading' | 'isUnderSold'>) => ForeignLine {
  const byMeaning = Map.groupBy(
    columns.filter((column): column is JudgedColumn & { meaning: Meaning } => column.meaning !== undefined),
    ({ meaning }) => meaning,
  );
  const width = columns.length;
  return (record, above) => {
    const { line, cells, fault, carried } = record;
    const cellsOf = (meaning: Meaning) =>
      (byMeaning.get(meaning) ?? []).map(({ at, header, hasShortSpans }) => {
        const text = carried?.has(at) && eachItsOwn.has(meaning) ? '' : (cells[at] ?? '');
        return { header, text: hasShortSpans ? inWholeYears(text) : text };
      });
    // Another program's number is the code of a list, never that of a line whose own is missing.
    const own = codeIn(cellsOf(byMeaning.has('sku') ? 'sku' : 'otherCode'));
    const number = own === '' ? firstNumberOf({ cells: cellsOf }) : '';
    const nth = number === '' ? 0 : (numbered.get(number) ?? 0) + 1;
    if (number !== '') numbered.set(number, nth);
    const filled = cells.filter((cell) => cell !== '');
    const expected =
      fault ??
      (isOfTotals(cells, width)
        ? expectedLine.noTotals
        : isHeading(ownCells(record))
          ? expectedLine.noHeading
          : cells.length > width && cells.slice(width).some((cell) => cell !== '')
            ? expectedLine.fewerColumns(width)
            : cells.length < width && !isRagged
              ? expectedLine.columns(width)
              : undefined);
    return {
      ...above,
      line,
      code: own || (nth > 1 ? `${number} (${nth})` : number),
      cells: cellsOf,
      has: (meaning) => byMeaning.has(meaning),
      ...(expected === undefined ? {} : { fault: { column: '', read: filled[0] ?? '', expected } }),
    };
  };
}

const longestCode = 80;

function codeIn(cells: readonly { readonly text: string }[]): string {
  for (const { text } of cells) {
    const code = plainText(text);
    if (code !== '' && code.length <= longestCode && !saysNothing(code) && !code.includes('\ufffd'))
      return code;
  }
  return '';
}

/** A line as rows of the shop's own columns are: by its code and its first number, which is all that codes are compared by. */
export const rowOf = (line: ForeignLine): Row => ({
  line: line.line,
  cell: (column) => (column === 'sku' ? line.code : column === 'serialNumber' ? firstNumberOf(line) : ''),
  header: (column) => line.cells(column)[0]?.header ?? italianName(column),
  has: (column) => line.has(column),
});
