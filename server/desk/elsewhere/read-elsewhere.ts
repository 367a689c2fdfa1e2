/** What channels have sold and still stands at its place, as whoever fetches it sees it. */
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import type { ElsewhereItem } from '../../../domain/contract/desk-elsewhere.ts';
import { wayTo } from '../../../domain/desk/places.ts';
import { nameIn } from '../../../domain/name-in.ts';
import {
  altText,
  firstPhoto,
  toImage,
  type MediaAddress,
  type StoredPhoto,
} from '../../catalogue/photos/images.ts';
import { shelvesOfBoxes } from '../../catalogue/places/places.ts';
import type { Executor } from '../../db/client.ts';
import { brands, cars, categories, models, parts } from '../../db/schema/catalogue.ts';
import { channelPieces, channels } from '../../db/schema/channels.ts';
import { donorCarLine } from '../../orders/reading/load-orders.ts';

/** What was taken is listed for so long yet: whoever took the wrong one puts it back within the same day's work. */
const takenMs = 12 * 60 * 60_000;

/** Sold by a channel, and nobody has fetched it. What a channel has taken back is not sold any more. */
export const isToFetch = and(eq(channelPieces.state, 'sold'), isNull(channelPieces.pickedAt));

/** The longest waiting first. */
export async function listElsewhere(
  db: Executor,
  now: Date,
  locale: Locale,
  media: MediaAddress,
): Promise<ElsewhereItem[]> {
  const lately = new Date(now.getTime() - takenMs);
  const shelves = await shelvesOfBoxes(db);
  const rows = await db
    .select({
      sale: channelPieces,
      channel: channels.name,
      sku: parts.sku,
      place: parts.place,
      nameIt: parts.nameIt,
      nameEn: parts.nameEn,
      serialNumber: parts.serialNumber,
      otherNumbers: parts.otherNumbers,
      condition: parts.condition,
      weightKg: parts.weightKg,
      kind: categories.slug,
      size: categories.parcelSize,
      isSafety: categories.safety,
      hazard: categories.hazard,
      year: cars.year,
      mileageKm: cars.mileageKm,
      model: models.name,
      brand: brands.name,
      photo: sql<StoredPhoto | null>`${firstPhoto}`,
    })
    .from(channelPieces)
    .innerJoin(channels, eq(channels.id, channelPieces.channelId))
    .innerJoin(parts, eq(parts.id, channelPieces.partId))
    .innerJoin(categories, eq(categories.id, parts.categoryId))
    .leftJoin(cars, eq(cars.id, parts.carId))
    .leftJoin(models, eq(models.id, cars.modelId))
    .leftJoin(brands, eq(brands.id, cars.brandId))
    .where(or(isToFetch, and(eq(channelPieces.state, 'sold'), gt(channelPieces.pickedAt, lately))))
    .orderBy(asc(channelPieces.soldAt), asc(channelPieces.id));
  return rows.map(({ sale, nameIt, nameEn, year, mileageKm, model, brand, photo, place, ...part }) => {
    const name = nameIn(locale, { nameIt, nameEn });
    return {
      ...part,
      id: sale.id,
      partId: sale.partId,
      quantity: sale.quantity,
      reference: sale.reference ?? '',
      soldAt: (sale.soldAt ?? sale.createdAt).toISOString(),
      name,
      place: wayTo(place, shelves.get(place?.toLowerCase() ?? '')),
      donorCar: donorCarLine({ model, brand, year, mileageKm }, locale),
      image: photo && toImage(photo, altText(locale, name), media),
      state: 'ordered',
      outcome: null,
      pickedAt: sale.pickedAt?.toISOString() ?? null,
      pickedBy: sale.pickedBy,
    };
  });
}
