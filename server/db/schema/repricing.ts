/** Prices that a rule has changed, for as long as it can be undone. */
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PriceRule, RuleNames } from '../../../domain/contract/desk-repricing.ts';
import { parts } from './catalogue.ts';
import { time } from './columns.ts';

export const repricings = pgTable('repricings', {
  id: uuid().primaryKey(),
  at: time('at').notNull(),
  /** What the person was called; no reference, since it outlives their place here. */
  who: text().notNull(),
  rule: jsonb().$type<PriceRule>().notNull(),
  names: jsonb().$type<RuleNames>().notNull(),
  parts: integer().notNull(),
  undoneAt: time('undone_at'),
  undoneBy: text(),
  /** Parts that got their price back, and those that had another one meanwhile. */
  putBack: integer(),
  leftAlone: integer(),
});

export const repricedParts = pgTable(
  'repriced_parts',
  {
    repricingId: uuid()
      .notNull()
      .references(() => repricings.id, { onDelete: 'cascade' }),
    partId: integer()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    /** Cents, before any discount: what it cost, and what the rule made of it. */
    before: integer().notNull(),
    after: integer().notNull(),
    /** Whether its price had been set by hand before. */
    wasHandSet: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.repricingId, table.partId] }),
    index('repriced_parts_part').on(table.partId),
  ],
);
