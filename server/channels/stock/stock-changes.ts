/**
 * What changed since a channel asked last: by the notes of triggers that the search follows too, so that no change is missed, whoever made
 * it. A round of pages ends where the database was when it began; what changed meanwhile is told again with the next one.
 */
import { sql } from 'drizzle-orm';
import type { StockChanges, StockChangesQuery } from '../../../domain/contract/channels.ts';
import { Problem } from '../../../domain/problem.ts';
import { changedSince, stateOfParts, visibleNow } from '../../catalogue/changed-parts.ts';
import type { Db, Executor } from '../../db/client.ts';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';
import { readChannelParts, type ShopPlace } from './read-channel-parts.ts';

/** @throws Problem `snapshot_outdated` where the cursor is of another shop's table, or none at all: the channel begins anew without one */
export async function stockChanges(
  db: Db,
  { cursor, limit }: StockChangesQuery,
  at: ShopPlace,
): Promise<StockChanges> {
  const read = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !read) throw new Problem('snapshot_outdated');
  return db.transaction((tx) => readPage(tx, read, limit, at), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

type Now = { readonly lineage: string; readonly file: number; readonly visible: string };

async function readPage(
  tx: Executor,
  given: Cursor | undefined,
  limit: number,
  at: ShopPlace,
): Promise<StockChanges> {
  const now = await whereWeAre(tx, given);
  const { told, round } = given ?? {};
  const { begun, after } = round ?? { begun: now.visible, after: 0 };
  const { rows } = await tx.execute<{ id: number }>(
    told === undefined
      ? sql`select id from parts where id > ${after} order by id limit ${limit + 1}`
      : sql`select id from changes.parts where ${changedSince(sql`${told}`)} and id > ${after} order by id limit ${limit + 1}`,
  );
  const ids = rows.slice(0, limit).map(({ id }) => id);
  const parts = await readChannelParts(tx, sql`parts.id = any(${sql.param(ids)}::int[])`, at, limit);
  const present = new Set(parts.map(({ id }) => id));
  const isComplete = rows.length <= limit;
  const { lineage, file } = now;
  const next = isComplete
    ? { told: begun, round: undefined }
    : { told, round: { begun, after: ids.at(-1) ?? after } };
  return {
    parts,
    removed: ids.filter((id) => !present.has(id)),
    cursor: writeCursor({ lineage, file, ...next }),
    isComplete,
  };
}

/** @throws Problem `snapshot_outdated` for a cursor of another database, of a table before a restore or a failover, or of transactions to come */
async function whereWeAre(tx: Executor, given: Cursor | undefined): Promise<Now> {
  const { rows } = await tx.execute<Now>(sql`
    select (select oid::text from pg_database where datname = current_database()) as lineage,
      ${stateOfParts} as file, ${visibleNow} as visible`);
  const [now] = rows;
  if (!now) throw new Error('the database does not say where it is');
  if (!given) return now;
  const latest = given.round?.begun ?? given.told ?? '';
  const isLater = endOf(latest) <= endOf(now.visible);
  if (given.lineage !== now.lineage || given.file !== now.file || !isLater)
    throw new Problem('snapshot_outdated');
  return now;
}

/** The first transaction that is not in it, and none after it is. */
const endOf = (visible: string): number => Number(visible.split(':')[1]);
