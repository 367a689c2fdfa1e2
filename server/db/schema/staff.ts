/** Who works at the yard's desk, apart from buyers' accounts: people, their second factors, their visits, and what they did. */
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { StaffNotice, StaffRole } from '../../../domain/desk/staff.ts';
import { bytea, id, time } from './columns.ts';

export const staff = pgTable('staff', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text().$type<StaffRole>().notNull(),
  locale: text().$type<'it' | 'en'>().notNull(),
  /** Null until the invitation was used. */
  passwordHash: text(),
  notices: text().array().$type<StaffNotice[]>().notNull(),
  /** The day of the last summary that was ordered for the person. */
  summaryOn: date({ mode: 'string' }),
  createdAt: time('created_at').notNull(),
});

const ofStaff = () =>
  uuid()
    .notNull()
    .references(() => staff.id, { onDelete: 'cascade' });

/** A link to a password of one's own. The latest one of a person alone is good. */
export const staffLinks = pgTable('staff_links', {
  staffId: ofStaff().primaryKey(),
  /** What its token is made of, with the shop's secret. */
  id: uuid().notNull(),
  expiresAt: time('expires_at').notNull(),
  /** Soon after, the same password may be sent again: the answer may have been lost. */
  usedAt: time('used_at'),
});

export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** The authenticator's own name of it, base64url. */
    id: text().primaryKey(),
    staffId: ofStaff(),
    /** COSE. */
    publicKey: bytea().notNull(),
    /** How often it was used, as the authenticator counts; 0 for ever where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** What its person calls it. */
    name: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
);

/** One-time codes by the clock (RFC 6238). */
export const staffCodes = pgTable('staff_codes', {
  staffId: ofStaff().primaryKey(),
  /** Encrypted under a key of the shop's secret; null until a first code has shown that an app has one. */
  secret: bytea(),
  /** Another one that takes its place with its first code. */
  nextSecret: bytea(),
  /** The step of time of the last code that was taken: neither it nor one before it is taken again. */
  lastStep: integer().notNull(),
});

export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  { staffId: ofStaff(), codeHash: text().notNull() },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

/** A browser at the desk. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey(),
    staffId: ofStaff(),
    tokenHash: text().notNull().unique(),
    /** When the second step was done; null before. */
    strongAt: time('strong_at'),
    /** What a passkey has to sign; once. */
    challenge: text(),
    createdAt: time('created_at').notNull(),
    /** When it was last used, to the minute. */
    seenAt: time('seen_at').notNull(),
    userAgent: text().notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

/** What was done at the desk. Rows are only added (a trigger refuses all else until the law no longer asks for them). */
export const deskActions = pgTable('desk_actions', {
  id: id(),
  at: time('at').notNull(),
  /** Null for the command line; no reference, since the log outlives the person's place here. */
  staffId: uuid(),
  /** What the person was called. */
  who: text().notNull(),
  action: text().notNull(),
  /** The order's number, or the address of whom it is about. */
  subject: text().notNull(),
  before: jsonb(),
  after: jsonb(),
});
