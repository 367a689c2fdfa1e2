/** What a backup says of itself: first what it is, at its end what is in it. */
import * as z from 'zod/mini';

/** Raised when a program that reads the old form could not read the new one. */
export const formatVersion = 1;

const count = z.int().check(z.nonnegative());

/** `manifest.json`, the first file: enough to know whether this program can read the rest. */
export const Manifest = z.object({
  format: z.literal('smonto-backup'),
  version: z.int(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  /** The last migration of the database that it was made from: how many there were, and when it was written (ms). */
  migration: z.object({ number: count, when: count }),
});
export type Manifest = z.infer<typeof Manifest>;

const RowsOfTable = z.object({ rows: count, columns: z.array(z.string()) });

/** `contents.json`, the last file but one: everything that is known only when it has been written. */
export const Contents = z.object({
  tables: z.record(z.string(), RowsOfTable),
  /** Jobs that were not done yet. */
  jobs: RowsOfTable,
  /** Where the database's counters stood: the next id of a part is not one that a deleted part had. */
  sequences: z.record(
    z.string(),
    z.object({ lastValue: z.string().check(z.regex(/^-?\d+$/)), isCalled: z.boolean() }),
  ),
  /** Files of photos, in all their sizes. */
  pictures: count,
  mails: count,
});
export type Contents = z.infer<typeof Contents>;
