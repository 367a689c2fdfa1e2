/** What was sold over the yard's own counter: no order of the shop's, and told apart from them (decision 0122). */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { VatScheme } from '../../../domain/vocabulary.ts';
import { parts } from './catalogue.ts';
import { time } from './columns.ts';

export const counterSales = pgTable(
  'counter_sales',
  {
    id: uuid().primaryKey(),
    partId: integer()
      .notNull()
      .references(() => parts.id),
    pieces: integer().notNull(),
    /** What was paid for all of them, VAT included; cents. */
    amount: integer().notNull(),
    /** As the part had it then. */
    vatScheme: text().$type<VatScheme>().notNull(),
    soldAt: time('sold_at').notNull(),
    /** What whoever noted it is called. */
    soldBy: text().notNull(),
    /** It was noted by mistake, or the buyer brought it back: the pieces are in stock again. */
    takenBackAt: time('taken_back_at'),
    takenBackBy: text(),
  },
  (table) => [
    check('counter_sales_pieces', sql`${table.pieces} > 0`),
    check('counter_sales_amount', sql`${table.amount} > 0`),
    index('counter_sales_part').on(table.partId),
    index('counter_sales_sold').on(table.soldAt),
    index('counter_sales_taken_back')
      .on(table.takenBackAt)
      .where(sql`${table.takenBackAt} is not null`),
  ],
);
