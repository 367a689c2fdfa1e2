/** Brings one photo into the shop: its files first, then its row. */
import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { pictureKey } from '../../../domain/picture-address.ts';
import type { Db, Executor } from '../../db/client.ts';
import { photos } from '../../db/schema/catalogue.ts';
import type { Clock } from '../../clock.ts';
import { takeIn, type Photo } from '../../images/intake.ts';
import { originalKey, type MediaStore } from '../../images/media-store.ts';
import type { Refusal } from '../../images/refusals.ts';

export type PhotoDeps = { readonly db: Db; readonly media: MediaStore; readonly clock: Clock };

export type KeptPhoto = { readonly id: number; readonly isNew: boolean };

/**
 * Keeps a photo once, however often and by however many it is brought at the same moment. A process that dies on the way
 * leaves files without a row; the same photo takes them over when it comes again.
 *
 * @returns its row, or in words why it is none
 * @throws when the store or the database does not take it
 */
export async function keepPhoto(
  deps: PhotoDeps,
  file: Uint8Array,
): Promise<KeptPhoto | { refusal: Refusal }> {
  const hash = createHash('sha256').update(file).digest('hex');
  const known = await findPhoto(deps.db, hash);
  if (known !== undefined) return { id: known, isNew: false };
  const taken = await takeIn(file);
  if ('refusal' in taken) return taken;
  await putFiles(deps.media, hash, file, taken.photo);
  return addRow(deps, hash, taken.photo);
}

async function findPhoto(db: Db, hash: string): Promise<number | undefined> {
  const [row] = await db.select({ id: photos.id }).from(photos).where(eq(photos.hash, hash));
  return row?.id;
}

/** Those of some photos that the shop has. @returns their ids by their hashes */
export async function findPhotos(db: Executor, hashes: readonly string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ hash: photos.hash, id: photos.id })
    .from(photos)
    .where(inArray(photos.hash, [...hashes]));
  return new Map(rows.map(({ hash, id }) => [hash, id]));
}

async function putFiles(media: MediaStore, hash: string, file: Uint8Array, photo: Photo): Promise<void> {
  await media.put(originalKey(hash), file);
  await Promise.all(
    photo.pictures.map(({ width, format, content }) =>
      media.put(pictureKey({ hash, width, format }), content),
    ),
  );
}

async function addRow({ db, clock }: PhotoDeps, hash: string, photo: Photo): Promise<KeptPhoto> {
  const { width, height, placeholder } = photo;
  const [added] = await db
    .insert(photos)
    .values({ hash, width, height, placeholder, addedAt: clock() })
    .onConflictDoNothing({ target: photos.hash })
    .returning({ id: photos.id });
  if (added) return { id: added.id, isNew: true };
  // Somebody else brought it while its pictures were made.
  const id = await findPhoto(db, hash);
  if (id === undefined) throw new Error(`The photo ${hash} went away while it came in.`);
  return { id, isNew: false };
}
