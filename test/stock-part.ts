/** A part of a test's shop, with the make, model, kind and donor car that it needs. */
import { sql } from 'drizzle-orm';
import type { Hazard } from '../domain/vocabulary.ts';
import type { ParcelSize } from '../domain/shipping.ts';
import { brands, cars, categories, models, parts } from '../server/db/schema/catalogue.ts';
import type { Db } from '../server/db/client.ts';
import type { Clock } from '../server/clock.ts';

/** The part of a test's shop that this needs. */
type StockedShop = { readonly database: { readonly db: Db }; readonly deps: { readonly clock: Clock } };

export type StockedPart = {
  /** Pieces in the yard. */
  readonly quantity?: number;
  /** Cents. */
  readonly price?: number;
  readonly discount?: number;
  readonly safety?: boolean;
  readonly hazard?: Hazard;
  readonly size?: ParcelSize;
};

let counted = 0;

/** Puts a lamp up for sale: one piece for 79 €, unless told otherwise. @returns its id */
export async function stockPart(
  { database: { db }, deps }: StockedShop,
  { quantity = 1, price = 7900, discount = 0, safety = false, hazard, size = 'M' }: StockedPart = {},
): Promise<number> {
  counted += 1;
  const mark = `${counted}`;
  const brand = await only(
    db
      .insert(brands)
      .values({ name: 'Fiat', slug: `fiat-${mark}` })
      .returning(),
  );
  const model = await only(
    db
      .insert(models)
      .values({ brandId: brand.id, name: 'Panda', slug: 'panda', yearFrom: 2003, yearTo: 2012 })
      .returning(),
  );
  const kind = await only(
    db
      .insert(categories)
      .values({
        slug: `lamp-${mark}`,
        nameIt: 'Fanale anteriore',
        nameEn: 'Headlight',
        safety,
        hazard,
        weightKg: 3,
        parcelSize: size,
      })
      .returning(),
  );
  const car = await only(
    db
      .insert(cars)
      .values({ brandId: brand.id, modelId: model.id, year: 2009, fingerprint: mark })
      .returning(),
  );
  const part = await only(
    db
      .insert(parts)
      .values({
        sku: `SKU-${mark}`,
        categoryId: kind.id,
        carId: car.id,
        nameIt: 'Fanale anteriore sinistro',
        nameEn: 'Left headlight',
        serialNumber: '51 810 268',
        serialKey: '51810268',
        price,
        discount,
        discountedPrice: Math.floor((price * (100 - discount) + 50) / 100),
        onHand: quantity,
        listedQuantity: quantity,
        condition: 'A',
        weightKg: 3,
        modelIds: [model.id],
        brandIds: [brand.id],
        updatedAt: deps.clock(),
      })
      .returning(),
  );
  return part.id;
}

/** Pieces of a part as the database has them. */
export async function stockOf(
  { database: { db } }: Pick<StockedShop, 'database'>,
  partId: number,
): Promise<{ onHand: number; reserved: number; available: number }> {
  const { onHand, reserved, available } = parts;
  return only(
    db
      .select({ onHand, reserved, available })
      .from(parts)
      .where(sql`id = ${partId}`),
  );
}

async function only<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const [row] = await rows;
  if (!row) throw new Error('nothing was found');
  return row;
}
