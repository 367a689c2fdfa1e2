/** Electronic invoices: who asked for one, the documents that were issued, and each file that was made of them. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DocumentKind } from '../../../domain/invoicing/fattura.ts';
import { bytea, time } from './columns.ts';
import { orders } from './orders.ts';
import { refunds } from './payments.ts';

/** What an invoice says of its buyer where that differs from the order; what is left out is the order's. Compact, as `domain/fiscal.ts` makes it. */
export type InvoiceDetails = {
  readonly companyName?: string;
  readonly fiscalCode?: string;
  /** Of another country with its two letters in front. */
  readonly vatNumber?: string;
  readonly uniqueCode?: string;
  readonly pecAddress?: string;
};

/** Orders that were asked for an invoice, or whose invoice has to say something else of the buyer. */
export const invoiceRequests = pgTable('invoice_requests', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  askedAt: time('asked_at').notNull(),
  details: jsonb().$type<InvoiceDetails>().notNull(),
});

/** The last number that was given out, by what is counted: in the transaction that uses it, so that none is lost. */
export const invoiceCounters = pgTable('invoice_counters', {
  name: text().primaryKey(),
  last: integer().notNull(),
});

/** A document under its number. Nothing of it ever changes: the database refuses that (migration 0027). */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<DocumentKind>().notNull(),
    /** Of a credit note: the refund that it is about. */
    refundId: uuid().references(() => refunds.id),
    series: text().notNull(),
    /** Of `day`. */
    year: integer().notNull(),
    /** From 1 in each year, without gaps. */
    serial: integer().notNull(),
    number: text().notNull().unique(),
    /** The document's date, `2026-11-21`. */
    day: text().notNull(),
    /** Cents. */
    total: integer().notNull(),
    issuedAt: time('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_serial').on(table.series, table.year, table.serial),
    uniqueIndex('invoices_of_order')
      .on(table.orderId)
      .where(sql`kind = 'TD01'`),
    uniqueIndex('invoices_of_refund').on(table.refundId),
    index('invoices_order').on(table.orderId),
  ],
);

/** A document as it was handed out: the first time, and anew under another name after SdI had refused it. The bytes never change. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    id: uuid().primaryKey(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    /** From 1. */
    attempt: integer().notNull(),
    fileName: text().notNull().unique(),
    xml: bytea().notNull(),
    /** Of `xml`, in hex. */
    sha256: text().notNull(),
    madeAt: time('made_at').notNull(),
    /** The last time. */
    sentAt: time('sent_at'),
    timesSent: integer().notNull().default(0),
    refusedAt: time('refused_at'),
    /** What SdI or the intermediary said. */
    refusal: text(),
  },
  (table) => [uniqueIndex('invoice_files_attempt').on(table.invoiceId, table.attempt)],
);
