/** What is shown on staff's telephones (Web Push, RFC 8030): with which keys the shop sends, and to which browsers. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';
import { staff, staffSessions } from './staff.ts';

/** The keys by which push services know the shop (VAPID, RFC 8292), made by the shop itself: one row. */
export const pushKeys = pgTable(
  'push_keys',
  {
    isOnly: boolean().primaryKey().default(true),
    /** Base64url. Browsers have subscribed to it: with another one they would have to do so again. */
    publicKey: text().notNull(),
    /** Encrypted under a key of the shop's secret. */
    privateKey: bytea().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [check('push_keys_only', sql`${table.isOnly}`)],
);

/** A browser that shows what somebody at the yard wants to hear of. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    /** The visit at which it was last seen: it goes where that is ended. Null once the visit has run out by itself (decision 0117). */
    sessionId: uuid()
      .unique()
      .references(() => staffSessions.id, { onDelete: 'cascade' }),
    /** Where the browser's push service takes what is for it. */
    endpoint: text().notNull().unique(),
    /** What is sent is encrypted for: the browser's public key, and a secret that it shares with the shop. Base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: time('created_at').notNull(),
    /** When it was last at the desk. */
    seenAt: time('seen_at').notNull(),
  },
  (table) => [index('push_subscriptions_staff').on(table.staffId)],
);
