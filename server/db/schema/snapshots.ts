/** The catalogue as browsers carry it along. Unlogged, and so in no backup: all of it can be made again. */
import { integer, json, pgTable, text } from 'drizzle-orm/pg-core';
import type { Snapshot } from '../../../domain/contract/snapshot.ts';
import { bytea, time } from './columns.ts';

/** Pieces by what they hold: never changed, and shared by the snapshots that name them. */
export const cataloguePieces = pgTable('catalogue_pieces', {
  sha256: text().primaryKey(),
  brotli: bytea().notNull(),
  /** When a snapshot was made, or was being made, that names it. */
  namedAt: time('named_at').notNull(),
});

/** The latest snapshot and the one before. */
export const catalogueSnapshots = pgTable('catalogue_snapshots', {
  /** Counted up: of two that are made at once only one is the next. */
  number: integer().primaryKey(),
  /** Begins anew with an empty table, as after a restore: versions of before mean nothing then. */
  lineage: text().notNull(),
  manifest: json().$type<Snapshot>().notNull(),
});
