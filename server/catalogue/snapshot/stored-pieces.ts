/** Pieces of snapshots as they lie in the database: shared by all processes, compressed once, and remembered by who gave them. */
import { inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db, Executor } from '../../db/client.ts';
import { cataloguePieces } from '../../db/schema/snapshots.ts';

/** Twice a snapshot of a million parts. */
const mostBytes = 32 * 2 ** 20;

/** Gives a piece as it travels, compressed by Brotli; undefined where there is none. */
export type OpenPiece = (sha256: string) => Promise<Buffer | undefined>;

/** Pieces that were given before cost no query. */
export function createPieceReader(db: Db): OpenPiece {
  const given = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  return async (sha256) => {
    const known = given.get(sha256);
    if (known) return known;
    const [found] = await db
      .select({ brotli: cataloguePieces.brotli })
      .from(cataloguePieces)
      .where(inArray(cataloguePieces.sha256, [sha256]));
    if (found) given.set(sha256, found.brotli);
    return found?.brotli;
  };
}

/** @returns how long it is as it travels; undefined where it is not stored */
export async function storedLength(db: Executor, sha256: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select octet_length(brotli) as bytes from catalogue_pieces where sha256 = ${sha256}`,
  );
  return rows[0]?.bytes;
}

/** @returns those of the names under which a piece is stored */
export async function storedOf(db: Executor, names: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ sha256: cataloguePieces.sha256 })
    .from(cataloguePieces)
    .where(inArray(cataloguePieces.sha256, [...names]));
  return new Set(rows.map(({ sha256 }) => sha256));
}

/** Two who store the same piece store one. */
export async function storePiece(db: Executor, sha256: string, brotli: Buffer, now: Date): Promise<void> {
  await db.insert(cataloguePieces).values({ sha256, brotli, namedAt: now }).onConflictDoNothing();
}

const aDayMs = 24 * 60 * 60_000;

/** Notes that pieces are in use. @returns whether all of them are there */
export async function namePieces(db: Executor, names: readonly string[], now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(cataloguePieces)
    .set({ namedAt: now })
    .where(inArray(cataloguePieces.sha256, [...names]));
  return rowCount === new Set(names).size;
}

/** Removes what nobody named for a day: until then somebody may be fetching it still. @param named what stays in any case */
export async function forgetPieces(db: Executor, named: readonly string[], now: Date): Promise<void> {
  const dayBefore = new Date(now.getTime() - aDayMs);
  await db.execute(sql`
    delete from catalogue_pieces
    where named_at < ${dayBefore.toISOString()}::timestamptz and sha256 <> all(${sql.param([...named])}::text[])`);
}
