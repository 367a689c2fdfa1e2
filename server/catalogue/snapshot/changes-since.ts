/** What changed since a version of the catalogue, as bytes for a browser that carries that version. */
import { sql } from 'drizzle-orm';
import { Problem } from '../../../domain/problem.ts';
import { writeChanges } from '../../../domain/snapshot/changes.ts';
import type { CarriedPart } from '../../../domain/snapshot/carried-part.ts';
import type { Db, Executor } from '../../db/client.ts';
import { changedSince, stateOfParts, visibleNow } from '../changed-parts.ts';
import { readCarried } from './read-carried.ts';
import { readVersion, writeVersion, type Version } from './version.ts';

/** Of more parts than this the pieces are fetched anew: of twenty one, and never so many that writing them holds up others. */
const mostShare = 0.05;
const [least, most] = [2_000, 10_000];

const atATime = 1_000;

/**
 * Parts as they are at one moment, which is that of the new version.
 *
 * @throws Problem `snapshot_outdated` where the version is of another shop's table or too much changed since
 */
export async function changesSince(db: Db, since: string): Promise<Uint8Array> {
  const then = readVersion(since);
  if (!then) throw new Problem('snapshot_outdated');
  const changes = await db.transaction((tx) => readChanges(tx, then), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return writeChanges(changes);
}

type Now = Version & { readonly parts: number; readonly isLater: boolean };

async function readChanges(tx: Executor, then: Version) {
  const { rows } = await tx.execute<Now>(sql`
    select ${stateOfParts} as file, ${visibleNow} as visible, lineage, (manifest->>'parts')::int as parts,
      pg_snapshot_xmax(${then.visible}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as "isLater"
    from catalogue_snapshots order by number desc limit 1`);
  const [now] = rows;
  if (now?.lineage !== then.lineage || now.file !== then.file || !now.isLater)
    throw new Problem('snapshot_outdated');
  const limit = Math.min(most, Math.max(least, Math.floor(now.parts * mostShare)));
  const { rows: changed } = await tx.execute<{ id: number }>(sql`
    select id from changes.parts where ${changedSince(sql`${then.visible}`)} order by id limit ${limit + 1}`);
  if (changed.length > limit) throw new Problem('snapshot_outdated');
  const ids = changed.map(({ id }) => id);
  const parts: CarriedPart[] = [];
  for (let at = 0; at < ids.length; at += atATime) {
    const some = ids.slice(at, at + atATime);
    parts.push(...(await readCarried(tx, sql`id = any(${sql.param(some)}::int[])`)));
  }
  const present = new Set(parts.map(({ id }) => id));
  return { version: writeVersion(now), removed: ids.filter((id) => !present.has(id)), parts };
}
