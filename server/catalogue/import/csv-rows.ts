/** A yard's CSV as rows. */
import { findColumns, type Column, type Columns } from './columns.ts';
import { createCells } from './cells.ts';
import {
  linesOf,
  longestLine,
  type Line,
  createRecordReader,
  type RecordReader,
  type TableRecord,
} from './record-reader.ts';
import { mostFindings, type Fault, type Row, type RowFindings } from './row.ts';
import { expectedLine, readLine } from './told/of-lines.ts';

const delimiters = [';', '\t', ','] as const;

/** Lines before the header that a title may take. */
const mostTitleLines = 20;

/** The file is no table that the shop could read: none of its lines is. */
export type NoTable = {
  readonly missing: readonly Column[];
  readonly unknown: readonly string[];
  readonly line: number;
};

/**
 * Records whose cells are all blank are passed over; they are how spreadsheets end.
 *
 * @param texts the decoded file
 * @returns the rows as they come; at last, when no header was found, what it lacks
 */
export async function* csvRows(
  texts: AsyncIterable<string>,
  findings: RowFindings,
): AsyncGenerator<readonly Row[], NoTable | undefined> {
  let table: { columns: Columns; width: number; reader: RecordReader; header: readonly string[] } | undefined;
  const titles: { line: Line; columns: Columns }[] = [];
  for await (const lines of linesOf(texts)) {
    const records: TableRecord[] = [];
    for (const line of lines) {
      if (table) records.push(...table.reader.take(line));
      else if (line.text.trim() !== '' && titles.length < mostTitleLines) {
        const { header, columns, delimiter } = asHeader(line, titles);
        titles.push({ line, columns });
        if (columns.missing.length > 0) continue;
        table = { columns, header, width: header.length, reader: createRecordReader(delimiter) };
        for (const name of columns.unknown.slice(0, mostFindings)) findings.unknownColumns.add(name);
      }
    }
    if (table) yield rowsOf(records, table, findings);
    else if (titles.length === mostTitleLines) break;
  }
  if (table) {
    yield rowsOf(table.reader.end(), table, findings);
    return undefined;
  }
  return noTable(titles);
}

/** A line read with the delimiter that gives it most known columns, then most columns at all; Excel may have named one. */
function asHeader(line: Line, before: readonly { line: Line }[]) {
  const named = /^sep=(.)$/i.exec(before[0]?.line.text.trim() ?? '')?.[1];
  const [best] = (named ? [named] : delimiters)
    .map((delimiter) => {
      const cells = createCells(delimiter);
      cells.take(line.text);
      return { delimiter, header: cells.read, columns: findColumns(cells.read) };
    })
    .sort((one, other) => other.columns.known - one.columns.known || other.header.length - one.header.length);
  if (!best) throw new Error('no delimiter was tried');
  return best;
}

function noTable(titles: readonly { line: Line; columns: Columns }[]): NoTable {
  const [best] = titles.toSorted((one, other) => other.columns.known - one.columns.known);
  const { missing, unknown } = best?.columns ?? findColumns([]);
  return { missing, unknown: unknown.slice(0, mostFindings), line: best?.line.number ?? 1 };
}

function rowsOf(
  records: readonly TableRecord[],
  { columns, header, width }: { columns: Columns; header: readonly string[]; width: number },
  { blankLines }: RowFindings,
): Row[] {
  const rows: Row[] = [];
  for (const record of records) {
    if (!record.fault && record.cells.every((cell) => cell === '')) {
      if (record.cells.length > 1 && blankLines.length < mostFindings) blankLines.push(record.line);
      continue;
    }
    const fault = faultOf(record, header, width);
    rows.push({
      line: record.line,
      cell: (column) => record.cells[columns.placeOf(column) ?? -1] ?? '',
      header: columns.header,
      has: (column) => columns.placeOf(column) !== undefined,
      ...(fault ? { fault } : {}),
    });
  }
  return rows;
}

/** A record that ends early lost its last columns; which ones it meant cannot be known. Nor where one too many came in. */
function faultOf({ cells, fault }: TableRecord, header: readonly string[], width: number): Fault | undefined {
  const column = header[Math.min(cells.length, width - 1)] ?? '';
  if (fault === 'too_long')
    return { column: '', read: cells[0] ?? '', expected: expectedLine.shorter(longestLine) };
  if (fault === 'open_quote')
    return { column, read: readLine.openQuote, expected: expectedLine.closedQuotes };
  if (cells.length < width)
    return {
      column,
      read: readLine.endsAfter(cells.length),
      expected: expectedLine.columns(width),
    };
  if (cells.slice(width).some((cell) => cell !== ''))
    return {
      column,
      read: readLine.columns(cells.length),
      expected: expectedLine.fewerColumns(width),
    };
  return undefined;
}
