/** `npm run shop -- import FILE`: a yard's export into the catalogue. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { importPieces, type ImportReport } from '../catalogue/import/import-pieces.ts';
import { UsageError, type Command } from './command.ts';

export const importFile: Command = {
  summary: 'bring a yard’s CSV export into the catalogue',
  usage: 'import FILE',
  async run(args, open) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new UsageError('import takes one file.');
    const bytes = read(file);
    const { database, clock, print } = await open();
    const report = await importPieces(database.db, clock, bytes);
    for (const line of inWords(report)) print(line);
    return exitStatus(report);
  },
};

function read(file: string): Uint8Array {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`The file ${file} cannot be read: ${(error as Error).message}.`);
  }
}

/** 0 when every line went in, 1 when some did not, 2 when none could. */
export function exitStatus({ lines, refused }: ImportReport): number {
  if (lines === refused) return 2;
  return refused === 0 ? 0 : 1;
}

/** The report as lines: a sentence, the columns passed over, and a table of what is wrong. */
export function inWords(report: ImportReport): string[] {
  const { lines, refused, added, changed, unchanged, faults, unknownColumns } = report;
  const wentIn = lines - refused;
  return [
    `${wentIn} of ${lines} lines went in: ${added} new, ${changed} changed, ${unchanged} as they were.`,
    ...(wentIn > 0 && added + changed === 0 ? ['Nothing has changed.'] : []),
    ...(unknownColumns.length > 0 ? [`Columns passed over: ${unknownColumns.join(', ')}.`] : []),
    ...(faults.length > 0 ? ['', `${refused} did not go in:`, ...table(faults)] : []),
  ];
}

function table(faults: ImportReport['faults']): string[] {
  const rows = [
    ['line', 'column', 'read', 'expected'],
    ...faults.map(({ line, column, read, expected }) => [String(line), column, quoted(read), expected]),
  ];
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
}

const quoted = (text: string): string => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
