/** A part with all that is changed of it by hand, and its photos. */
import { eq } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import type { WholeStockPart } from '../../../domain/contract/desk-part.ts';
import { Problem } from '../../../domain/problem.ts';
import { altTextOf, toImage, type MediaAddress } from '../../catalogue/photos/images.ts';
import { readPhotos } from '../../catalogue/shopkeeping/edit-photos.ts';
import { fieldsOf } from '../../catalogue/shopkeeping/part-fields.ts';
import type { Executor } from '../../db/client.ts';
import { categories, parts } from '../../db/schema/catalogue.ts';
import { readCounterSales } from './counter-sales.ts';
import { findStockPart } from './read-stock.ts';
import { findStockCar } from './stock-cars.ts';

/** @throws Problem `part_not_found` */
export async function findWholeStockPart(
  db: Executor,
  id: number,
  locale: Locale,
  media: MediaAddress,
): Promise<WholeStockPart> {
  const part = await findStockPart(db, id, locale, media);
  const [found] = await db
    .select({ row: parts, kind: categories })
    .from(parts)
    .innerJoin(categories, eq(categories.id, parts.categoryId))
    .where(eq(parts.id, id));
  if (!found) throw new Problem('part_not_found');
  const { row, kind } = found;
  const photos = await readPhotos(db, id);
  return {
    ...part,
    ...fieldsOf(row, kind),
    discount: row.discount,
    isSafety: kind.safety,
    photos: photos.map((photo, at) => ({
      hash: photo.hash,
      image: toImage(photo, altTextOf(locale, part.name, at + 1, photos.length), media),
    })),
    car: row.carId === null ? null : ((await findStockCar(db, row.carId, locale)) ?? null),
    counterSales: await readCounterSales(db, id),
  };
}
