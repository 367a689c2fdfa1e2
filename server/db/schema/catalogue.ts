/** The catalogue: facts, donor cars, parts and what stands beside them. */
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { carFacts, partFacts } from '../../../domain/facts/fact-names.ts';
import type { ParcelSize } from '../../../domain/shipping.ts';
import type { Hazard } from '../../../domain/vocabulary.ts';
import { id, time } from './columns.ts';
import { factColumns } from './fact-columns.ts';

export const brands = pgTable('brands', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
  /** Made from a line of the yard's file, and not one of the shop's table. */
  isOwn: boolean().notNull().default(false),
});

export const models = pgTable(
  'models',
  {
    id: id(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    name: text().notNull(),
    slug: text().notNull(),
    /** Null where nobody said: of models that are the yard's own. */
    yearFrom: integer(),
    /** Null while it is still built. */
    yearTo: integer(),
    /** Made from a line of the yard's file, and not one of the shop's table. */
    isOwn: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('models_brand_slug').on(table.brandId, table.slug)],
);

/** Under which other names the yard's files know a model: what it was called before it was renamed, or joined with another one. */
export const modelNames = pgTable(
  'model_names',
  {
    brandId: integer()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** Folded: `slugOf`. */
    key: text().notNull(),
    modelId: integer()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.key] })],
);

/** Groups (without parent) and kinds. What a part inherits from its kind stands here. */
export const categories = pgTable('categories', {
  id: id(),
  parentId: integer(),
  slug: text().notNull().unique(),
  nameIt: text().notNull(),
  nameEn: text().notNull(),
  /** Only a car repairer may buy it (D.Lgs. 209/2003, art. 15(7)). */
  safety: boolean().notNull().default(false),
  /** Why it is dangerous goods on the road; null where it is none. */
  hazard: text().$type<Hazard>(),
  weightKg: real().notNull().default(1),
  parcelSize: text().$type<ParcelSize>().notNull().default('M'),
});

/** What the shopkeeper taught: words of the yard's files that mean a kind, folded. */
export const kindWords = pgTable('kind_words', {
  words: text().primaryKey(),
  categoryId: integer()
    .notNull()
    .references(() => categories.id, { onDelete: 'cascade' }),
});

/** What the columns of a supplier's files mean, as the shopkeeper settled it. */
export const columnMaps = pgTable('column_maps', {
  supplier: text().primaryKey(),
  map: json().$type<unknown>().notNull(),
});

/** Donor cars. */
export const cars = pgTable('cars', {
  id: id(),
  brandId: integer()
    .notNull()
    .references(() => brands.id),
  modelId: integer()
    .notNull()
    .references(() => models.id),
  ...factColumns(carFacts),
  /** Identity of the same car across imports: what makes it this one and no other, joined (`fingerprintOf`). */
  fingerprint: text().notNull().unique(),
});

export const parts = pgTable(
  'parts',
  {
    id: id(),
    ...factColumns(partFacts),
    /** The yard's own code of the piece: identity across imports, the shopkeeper's alone. */
    sku: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    carId: integer().references(() => cars.id),
    descriptionIt: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    /** `serialNumber`, which is as stamped and written by the yard, normalised by `domain/part-number.ts`; so is the next. */
    serialKey: text().notNull(),
    manufacturerKey: text(),
    /** Of the other numbers, in their order. */
    otherKeys: text().array().notNull().default([]),
    /** Facts that were set in the shop by hand, which the yard's files leave as they are. */
    handSet: text().array().notNull().default([]),
    /** The part that it was sold as, before it came back worse. No file of the yard holds it. */
    regradedFrom: integer().references((): AnyPgColumn => parts.id, { onDelete: 'set null' }),
    discount: integer().notNull().default(0),
    discountedPrice: integer().notNull(),
    /** Pieces in the yard, those kept for buyers included. */
    onHand: integer().notNull(),
    /** Pieces kept for orders that await their payment. */
    reserved: integer().notNull().default(0),
    available: integer()
      .notNull()
      .generatedAlwaysAs(sql`on_hand - reserved`),
    /** Models and brands that it fits or came from, for filters and counts. */
    modelIds: integer().array().notNull().default([]),
    brandIds: integer().array().notNull().default([]),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    check('parts_stock', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
    check('parts_price', sql`${table.price} >= 0 and ${table.discount} between 0 and 100`),
    index('parts_latest').on(table.updatedAt, table.id),
    index('parts_price_order').on(table.discountedPrice, table.id),
    // Codes are looked for by what stands anywhere in them: all of them are read, without the rest of their rows.
    index('parts_codes').on(table.sku, table.id),
    index('parts_category').on(table.categoryId),
    index('parts_car').on(table.carId),
    index('parts_serial').on(table.serialKey.asc().op('text_pattern_ops')),
    index('parts_manufacturer').on(table.manufacturerKey.asc().op('text_pattern_ops')),
    // Read backwards: the last digits of a number are often all that a label still shows.
    index('parts_serial_end').on(sql`reverse(${table.serialKey}) text_pattern_ops`),
    index('parts_manufacturer_end').on(sql`reverse(${table.manufacturerKey}) text_pattern_ops`),
    index('parts_other_keys').using('gin', table.otherKeys),
    // Beginnings and ends of the further numbers; pieces without any are not in it.
    index('parts_other_number_ends')
      .using('gin', sql`part_number_ends(${table.otherKeys})`)
      .where(sql`${table.otherKeys} <> '{}'`),
    index('parts_models').using('gin', table.modelIds),
    index('parts_brands').using('gin', table.brandIds),
    index('parts_place').on(sql`lower(${table.place})`),
  ],
);

/** The vehicles a part is known to fit. Years null are open. */
export const partFits = pgTable(
  'part_fits',
  {
    partId: integer()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    modelId: integer()
      .notNull()
      .references(() => models.id),
    yearFrom: integer(),
    yearTo: integer(),
  },
  (table) => [primaryKey({ columns: [table.partId, table.modelId] })],
);

/** Every price a part had, for the lowest of the last 30 days (art. 17-bis Codice del consumo). */
export const priceHistory = pgTable(
  'price_history',
  {
    partId: integer()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    discountedPrice: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partId, table.at] })],
);

/** Words of the trade that mean the same, a row for each group; the shopkeeper's to change. */
export const synonyms = pgTable('synonyms', {
  id: id(),
  /** Two or more, of one or more words each: `cruscotto`, `quadro strumenti`. */
  phrases: text().array().notNull(),
});

/** Photos as they came in, one row a picture whatever it is called and however often it is used. */
export const photos = pgTable('photos', {
  id: id(),
  /** SHA-256 of the original file, in hexadecimal: its identity, and its name in the media store. */
  hash: text().notNull().unique(),
  /** Of the picture as it is shown, turned upright; in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** A few hundred bytes to look at while the photo comes: a `data:` address. */
  placeholder: text().notNull(),
  addedAt: time('added_at').notNull(),
});

/** The photos of a part, in the order in which they are shown. */
export const partPhotos = pgTable(
  'part_photos',
  {
    partId: integer()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    photoId: integer()
      .notNull()
      .references(() => photos.id),
  },
  (table) => [
    primaryKey({ columns: [table.partId, table.position] }),
    index('part_photos_photo').on(table.photoId),
  ],
);
