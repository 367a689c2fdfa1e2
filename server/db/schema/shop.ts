/** What people write to the shop, and the shop's own settings. */
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CountedStep } from '../../../domain/contract/visit-counts.ts';
import type { NamedPart } from '../../../domain/contract/desk-inbox.ts';
import type { RequestKind } from '../../../domain/vocabulary.ts';
import { brands, models } from './catalogue.ts';
import { bytea, time } from './columns.ts';

/** Settings the shopkeeper changes while the shop runs, one row each. */
export const settings = pgTable('settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** How many calls of a kind somebody has made, for the limits. Unlogged: after a crash of the database all begin anew. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** Hash of which limit it is and who calls. */
    key: text().primaryKey(),
    calls: integer().notNull(),
    /** When counting begins anew. */
    endsAt: time('ends_at').notNull(),
  },
  (table) => [index('limit_counts_ends').on(table.endsAt)],
);

/** How often something was searched for on a day, and what came of it; nothing of who did (decision 0056). */
export const searchCounts = pgTable(
  'search_counts',
  {
    /** In Italy. */
    day: date({ mode: 'string' }).notNull(),
    /** Folded. */
    query: text().notNull(),
    withoutResult: integer().notNull(),
    withResult: integer().notNull(),
    /** Parts that were opened from what it found. */
    opened: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.query] })],
);

/** How often something happened in browsers on a day, all of them together; nothing of whose they were (decision 0106). */
export const visitCounts = pgTable(
  'visit_counts',
  {
    /** In Italy. */
    day: date({ mode: 'string' }).notNull(),
    what: text().$type<CountedStep>().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.what] })],
);

/** Somebody asks for a part that is not in the catalogue, or writes a message, which has no car and no pieces. */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    kind: text().$type<RequestKind>().notNull().default('part'),
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
    /** When somebody at the desk said that there is nothing more to do about it. */
    closedAt: time('closed_at'),
  },
  (table) => [index('requests_received').on(table.receivedAt)],
);

/** What the shop answered to a request or a message, and the parts that were named in it as they were then. */
export const requestAnswers = pgTable(
  'request_answers',
  {
    /** Made by whoever answers: sent twice it is one answer. */
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    author: text().notNull(),
    text: text().notNull(),
    parts: jsonb().$type<readonly NamedPart[]>().notNull(),
    writtenAt: time('written_at').notNull(),
  },
  (table) => [index('request_answers_request').on(table.requestId)],
);

/** Photos sent with a request, made small. Nobody but the shop sees them, so they lie with the request and go with it. */
export const requestPhotos = pgTable(
  'request_photos',
  {
    requestId: uuid()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** JPEG. */
    content: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.position] })],
);

/** Somebody who asked for the newsletter. Unsubscribed rows stay: they prove that the wish was heard. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: uuid().primaryKey(),
  email: text().notNull().unique(),
  locale: text().$type<'it' | 'en'>().notNull(),
  state: text().$type<'pending' | 'subscribed' | 'unsubscribed'>().notNull(),
  /** Hash of the token in the latest confirmation mail; null once the subscription was ended. */
  confirmTokenHash: text().unique(),
  confirmExpiresAt: time('confirm_expires_at'),
  /** Stands in every mail's link to unsubscribe; it can do nothing else. */
  unsubscribeToken: text().notNull().unique(),
  requestedAt: time('requested_at').notNull(),
  confirmedAt: time('confirmed_at'),
  unsubscribedAt: time('unsubscribed_at'),
});
