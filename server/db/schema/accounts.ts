/** People: accounts, signed-in browsers, addresses. */
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountCart } from '../../../domain/contract/account-cart.ts';
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

/** A cookie of a session, as far as it is remembered. Times are milliseconds since 1970. */
export type GivenCookie = {
  readonly number: number;
  /** The cookie that was presented when this one was given out; null for the first. */
  readonly from: number | null;
  readonly givenAt: number;
  /** When it was last presented, and by what browser. */
  readonly used?: { readonly at: number; readonly by: string };
};

/** The cookies of a session that can still matter, the oldest first. */
export type CookieTrail = {
  readonly cookies: readonly GivenCookie[];
  /** From where a cookie was presented last. */
  readonly network: string;
  /** How often in a row a cookie came from another network than the one before, and was rivalled. */
  readonly turns: number;
};

/** A signed-in browser; see `server/accounts/sessions.ts`. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of the cookie that was given out last. */
    counter: integer().notNull().default(0),
    trail: jsonb().$type<CookieTrail>().notNull(),
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
/** From which network addresses an account was signed in to lately; both stand in a keyed hash, and nowhere by themselves. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    key: text().primaryKey(),
    /** Until when it is known. */
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('known_addresses_ends').on(table.endsAt)],
);

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

/** The cart of an account: what lies in the browsers of a person. */
export const carts = pgTable('carts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** What the cart is called, by whoever changed it last. */
  revision: uuid().notNull(),
  entries: jsonb().$type<AccountCart['entries']>().notNull(),
  changedAt: time('changed_at').notNull(),
});
