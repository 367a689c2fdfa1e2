/** Which photos a part shows, and in which order. */
import { asc, eq } from 'drizzle-orm';
import type { FactName } from '../../../domain/facts/facts.ts';
import { isSameOrder } from '../../../domain/photo-order.ts';
import type { Clock } from '../../clock.ts';
import type { Executor } from '../../db/client.ts';
import { parts, partPhotos } from '../../db/schema/catalogue.ts';

/** The fact that is noted of a part whose photos were chosen by hand: the yard's files leave them alone from then on (decision 0065). */
export const photosByHand: FactName = 'photos';

/** @returns ids of the photos in their order */
export async function chosenPhotos(db: Executor, partId: number): Promise<number[]> {
  const rows = await db
    .select({ photoId: partPhotos.photoId })
    .from(partPhotos)
    .where(eq(partPhotos.partId, partId))
    .orderBy(asc(partPhotos.position));
  return rows.map(({ photoId }) => photoId);
}

/**
 * Gives a part these photos in place of those that it has, in this order. The part then counts as changed.
 *
 * @returns whether anything is other than it was
 */
export async function choosePhotos(
  db: Executor,
  clock: Clock,
  partId: number,
  photoIds: readonly number[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Whoever else chooses for this part waits; its photos are read after that.
    await tx.select({ id: parts.id }).from(parts).where(eq(parts.id, partId)).for('update');
    if (isSameOrder(await chosenPhotos(tx, partId), photoIds)) return false;
    await tx.delete(partPhotos).where(eq(partPhotos.partId, partId));
    const rows = photoIds.map((photoId, position) => ({ partId, position, photoId }));
    if (rows.length > 0) await tx.insert(partPhotos).values(rows);
    await tx.update(parts).set({ updatedAt: clock() }).where(eq(parts.id, partId));
    return true;
  });
}
