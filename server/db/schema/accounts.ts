/** People: accounts, signed-in browsers, addresses. */
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

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
  /** When a link that was mailed to the address was last used: until then anybody may have typed it. */
  mailboxProvenAt: time('mailbox_proven_at'),
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
    /** When it was last refreshed. */
    seenAt: time('seen_at').notNull(),
    /** What the browser calls itself, so that a person knows one session from the other. */
    userAgent: text().notNull().default(''),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** A link to set a new password, known by the hash of its token. Gone once it was used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
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
