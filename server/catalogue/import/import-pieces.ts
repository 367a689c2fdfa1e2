/** The import of a yard's file: the good lines go in, each bad one is told. */
import type { InBoth } from '../../../domain/constants.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { TransactionRollbackError } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import { isConnectionLost, isRowRefused, isWorthAnotherTry } from '../../db/driver-error.ts';
import { installFacts } from '../facts/install-facts.ts';
import type { Written } from '../writing/compare-pieces.ts';
import { loadKnownNames, type KnownNames } from '../writing/known-names.ts';
import {
  createPieceReader,
  createPieceWriter,
  nothingWritten,
  sum,
  type PieceWriter,
} from '../writing/write-pieces.ts';
import { oneAhead } from '../writing/one-ahead.ts';
import type { Piece } from '../writing/piece.ts';
import type { ColumnMap } from './columns/judge-columns.ts';
import { createMadeNames } from './cars/made-names.ts';
import { foreignSource, knownOnly, settled } from './foreign-source.ts';
import { createOtherKinds } from './kinds/other-kinds.ts';
import { openForeignTable, type ForeignTable } from './open-table.ts';
import { createFindings, type Hearer, type ImportReport } from './import-report.ts';
import { createKnownCatalogue } from './known-catalogue.ts';
import { createPhotoWishes } from './photo-wishes.ts';
import { readPieces, type LinePiece } from './read-pieces.ts';
import type { RowFindings } from './row.ts';
import { fileInMemory, UnreadableFile, type YardFile } from './yard-file.ts';
import { expectedLine } from './told/of-lines.ts';

type ImportOptions = {
  /** Says what would happen and writes nothing. */
  readonly isDryRun?: boolean;
  /** Whether there is a folder in which photos are looked for. */
  readonly hasPhotoFolder?: boolean;
  /** Pieces in one transaction, for whose time the parts are locked. */
  readonly batchSize?: number;
  /** Pause after each of them, as a share of the time it took, so that a shop on the same machine keeps answering. */
  readonly breath?: number;
  /** Ends the import after the batch that is being written. */
  readonly signal?: AbortSignal;
  /** Hears of every line that is settled. */
  readonly onProgress?: (lines: number, lastLine: number) => void;
  readonly hearer?: Hearer;
  /** Whether prices are without VAT, where the file is in other columns than the shop's. */
  readonly prices?: 'net' | 'gross';
  /** What the shopkeeper said that columns mean. */
  readonly map?: ColumnMap;
  /** Facts that are changed although they were set by hand in the shop. */
  readonly forced?: ReadonlySet<string>;
  /** Hears what columns were taken for, before anything is written; nothing is read where it says no. */
  readonly onColumns?: (
    table: Pick<ForeignTable, 'sheets' | 'passedOver' | 'withoutCodes'>,
  ) => Promise<boolean> | boolean;
};

const usualBatch = 500;
const longestBreathMs = 500;

/**
 * Imports a file. Identity is the yard's code, so running the same file twice changes nothing, and an import that was cut off goes on
 * where it ended. Each batch is one transaction.
 *
 * @param source the file, or its bytes as they are on the disk
 */
