/** The files of photos that a backup takes along: originals, and every size that is shown. */
import { asc, gt } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { photos } from '../db/schema/catalogue.ts';
import { originalKey, pictureKey } from '../images/media-store.ts';
import { pictureTypes, pictureWidths, type PictureFormat } from '../images/picture-sizes.ts';

/** Photos that are looked up at a time. */
const atATime = 500;
const formats = Object.keys(pictureTypes) as PictureFormat[];

export type PhotoFile = { readonly key: string; readonly isOriginal: boolean };

/** Read page by page, each a query of its own: there may be more photos than memory, and nobody is held up. */
export async function* photoFiles(db: Db): AsyncGenerator<PhotoFile> {
  let after = '';
  for (;;) {
    const page = await db
      .select({ hash: photos.hash, width: photos.width })
      .from(photos)
      .where(gt(photos.hash, after))
      .orderBy(asc(photos.hash))
      .limit(atATime);
    for (const { hash, width } of page) {
      yield { key: originalKey(hash), isOriginal: true };
      for (const step of pictureWidths(width))
        for (const format of formats) yield { key: pictureKey(hash, step, format), isOriginal: false };
    }
    const last = page.at(-1);
    if (!last || page.length < atATime) return;
    after = last.hash;
  }
}
