/** Loads the demonstration catalogue. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../clock.ts';
import { installFacts } from '../facts/install-facts.ts';
import { oneAhead } from '../writing/one-ahead.ts';
import { loadKnownNames } from '../writing/known-names.ts';
import type { Piece } from '../writing/piece.ts';
import type { Written } from '../writing/compare-pieces.ts';
import { createPieceWriter, nothingWritten, sum } from '../writing/write-pieces.ts';
import { demoPieces } from './demo-pieces.ts';

/** Pieces in one transaction: large enough for the statements to pay, small enough for memory and locks. */
const batchSize = 1_000;

/** Pieces that are drawn without a pause. */
const drawnAtOnce = 50;

/** The catalogue that a new shop starts with. */
export const firstDemo = { parts: 5_000, seed: 1 } as const;

export type DemoOptions = {
  readonly parts: number;
  readonly seed: number;
  /** Hears how many parts are through. */
  readonly onProgress?: (done: number) => void;
  /** Ends it after the batch that is being written. */
  readonly signal?: AbortSignal;
};

/** Loads that many parts. Deterministic: the same seed gives the same parts, and doing it twice changes nothing. */
export async function loadDemo(
  db: Db,
  clock: Clock,
  { parts, seed, onProgress, signal }: DemoOptions,
): Promise<Written> {
  await installFacts(db);
  const names = await loadKnownNames(db);
  const writer = createPieceWriter(db, clock, names);
  let total = nothingWritten;
  let done = 0;
  for await (const batch of oneAhead(batches(demoPieces(seed, names), parts))) {
    total = sum(total, await writer.write(batch));
    done += batch.length;
    onProgress?.(done);
    if (signal?.aborted) break;
  }
  await writer.finish();
  return total;
}

/**
 * Gives an empty catalogue its demonstration parts; one that has any part is left as it is.
 *
 * @param say is told what is loaded, before and after
 * @returns whether it loaded them
 */
export async function ensureDemo(db: Db, clock: Clock, say: (line: string) => void): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from parts limit 1`);
  if (rows.length > 0) return false;
  say(`The catalogue is empty: ${firstDemo.parts} demonstration parts are loaded …`);
  await loadDemo(db, clock, firstDemo);
  say('The demonstration catalogue is in.');
  return true;
}

async function* batches(pieces: Iterable<Piece>, count: number): AsyncGenerator<readonly Piece[]> {
  let batch: Piece[] = [];
  let taken = 0;
  for (const piece of pieces) {
    batch.push(piece);
    taken += 1;
    // Between a few of them the database's answers are heard.
    if (taken % drawnAtOnce === 0) await nextTurn();
    if (batch.length < batchSize && taken < count) continue;
    yield batch;
    batch = [];
    if (taken === count) return;
  }
}