export async function importPieces(
  db: Db,
  clock: Clock,
  source: Uint8Array | YardFile,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { isDryRun = false, batchSize = usualBatch, breath = 0, signal, onProgress, forced } = options;
  const names = isDryRun ? await namesAsInstalled(db) : await installedNames(db);
  const writer = isDryRun
    ? createPieceReader(db, names, forced)
    : createPieceWriter(db, clock, names, forced);
  const findings = createFindings(options.hearer ?? {});
  const rowFindings: RowFindings = { unknownColumns: new Set(), blankLines: [] };
  const photos = createPhotoWishes(options.hasPhotoFolder ?? false);
  let lines = 0;
  let afterLine = 1;
  let written = nothingWritten;
  let stopped: 'interrupted' | 'database gone' | undefined;
  let unreadable: InBoth | undefined;

  const file = source instanceof Uint8Array ? fileInMemory(source) : source;
  const today = clock();
  const thisYear = today.getUTCFullYear();
  const catalogue = createKnownCatalogue(names);
  const made = createMadeNames(names);
  const others = createOtherKinds(names.categories);
  let table: ForeignTable | undefined;
  try {
    table = await openForeignTable(file, catalogue, thisYear, options.map);
    if (table && options.onColumns && !(await options.onColumns(table))) stopped = 'interrupted';
    const foreign =
      table &&
      (await foreignSource(db, { table, catalogue, names, made, others, today, prices: options.prices }));
    const batches = readPieces(file, catalogue, thisYear, batchSize, findings, rowFindings, foreign);
    for await (const batch of stopped ? [] : oneAhead(batches)) {
      const begun = performance.now();
      const refused = new Set<number>();
      const there = await knownOnly(db, batch.pieces, (line, sku) => {
        refused.add(line);
        findings.refuse(line, [{ column: '', read: sku, expected: expectedLine.knownCode }]);
      });
      const ready = isDryRun ? there : await settled(db, there, made, others);
      const done = await writeBatch(writer, ready, ({ line, piece }) => {
        refused.add(line);
        findings.refuse(line, [{ column: '', read: piece.sku, expected: expectedLine.acceptable }]);
      });
      written = sum(written, done);
      lines += batch.lines;
      afterLine = batch.lastLine;
      for (const { line, piece, photos: wished } of batch.pieces)
        if (wished.length > 0 && !refused.has(line)) photos.add({ line, sku: piece.sku, names: wished });
      onProgress?.(lines, afterLine);
      if (signal?.aborted) {
        stopped = 'interrupted';
        break;
      }
      if (breath > 0) await pause(Math.min((performance.now() - begun) * breath, longestBreathMs));
    }
    await writer.finish();
  } catch (error) {
    if (error instanceof UnreadableFile) unreadable = error.sentence;
    else if (isConnectionLost(error)) stopped = 'database gone';
    else throw error;
  } finally {
    table?.close();
  }
  return {
    ...written,
    ...findings.count(),
    otherKinds: findings.others(),
    madeModels: made.made.map(({ brandId, name }) => `${names.brands.get(brandId)?.name ?? ''} ${name}`),
    lines,
    faults: findings.faults,
    notes: findings.notes.toSorted((one, other) => one.line - other.line),
    unknownColumns: [...rowFindings.unknownColumns],
    blankLines: rowFindings.blankLines,
    photos: photos.all(),
    ...(unreadable === undefined ? {} : { unreadable }),
    ...(stopped === undefined ? {} : { stopped: { afterLine, reason: stopped } }),
  };
}

async function installedNames(db: Db): Promise<FilledNames> {
  await installFacts(db);
  return toFill(await loadKnownNames(db));
}

/** Names that a file may add to. */
type FilledNames = ReturnType<typeof toFill>;

const toFill = ({ brands, models, categories }: KnownNames) => ({
  brands: new Map(brands),
  models: new Map(models),
  categories: new Map(categories),
});

/** The names as they would be once the facts are installed, without installing them. */
async function namesAsInstalled(db: Db): Promise<FilledNames> {
  let names: KnownNames | undefined;
  try {
    await db.transaction(async (tx) => {
      await installFacts(tx);
      names = await loadKnownNames(tx);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  if (!names) throw new Error('the names were not read');
  return toFill(names);
}

/** How often a transaction is tried that others got in the way of. */
const mostTries = 5;

/** @param refuse hears of a piece that the database does not take */
async function writeBatch(
  writer: PieceWriter,
  pieces: readonly LinePiece[],
  refuse: (piece: LinePiece) => void,
): Promise<Written> {
  if (pieces.length === 0) return nothingWritten;
  try {
    return await tryAgain(
      writer,
      pieces.map(({ piece }) => piece),
    );
  } catch (error) {
    if (!isRowRefused(error)) throw error;
    const [only] = pieces;
    if (only && pieces.length === 1) {
      refuse(only);
      return nothingWritten;
    }
    const half = Math.ceil(pieces.length / 2);
    const first = await writeBatch(writer, pieces.slice(0, half), refuse);
    const second = await writeBatch(writer, pieces.slice(half), refuse);
    return sum(first, second);
  }
}

async function tryAgain(writer: PieceWriter, pieces: readonly Piece[]): Promise<Written> {
  for (let tried = 1; ; tried++) {
    try {
      return await writer.write(pieces);
    } catch (error) {
      if (!isWorthAnotherTry(error) || tried === mostTries) throw error;
    }
  }
}
