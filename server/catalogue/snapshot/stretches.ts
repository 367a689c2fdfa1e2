/** Parts by stretches of ids, each of which becomes pieces of a snapshot. */
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { idsInPiece } from '../../../domain/contract/snapshot.ts';
import type { Database } from '../../db/client.ts';
import { noRows } from './carried-rows.ts';
import { readRows } from './read-carried.ts';
import type { Unchanged } from './unchanged-stretches.ts';

type Source = Pick<Database, 'db' | 'isEmbedded'>;

/** Parts that one statement reads: whoever searches waits for its end on the embedded engine, and for its answer to be taken in on any. */
const partsAtATime = { embedded: 64, postgres: 512 };

/** Its parts as the database tells them: texts of JSON. */
export type Stretch = { readonly from: number; readonly rows: readonly string[] };

/** Stretches of ids that hold parts. @param kept those that need not be read */
export async function* stretches(database: Source, kept: Unchanged): AsyncGenerator<Stretch> {
  for (let after = 0; ;) {
    const { rows } = await database.db.execute<{ next: number | null }>(
      sql`select min(id) as next from parts where id >= ${after}`,
    );
    const next = rows[0]?.next;
    if (next === undefined || next === null) return;
    const from = next - (next % idsInPiece);
    after = from + idsInPiece;
    if (kept.has(from)) continue;
    const texts = await readStretch(database, from);
    if (texts.length > 0) yield { from, rows: texts };
  }
}

/** Of the embedded engine, which does one thing at a time, it leaves half the time to others. */
export async function readStretch({ db, isEmbedded }: Source, from: number): Promise<string[]> {
  const atATime = isEmbedded ? partsAtATime.embedded : partsAtATime.postgres;
  const texts: string[] = [];
  for (let first = from; first < from + idsInPiece; first += atATime) {
    const begun = performance.now();
    const rows = await readRows(db, sql`id >= ${first} and id < ${first + atATime}`);
    if (rows !== noRows) texts.push(rows);
    if (isEmbedded) await pause(performance.now() - begun);
  }
  return texts;
}
