/** Loads the demonstration catalogue. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Clock } from '../../deps.ts';
import { installFacts } from '../facts/install-facts.ts';
import { loadKnownNames } from '../writing/known-names.ts';
import type { Piece } from '../writing/piece.ts';
import { createPieceWriter, type Written } from '../writing/write-pieces.ts';
import { demoPieces } from './demo-pieces.ts';

/** Pieces in one transaction: large enough for the statements to pay, small enough for memory and locks. */
const batchSize = 1_000;

/** The catalogue that a new shop starts with. */
export const firstDemo = { parts: 5_000, seed: 1 } as const;

export type DemoOptions = {
  readonly parts: number;
  readonly seed: number;
  /** Hears how many parts are through. */
  readonly onProgress?: (done: number) => void;
};

/** Loads that many parts. Deterministic: the same seed gives the same parts, and doing it twice changes nothing. */
export async function loadDemo(
  db: Db,
  clock: Clock,
  { parts, seed, onProgress }: DemoOptions,
): Promise<Written> {
  await installFacts(db);
  const writer = await createPieceWriter(db, clock);
  const pieces = demoPieces(seed, await loadKnownNames(db));
  const total: Written = { added: 0, changed: 0, unchanged: 0 };
  for (let done = 0; done < parts;) {
    const batch = take(pieces, Math.min(batchSize, parts - done));
    const written = await writer.write(batch);
    total.added += written.added;
    total.changed += written.changed;
    total.unchanged += written.unchanged;
    done += batch.length;
    onProgress?.(done);
  }
  await writer.finish();
  return total;
}

/**
 * Gives an empty catalogue its demonstration parts; one that has any part is left as it is.
 *
 * @returns whether it loaded them
 */
export async function ensureDemo(db: Db, clock: Clock, parts: number = firstDemo.parts): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from parts limit 1`);
  if (rows.length > 0) return false;
  await loadDemo(db, clock, { parts, seed: firstDemo.seed });
  return true;
}

function take(pieces: Generator<Piece>, count: number): Piece[] {
  const taken: Piece[] = [];
  while (taken.length < count) {
    const { value } = pieces.next();
    if (value) taken.push(value);
  }
  return taken;
}
