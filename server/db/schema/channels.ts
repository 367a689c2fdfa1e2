/** What else sells the yard's pieces: who may, what they keep or have sold, and what they are told. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ChannelPieceState, ChannelRight } from '../../../domain/channels.ts';
import { parts } from './catalogue.ts';
import { bytea, time } from './columns.ts';

export const channels = pgTable(
  'channels',
  {
    id: uuid().primaryKey(),
    /** What the owner calls it; of two with the same name one is revoked. */
    name: text().notNull(),
    /** SHA-256 of the token, which is random and shown once. */
    tokenHash: text().notNull().unique(),
    rights: text().array().$type<ChannelRight[]>().notNull(),
    /** Where it wants to hear that stock changed. */
    webhookUrl: text(),
    /** What that is signed with, encrypted under a key of the shop's secret. */
    webhookSecret: bytea(),
    /** Up to which transactions it was told, and of which file of the table of parts; null where it is told nothing. */
    toldVisible: text(),
    toldFile: integer(),
    createdAt: time('created_at').notNull(),
    /** When its token was last used, to the minute. */
    usedAt: time('used_at'),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    uniqueIndex('channels_name')
      .on(table.name)
      .where(sql`${table.revokedAt} is null`),
  ],
);

/** Pieces that a channel keeps for a buyer of its own, or has sold. */
export const channelPieces = pgTable(
  'channel_pieces',
  {
    id: uuid().primaryKey(),
    channelId: uuid()
      .notNull()
      .references(() => channels.id),
    partId: integer()
      .notNull()
      .references(() => parts.id),
    quantity: integer().notNull(),
    state: text().$type<ChannelPieceState>().notNull(),
    /** What it is called there: the number of an order of the marketplace's. */
    reference: text(),
    createdAt: time('created_at').notNull(),
    /** Of what is kept: until when. */
    heldUntil: time('held_until'),
    soldAt: time('sold_at'),
    /** Of what is sold: when it was taken from its place, and what whoever has it is called. */
    pickedAt: time('picked_at'),
    pickedBy: text(),
    /** Who that is; no reference, since the piece stays fetched when they have gone. */
    pickerId: uuid(),
  },
  (table) => [
    check('channel_pieces_quantity', sql`${table.quantity} > 0`),
    index('channel_pieces_part').on(table.partId),
    index('channel_pieces_held')
      .on(table.heldUntil)
      .where(sql`${table.state} = 'held'`),
    index('channel_pieces_to_pick')
      .on(table.soldAt)
      .where(sql`${table.state} = 'sold' and ${table.pickedAt} is null`),
  ],
);

/** News on its way to a channel. One at a time: whoever takes it asks for all that changed since. */
export const channelNews = pgTable(
  'channel_news',
  {
    id: uuid().primaryKey(),
    channelId: uuid()
      .notNull()
      .references(() => channels.id),
    /** JSON, byte for byte the same each time that it is tried. */
    body: text().notNull(),
    createdAt: time('created_at').notNull(),
    takenAt: time('taken_at'),
    givenUpAt: time('given_up_at'),
    /** What came of the last try that failed: a status, or a word of the network's. */
    lastFailure: text(),
  },
  (table) => [
    uniqueIndex('channel_news_under_way')
      .on(table.channelId)
      .where(sql`${table.takenAt} is null and ${table.givenUpAt} is null`),
  ],
);
