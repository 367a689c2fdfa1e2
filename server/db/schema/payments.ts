/** The money of orders: payments at their providers, what went back, and what providers told. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { RefundReason } from '../../../domain/refund-reasons.ts';
import { time } from './columns.ts';
import { orderItems, orders } from './orders.ts';

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

/** Money that goes back to a buyer, all of a payment or the part of one item. */
export const refunds = pgTable(
  'refunds',
  {
    /** Also what the provider is asked under: twice it gives it back once. */
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    /** The item that it is about; null where it is about the order. */
    itemId: uuid().references(() => orderItems.id),
    amount: integer().notNull(),
    /** What of it is shipping; null where it was not written down. */
    shipping: integer(),
    reason: text().$type<RefundReason>().notNull(),
    /** What the buyer is told beside the reason. */
    note: text(),
    /** `asked` until the provider has it, or the shopkeeper says that the transfer was made. */
    state: text().$type<'asked' | 'done'>().notNull(),
    /** The provider's own name of it. */
    reference: text(),
    /** The provider's names of those whose money came back to the shop: none of them is ever believed to have gone again. */
    failedReferences: text().array().notNull().default([]),
    askedAt: time('asked_at').notNull(),
    doneAt: time('done_at'),
    /** When the shop was last told that it could not be made. */
    failureToldAt: time('failure_told_at'),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_of_item').on(table.itemId),
    index('refunds_done').on(table.doneAt),
    // A piece comes back, is cancelled or lost once; what goes back for it while its buyer keeps it may be several amounts.
    uniqueIndex('refunds_item_settled')
      .on(table.itemId)
      .where(sql`reason in ('withdrawal', 'cancelled')`),
  ],
);

/** Webhook events already taken: the same event twice changes nothing. */
export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: time('received_at').notNull(),
});
