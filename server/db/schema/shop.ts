/** What people write to the shop, and the shop's own settings. */
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { brands, models } from './catalogue.ts';
import { time } from './columns.ts';

/** Settings the shopkeeper changes while the shop runs, one row each. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** Somebody asks for a part that is not in the catalogue. */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    locale: text().$type<'it' | 'en'>().notNull(),
    /** The car as the person wrote it; the ids where they chose it from the lists. */
    brand: text().notNull(),
    brandId: integer().references(() => brands.id),
    model: text().notNull(),
    modelId: integer().references(() => models.id),
    fullName: text().notNull(),
    email: text().notNull(),
    phoneNumber: text(),
    message: text().notNull(),
    quantity: integer().notNull(),
    receivedAt: time('received_at').notNull(),
    answeredAt: time('answered_at'),
  },
  (table) => [index('requests_received').on(table.receivedAt)],
);
