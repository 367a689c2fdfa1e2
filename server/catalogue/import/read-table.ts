/** A yard's CSV as records, each with the line on which it begins. */
import { parse } from 'csv-parse/sync';

export type Record = { readonly line: number; readonly cells: readonly string[] };
export type Table = { readonly header: readonly string[]; readonly records: readonly Record[] };

const delimiters = [';', '\t', ','] as const;

/**
 * Reads a table: delimiter recognised from the header, line ends of any kind, quotes doubled, line breaks inside quotes kept as `\n`.
 * Records whose cells are all blank are left out; they are how spreadsheets end.
 *
 * @param text the decoded file
 */
export function readTable(text: string): Table {
  const lines = text.replace(/\r\n?/g, '\n');
  const parsed = parse(lines, {
    delimiter: delimiterOf(lines),
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];

  const records: Record[] = [];
  let line = 1;
  for (const { record, info } of parsed) {
    const cells = record.map((cell) => cell.trim());
    if (cells.some((cell) => cell !== '')) records.push({ line, cells });
    line = info.lines + 1;
  }
  const [header, ...rest] = records;
  return { header: header?.cells ?? [], records: rest };
}

/** The sign that parts most columns on the first line. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.indexOf('\n') + 1 || undefined);
  const count = (sign: string) => header.split(sign).length;
  return delimiters.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
