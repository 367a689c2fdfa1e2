/** Orders as they were placed, their items, and what became of them. */
import { isNotNull, sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Buyer } from '../../../domain/buyer.ts';
import type { PaymentMethod } from '../../../domain/payment-methods.ts';
import type { ItemState, OrderState, PlacedAddress } from '../../../domain/contract/orders.ts';
import type { PromisedCollection } from '../../../domain/collection.ts';
import type {
  Delivery,
  PieceOutcome,
  PieceTrouble,
  SafetyVerdict,
  VatScheme,
} from '../../../domain/vocabulary.ts';
import { users } from './accounts.ts';
import { parts } from './catalogue.ts';
import { time } from './columns.ts';
import { privateOffers } from './offers.ts';

export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    orderNumber: text().notNull().unique(),
    /** Whose it is; null once the person's account was erased: the order itself must be kept. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<OrderState>().notNull(),
    locale: text().$type<'it' | 'en'>().notNull(),
    goods: integer().notNull(),
    discount: integer().notNull(),
    shipping: integer().notNull(),
    finalPrice: integer().notNull(),
    billingAddress: jsonb().$type<PlacedAddress>().notNull(),
    delivery: text().$type<Delivery>().notNull().default('courier'),
    /** Of one that is collected, the yard's. */
    deliveryAddress: jsonb().$type<PlacedAddress>().notNull(),
    /** The buyer as they were. */
    buyer: jsonb().$type<Buyer>().notNull(),
    /** By what the buyer is known again under another account (`domain/welcome-discount.ts`). */
    buyerKeys: text().array().notNull().default([]),
    /** The consents in their words' version, and when they were given. */
    consents: jsonb().$type<Record<string, string | boolean>>().notNull(),
    repairerRegistration: text(),
    /** Plate of the car that a safety part is for. */
    carPlate: text(),
    /** What was said at the desk of who buys its safety parts; null until somebody has looked, and where there are none. */
    safetyVerdict: text().$type<SafetyVerdict>(),
    safetyCheckedAt: time('safety_checked_at'),
    safetyCheckedBy: text(),
    /** What was looked at before it was passed, as whoever looked noted it; what is told of a refusal stands with its items. */
    safetyNote: text(),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    placedAt: time('placed_at').notNull(),
    purchasedAt: time('purchased_at'),
    /** Between which days it was promised to arrive when it was paid; null where nothing was promised. */
    arrivesFrom: date(),
    arrivesBy: date(),
    /** What was promised to who collects it when it was placed; null where it is sent. */
    collection: jsonb().$type<PromisedCollection>(),
    /** From which day it was promised to be ready when it was paid. */
    readyFrom: date(),
    /** Until when it is kept, as its buyer was told when it was ready first. */
    keptUntil: date(),
    /** For how many days after delivery its items can be given back, as was so when it was placed (`shop.config.ts`). */
    withdrawalDays: integer().notNull().default(14),
    /** Until when it was to be paid, as its buyer was told; it stays, whatever becomes of the order. */
    dueAt: time('due_at').notNull(),
    /** As `dueAt`, while its pieces are kept; null once they are sold or free again. */
    reservedUntil: time('reserved_until'),
    /** When the buyer was reminded of a payment that had not come. */
    remindedAt: time('reminded_at'),
    /** When it was packed, as the yard said. */
    packedAt: time('packed_at'),
    courier: text(),
    trackingCode: text(),
    /** When it left the yard: with its courier, or with who collected it. */
    shippedAt: time('shipped_at'),
    deliveredAt: time('delivered_at'),
    /** When its courier lost a parcel of it that is sent again. */
    lostAt: time('lost_at'),
  },
  (table) => [
    index('orders_user').on(table.userId, table.placedAt),
    index('orders_reserved').on(table.reservedUntil),
    index('orders_due')
      .on(table.dueAt)
      .where(sql`state = 'awaiting_payment'`),
    index('orders_open')
      .on(table.placedAt)
      .where(sql`state in ('awaiting_payment', 'paid', 'shipped')`),
    index('orders_placed').on(table.placedAt),
    index('orders_purchased').on(table.purchasedAt),
    index('orders_buyer_keys').using('gin', table.buyerKeys),
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
    /** The yard's own code of the piece when it was bought: two pieces of one number are told apart by it alone. */
    sku: text().notNull(),
    /** Name in the order's language, number and prices as they were. */
    name: text().notNull(),
    /** Empty where the part had none. */
    serialNumber: text().notNull(),
    /** Further numbers of the part. */
    otherNumbers: text().array().notNull().default([]),
    quantity: integer().notNull(),
    price: integer().notNull(),
    discountedPrice: integer().notNull(),
    /** The private offer whose price that is. */
    offerId: uuid().references(() => privateOffers.id, { onDelete: 'set null' }),
    /** How VAT lay in the price when it was bought. */
    vatScheme: text().$type<VatScheme>().notNull().default('margin'),
    /** A safety part, as its kind was when it was bought. */
    isSafety: boolean().notNull().default(false),
    state: text().$type<ItemState>().notNull(),
    /** When the customer gave it back, and why if they said so. */
    returnedAt: time('returned_at'),
    returnReason: text(),
    /** When it was fetched from its shelf, and by whom. */
    pickedAt: time('picked_at'),
    pickedBy: text(),
    /** Why it could not be fetched, and who said so; null once somebody has it in hand. */
    trouble: text().$type<PieceTrouble>(),
    troubleBy: text(),
    /** What became of it where its buyer did not keep it, and what the buyer was told about that. */
    outcome: text().$type<PieceOutcome>(),
    outcomeNote: text(),
    /** Cents that were withheld of its price, since it came back worse than it left. */
    reduction: integer().notNull().default(0),
    /** When its pieces were counted into the yard again. */
    restockedAt: time('restocked_at'),
    /** Under which part they are for sale again, where they came back worse. */
    regradedPartId: integer().references(() => parts.id, { onDelete: 'set null' }),
    /** Pieces that a courier lost and others were sent for. */
    lostPieces: integer().notNull().default(0),
  },
  (table) => [
    index('order_items_order').on(table.orderId),
    index('order_items_part').on(table.partId),
    index('order_items_offer').on(table.offerId).where(isNotNull(table.offerId)),
  ],
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

/** What the yard notes of an order for itself; no buyer sees it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    /** Made by whoever writes: sent twice it is one note. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    text: text().notNull(),
    writtenAt: time('written_at').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId)],
);
