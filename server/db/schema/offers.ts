/** Private offers: prices for one buyer. */
import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { parts } from './catalogue.ts';
import { time } from './columns.ts';
import { requestAnswers } from './shop.ts';

export const privateOffers = pgTable(
  'private_offers',
  {
    /** Drawn at random: whoever knows it has the offer. */
    id: uuid().primaryKey(),
    /** The answer that it was made in, and goes with. */
    answerId: uuid()
      .notNull()
      .references(() => requestAnswers.id, { onDelete: 'cascade' }),
    partId: integer()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    /** Cents a piece. */
    price: integer().notNull(),
    /** The last moment at which an order has it. */
    until: time('until').notNull(),
    /** When the yard took it back before its end. */
    takenBackAt: time('taken_back_at'),
  },
  (table) => [
    index('private_offers_answer').on(table.answerId),
    index('private_offers_part').on(table.partId),
  ],
);
