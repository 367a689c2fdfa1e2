/** The import of a yard's file: the good lines go in, each bad one is told. */
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../deps.ts';
import { installFacts } from '../facts/install-facts.ts';
import { loadKnownNames } from '../writing/known-names.ts';
import type { Piece } from '../writing/piece.ts';
import { createPieceWriter, type Written } from '../writing/write-pieces.ts';
import { findColumns } from './columns.ts';
import { decode } from './decode.ts';
import { createKnownCatalogue } from './known-catalogue.ts';
import { readPiece, type Fault } from './read-piece.ts';
import { readTable, type Record } from './read-table.ts';

/** Pieces in one transaction. */
const batchSize = 500;

export type LineFault = Fault & { readonly line: number };

export type ImportReport = Written & {
  /** Lines with something in them, the header aside. */
  readonly lines: number;
  /** How many of them did not go in; each has at least one fault. */
  readonly refused: number;
  readonly faults: readonly LineFault[];
  readonly unknownColumns: readonly string[];
};

/**
 * Imports a file. Identity is the yard's code, so running the same file twice changes nothing.
 *
 * @param bytes the file as it is on the disk
 */
export async function importPieces(db: Db, clock: Clock, bytes: Uint8Array): Promise<ImportReport> {
  await installFacts(db);
  const { header, records } = readTable(decode(bytes));
  const columns = findColumns(header);
  if (columns.missing.length > 0) return refuseAll(records, columns.missing, columns.unknown);

  const catalogue = createKnownCatalogue(await loadKnownNames(db));
  const thisYear = clock().getUTCFullYear();
  const faults: LineFault[] = [];
  const refused = new Set<number>();
  const lineOf = new Map<string, number>();
  const pieces: Piece[] = [];

  for (const { line, cells } of records) {
    const found = isCutOff(cells, header)
      ? { faults: [cutOff(cells, header)] }
      : readPiece(cells, columns, catalogue, thisYear);
    const earlier = found.piece && lineOf.get(found.piece.sku);
    if (found.piece && earlier === undefined) {
      lineOf.set(found.piece.sku, line);
      pieces.push(found.piece);
      continue;
    }
    refused.add(line);
    const twice = {
      column: columns.header('sku'),
      read: found.piece?.sku ?? '',
      expected: `a code that stands only once; it stands on line ${earlier} already`,
    };
    for (const fault of found.faults ?? [twice]) faults.push({ line, ...fault });
  }

  const written = await writeAll(db, clock, pieces);
  return {
    ...written,
    lines: records.length,
    refused: refused.size,
    faults,
    unknownColumns: columns.unknown,
  };
}

async function writeAll(db: Db, clock: Clock, pieces: readonly Piece[]): Promise<Written> {
  const writer = await createPieceWriter(db, clock);
  const total: Written = { added: 0, changed: 0, unchanged: 0 };
  for (let at = 0; at < pieces.length; at += batchSize) {
    const written = await writer.write(pieces.slice(at, at + batchSize));
    total.added += written.added;
    total.changed += written.changed;
    total.unchanged += written.unchanged;
  }
  await writer.finish();
  return total;
}

/** A record that ends early lost its last columns; which ones it meant cannot be known. */
const isCutOff = (cells: readonly string[], header: readonly string[]) => cells.length < header.length;

const cutOff = (cells: readonly string[], header: readonly string[]): Fault => ({
  column: header[cells.length] ?? '',
  read: `the line ends after ${cells.length} columns`,
  expected: `${header.length} columns, as in the first line`,
});

function refuseAll(
  records: readonly Record[],
  missing: readonly string[],
  unknownColumns: readonly string[],
): ImportReport {
  const faults = missing.map((column) => ({
    line: 1,
    column,
    read: '',
    expected: 'a column of this name, without which nothing can go in',
  }));
  return {
    added: 0,
    changed: 0,
    unchanged: 0,
    lines: records.length,
    refused: records.length,
    faults,
    unknownColumns,
  };
}
