/** The snapshots that were made: the latest one is what browsers are told of. */
import { desc, lt } from 'drizzle-orm';
import type { Db, Executor } from '../../db/client.ts';
import { catalogueSnapshots } from '../../db/schema/snapshots.ts';
import { forgetPieces, namePieces } from './stored-pieces.ts';

export type Published = typeof catalogueSnapshots.$inferSelect;

export async function latestSnapshot(db: Executor): Promise<Published | undefined> {
  const [latest] = await db
    .select()
    .from(catalogueSnapshots)
    .orderBy(desc(catalogueSnapshots.number))
    .limit(1);
  return latest;
}

/** A browser that is fetching the one before goes on; so does whoever sees an older manifest, for a day. */
const publishedAtOnce = 2;

/**
 * Makes a snapshot the latest one, and forgets what nobody needs any more.
 *
 * @returns false where somebody else's came first: then nothing was changed
 */
export async function publish(db: Db, snapshot: Published, now: Date): Promise<boolean> {
  const names = snapshot.manifest.pieces.map(({ sha256 }) => sha256);
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.insert(catalogueSnapshots).values(snapshot).onConflictDoNothing();
    if (!rowCount) return false;
    if (!(await namePieces(tx, names, now))) throw new Error('a piece of the snapshot is gone again');
    await tx
      .delete(catalogueSnapshots)
      .where(lt(catalogueSnapshots.number, snapshot.number - publishedAtOnce + 1));
    const published = await tx.select({ manifest: catalogueSnapshots.manifest }).from(catalogueSnapshots);
    const named = published.flatMap(({ manifest }) => manifest.pieces.map(({ sha256 }) => sha256));
    await forgetPieces(tx, named, now);
    return true;
  });
}
