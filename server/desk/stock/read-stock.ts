/** Parts as the stock room sees them: where they lie, how many there are, and how many wait to be fetched. */
import { asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { carLine } from '../../../domain/car-line.ts';
import type { Locale } from '../../../domain/constants.ts';
import type { StockPart } from '../../../domain/contract/desk-stock.ts';
import { Problem } from '../../../domain/problem.ts';
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

/** Pieces of paid orders, and of what channels have sold, that nobody has fetched: they stand where they stood. */
export const toPick = sql<number>`(coalesce((
  select sum(item.quantity)::int from order_items item join orders on orders.id = item.order_id
  where item.part_id = parts.id and item.state = 'ordered' and item.picked_at is null
    and orders.state = 'paid' and orders.packed_at is null), 0)
  + coalesce((
  select sum(sold.quantity)::int from channel_pieces sold
  where sold.part_id = parts.id and sold.state = 'sold' and sold.picked_at is null), 0))`;

/** When a part came: its first price is noted with it. */
const cameAt = sql<Date>`coalesce(
  (select min(history.at) from price_history history where history.part_id = parts.id), parts.updated_at)`;

/** The same of many parts: all first prices at once, since looked up part by part they take seconds at 100 000 parts. */
export const withArrivals = sql`left join (
  select part_id, min(at) as at from price_history group by part_id) came on came.part_id = parts.id`;
export const arrivedAt = sql`coalesce(came.at, parts.updated_at)`;

const columns = {
  id: parts.id,
  sku: parts.sku,
  nameIt: parts.nameIt,
  nameEn: parts.nameEn,
  serialNumber: parts.serialNumber,
  condition: parts.condition,
  price: parts.price,
  discountedPrice: parts.discountedPrice,
  onHand: parts.onHand,
  reserved: parts.reserved,
  toPick,
  place: parts.place,
  kind: categories.slug,
  since: sql<Date | string>`${cameAt}`,
  photo: sql<StoredPhoto | null>`${firstPhoto}`,
  year: cars.year,
  mileageKm: cars.mileageKm,
  model: models.name,
  brand: brands.name,
};

type ReadWhere = {
  readonly where: SQL | undefined;
  /** By their codes where nothing is said. */
  readonly order?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
};

export async function readStockParts(
  db: Executor,
  { where, order = [asc(parts.sku)], limit = mostParts, offset = 0 }: ReadWhere,
  locale: Locale,
  media: MediaAddress,
): Promise<StockPart[]> {
  const shelves = await shelvesOfBoxes(db);
  const rows = await db
    .select(columns)
    .from(parts)
    .innerJoin(categories, eq(categories.id, parts.categoryId))
    .leftJoin(cars, eq(cars.id, parts.carId))
    .leftJoin(models, eq(models.id, cars.modelId))
    .leftJoin(brands, eq(brands.id, cars.brandId))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ photo, year, mileageKm, model, brand, since, nameIt, nameEn, ...row }) => {
    const name = nameIn(locale, { nameIt, nameEn });
    return {
      ...row,
      name,
      since: new Date(since).toISOString(),
      donorCar:
        model && brand
          ? carLine({ model: { name: model, brand: { name: brand } }, year, mileageKm }, locale)
          : null,
      shelf: shelves.get(row.place?.toLowerCase() ?? '') ?? null,
      image: photo && toImage(photo, altText(locale, name), media),
    };
  });
}

/** More do not lie at one place; beyond it the list is cut. */
const mostParts = 2_000;

/** Those of these parts that there are, in this order. */
export async function listStockParts(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
  media: MediaAddress,
): Promise<StockPart[]> {
  if (ids.length === 0) return [];
  const found = await readStockParts(db, { where: inArray(parts.id, [...ids]) }, locale, media);
  const byId = new Map(found.map((part) => [part.id, part]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** @throws Problem `part_not_found` */
export async function findStockPart(
  db: Executor,
  id: number,
  locale: Locale,
  media: MediaAddress,
): Promise<StockPart> {
  const [part] = await readStockParts(db, { where: eq(parts.id, id) }, locale, media);
  if (!part) throw new Problem('part_not_found');
  return part;
}

/** What was changed last, first. */
export const latestFirst: readonly SQL[] = [desc(parts.updatedAt), desc(parts.id)];
