/** The photos of a part as they are chosen by hand at the desk: added, put into another order, left out. */
import { asc, eq } from 'drizzle-orm';
import { listedPhotosMax, type PhotosEdit } from '../../../domain/contract/desk-photos.ts';
import { isSameOrder } from '../../../domain/photo-order.ts';
import type { Executor } from '../../db/client.ts';
import { partPhotos, parts, photos } from '../../db/schema/catalogue.ts';
import { choosePhotos, chosenPhotos, photosByHand } from '../photos/choose-photos.ts';
import { findPhotos } from '../photos/keep-photo.ts';
import { withFacts } from './write-prices.ts';
import { lockPart } from './lock-part.ts';

export type PhotosEdited =
  | {
      readonly outcome: 'changed' | 'same';
      readonly sku: string;
      /** Hashes in their order. */
      readonly before: readonly string[];
      readonly after: readonly string[];
    }
  /** More than a part is given by hand, and more than it has. */
  | { readonly outcome: 'too_many' }
  /** The shop does not have those at these places of the list. */
  | { readonly outcome: 'missing'; readonly places: readonly number[] }
  | { readonly outcome: 'seen_otherwise' | 'unknown' };

/** A part's photos in their order, with what is known of each. */
export const readPhotos = (db: Executor, partId: number) =>
  db
    .select({ hash: photos.hash, width: photos.width, height: photos.height })
    .from(partPhotos)
    .innerJoin(photos, eq(photos.id, partPhotos.photoId))
    .where(eq(partPhotos.partId, partId))
    .orderBy(asc(partPhotos.position));

/**
 * Runs in the caller's transaction. What is shown already is not written; a photo that is left out stays in the shop, as one that a file
 * no longer names does: other parts and earlier orders may show it.
 */
export async function editPhotos(
  tx: Executor,
  id: number,
  { photos: wanted, seen }: PhotosEdit,
  now: Date,
): Promise<PhotosEdited> {
  const part = await lockPart(tx, { id });
  if (!part) return { outcome: 'unknown' };
  const before = (await readPhotos(tx, id)).map(({ hash }) => hash);
  const said = { sku: part.sku, before, after: wanted };
  if (isSameOrder(before, wanted)) return { outcome: 'same', ...said };
  if (!isSameOrder(before, seen)) return { outcome: 'seen_otherwise' };
  if (wanted.length > Math.max(listedPhotosMax, before.length)) return { outcome: 'too_many' };
  const ids = await findPhotos(tx, wanted);
  const places = wanted.flatMap((hash, at) => (ids.has(hash) ? [] : [at]));
  if (places.length > 0) return { outcome: 'missing', places };
  await choose(
    tx,
    id,
    wanted.flatMap((hash) => ids.get(hash) ?? []),
    now,
  );
  return { outcome: 'changed', ...said };
}

async function choose(tx: Executor, id: number, photoIds: readonly number[], now: Date): Promise<void> {
  await choosePhotos(tx, () => now, id, photoIds);
  await tx
    .update(parts)
    .set({ handSet: withFacts([photosByHand]) })
    .where(eq(parts.id, id));
}

/**
 * Shows photos behind those that a part has, which then are chosen by hand; without any nothing is other than it was.
 *
 * @returns false where they are more than a part is given by hand: nothing is written
 */
export async function showPhotos(
  tx: Executor,
  id: number,
  photoIds: readonly number[],
  now: Date,
): Promise<boolean> {
  if (photoIds.length === 0) return true;
  await lockPart(tx, { id });
  const before = await chosenPhotos(tx, id);
  const added = photoIds.filter((photo) => !before.includes(photo));
  if (before.length + added.length > Math.max(listedPhotosMax, before.length)) return false;
  await choose(tx, id, [...before, ...added], now);
  return true;
}
