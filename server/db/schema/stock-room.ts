/** The yard's places. Which one a part lies at stands with the part, as text. */
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';

/** Places that the yard made labels of, or put a box at. One that only parts name is a shelf without a row. */
export const places = pgTable(
  'places',
  {
    id: id(),
    /** As parts name it (`parts.place`), in any case. */
    name: text().notNull(),
    isBox: boolean().notNull().default(false),
    /** The shelf that a box stands on. */
    insideId: integer().references((): AnyPgColumn => places.id, { onDelete: 'set null' }),
    /** When what lies there was counted last. */
    countedAt: time('counted_at'),
  },
  (table) => [
    uniqueIndex('places_name').on(sql`lower(${table.name})`),
    check('places_boxes_alone_move', sql`${table.insideId} is null or ${table.isBox}`),
  ],
);
