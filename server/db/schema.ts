/** The one schema, on both engines. Money in whole cents, times with zone, persons' ids as UUID v7 made in Node. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Condition } from '../../domain/contract/parts.ts';
import type { Fuel } from '../../domain/contract/catalogue.ts';
import type { ItemState, OrderState, PlacedAddress } from '../../domain/contract/orders.ts';
import type { PaymentMethod } from '../../domain/contract/buying.ts';
import type { ParcelSize } from '../../domain/shipping.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

// --- The catalogue -----------------------------------------------------------------------------

export const brands = pgTable('brands', {
  id: id(),
  name: text().notNull(),
  slug: text().notNull().unique(),
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
    yearFrom: integer().notNull(),
    /** Null while it is still built. */
    yearTo: integer(),
  },
  (table) => [uniqueIndex('models_brand_slug').on(table.brandId, table.slug)],
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
  weightKg: real().notNull().default(1),
  parcelSize: text().$type<ParcelSize>().notNull().default('M'),
});

/** Donor cars. The plate is the shopkeeper's alone. */
export const cars = pgTable('cars', {
  id: id(),
  brandId: integer()
    .notNull()
    .references(() => brands.id),
  modelId: integer()
    .notNull()
    .references(() => models.id),
  year: integer(),
  fuel: text().$type<Fuel>(),
  engineCode: text(),
  mileageKm: integer(),
  colour: text(),
  plate: text(),
  /** Identity of the same car across imports: the facts a yard gives about it, joined. */
  fingerprint: text().notNull().unique(),
});

export const parts = pgTable(
  'parts',
  {
    id: id(),
    /** The yard's own code of the piece: identity across imports, the shopkeeper's alone. */
    sku: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    carId: integer().references(() => cars.id),
    nameIt: text().notNull(),
    nameEn: text().notNull(),
    descriptionIt: text().notNull().default(''),
    descriptionEn: text().notNull().default(''),
    /** As stamped and written by the yard; `serialKey` is the same, normalised by `domain/part-number.ts`. */
    serialNumber: text().notNull(),
    serialKey: text().notNull(),
    manufacturerCode: text(),
    manufacturerKey: text(),
    price: integer().notNull(),
    discount: integer().notNull().default(0),
    discountedPrice: integer().notNull(),
    /** Pieces in the yard, those kept for buyers included. */
    onHand: integer().notNull(),
    /** Pieces kept for orders that await their payment. */
    reserved: integer().notNull().default(0),
    /** What the yard's file said last; an import moves `onHand` by the difference, so that sold pieces stay sold. */
    listedQuantity: integer().notNull(),
    available: integer()
      .notNull()
      .generatedAlwaysAs(sql`on_hand - reserved`),
    condition: text().$type<Condition>().notNull(),
    weightKg: real().notNull(),
    /** Models and brands that it fits or came from, for filters and counts. */
    modelIds: integer().array().notNull().default([]),
    brandIds: integer().array().notNull().default([]),
    /** Words of both languages, brands, models and years, folded and stemmed. */
    search: tsvector().notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [
    check('parts_stock', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
    check('parts_price', sql`${table.price} >= 0 and ${table.discount} between 0 and 100`),
    index('parts_latest').on(table.updatedAt, table.id),
    index('parts_price_order').on(table.discountedPrice, table.id),
    index('parts_category').on(table.categoryId),
    index('parts_car').on(table.carId),
    index('parts_serial').on(table.serialKey.asc().op('text_pattern_ops')),
    index('parts_manufacturer').on(table.manufacturerKey.asc().op('text_pattern_ops')),
    index('parts_models').using('gin', table.modelIds),
    index('parts_brands').using('gin', table.brandIds),
    index('parts_search').using('gin', table.search),
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

/** Distinct words of the catalogue, for typing errors. */
export const searchWords = pgTable('search_words', {
  word: text().primaryKey(),
  partCount: integer().notNull(),
});

// --- People --------------------------------------------------------------------------------------

export const users = pgTable('users', {
  id: uuid().primaryKey(),
  type: text().$type<'individual' | 'legal'>().notNull(),
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phoneNumber: text().notNull(),
  companyName: text(),
  vatNumber: text(),
  uniqueCode: text(),
  pecAddress: text(),
  fiscalCode: text(),
  locale: text().$type<'it' | 'en'>().notNull().default('it'),
  createdAt: time('created_at').notNull(),
});

/** A signed-in browser. `counter` numbers its cookies; see `server/accounts/sessions.ts`. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    counter: integer().notNull().default(0),
    /** When its latest cookies were given out, the current one's time first: milliseconds since 1970. */
    rotations: jsonb().$type<number[]>().notNull().default([]),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<'billing' | 'delivery'>().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    region: text().notNull(),
    country: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('addresses_user').on(table.userId)],
);

// --- Buying --------------------------------------------------------------------------------------

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    orderNumber: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    state: text().$type<OrderState>().notNull(),
    locale: text().$type<'it' | 'en'>().notNull(),
    goods: integer().notNull(),
    discount: integer().notNull(),
    shipping: integer().notNull(),
    finalPrice: integer().notNull(),
    billingAddress: jsonb().$type<PlacedAddress>().notNull(),
    deliveryAddress: jsonb().$type<PlacedAddress>().notNull(),
    /** The buyer as they were: type, name, company, tax ids. What an invoice needs. */
    buyer: jsonb().$type<Record<string, string | null>>().notNull(),
    /** The consents in their words' version, and when they were given. */
    consents: jsonb().$type<Record<string, string | boolean>>().notNull(),
    repairerRegistration: text(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    placedAt: time('placed_at').notNull(),
    purchasedAt: time('purchased_at'),
    /** Until when its pieces are kept; null once they are sold or free again. */
    reservedUntil: time('reserved_until'),
    courier: text(),
    trackingCode: text(),
    shippedAt: time('shipped_at'),
    deliveredAt: time('delivered_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.placedAt),
    index('orders_reserved').on(table.reservedUntil),
  ],
);

export const orderItems = pgTable(
  'order_items',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    partId: integer()
      .notNull()
      .references(() => parts.id),
    /** Name in the order's language, number and prices as they were. */
    name: text().notNull(),
    serialNumber: text().notNull(),
    quantity: integer().notNull(),
    price: integer().notNull(),
    discountedPrice: integer().notNull(),
    state: text().$type<ItemState>().notNull(),
  },
  (table) => [index('order_items_order').on(table.orderId), index('order_items_part').on(table.partId)],
);

export const orderHistory = pgTable(
  'order_history',
  {
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    state: text().$type<OrderState>().notNull(),
    at: time('at').notNull(),
    reason: text(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** One payment of an order at the provider. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    provider: text().notNull(),
    /** The provider's own name of the payment. */
    reference: text().notNull(),
    url: text(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** `to_refund`: paid when the part was gone; the money is still with the shop. */
    state: text().$type<'pending' | 'paid' | 'failed' | 'to_refund' | 'refunded'>().notNull(),
    createdAt: time('created_at').notNull(),
    settledAt: time('settled_at'),
  },
  (table) => [
    uniqueIndex('payments_reference').on(table.provider, table.reference),
    index('payments_order').on(table.orderId),
  ],
);

/** Webhook events already taken: the same event twice changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: time('received_at').notNull(),
});

/** First answers to an `Idempotency-Key`, given again for 24 hours. `scope` is the call and whose it is. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_age').on(table.createdAt),
  ],
);

// --- The shop --------------------------------------------------------------------------------------

/** Settings the shopkeeper changes while the shop runs, one row each. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});
