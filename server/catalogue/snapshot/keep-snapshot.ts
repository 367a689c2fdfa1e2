/** When a snapshot is made anew. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { changedSince, stateOfParts } from '../changed-parts.ts';
import { makeSnapshot, wordsPiece } from './make-snapshot.ts';
import { latestSnapshot, type Published } from './published.ts';
import { readVersion } from './version.ts';

const hourMs = 60 * 60_000;
/** So many at once are an import. */
const shareOfImport = 0.01;

export type SinceLatest = {
  readonly ageMs: number;
  /** Of the latest snapshot. */
  readonly parts: number;
  readonly changed: number;
  /** A make, model or kind is new, or a synonym: a browser cannot show a part whose model it cannot name. */
  readonly haveWordsChanged: boolean;
};

/** Whether the latest snapshot is too old, or too different from what there is. */
export const isDue = ({ ageMs, parts, changed, haveWordsChanged }: SinceLatest): boolean =>
  haveWordsChanged || changed > parts * shareOfImport || (changed > 0 && ageMs >= hourMs);

/** Makes a snapshot where there is none, or the latest one is not good any more. */
export async function keepSnapshot(deps: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const { db } = deps.database;
  const latest = await latestSnapshot(db);
  const since = latest && (await sinceLatest(db, latest, deps.clock()));
  if (!since || isDue(since)) await makeSnapshot(deps);
}

/** @returns undefined where the snapshot is of another table of parts */
async function sinceLatest(
  db: Executor,
  { manifest }: Published,
  now: Date,
): Promise<SinceLatest | undefined> {
  const version = readVersion(manifest.version);
  if (!version) return undefined;
  const { rows } = await db.execute<{ file: number; changed: number }>(sql`
    select ${stateOfParts} as file,
      (select count(*)::int from changes.parts where ${changedSince(sql`${version.visible}`)}) as changed`);
  const [found] = rows;
  if (found?.file !== version.file) return undefined;
  const words = createHash('sha256')
    .update(await wordsPiece(db))
    .digest('hex');
  return {
    ageMs: now.getTime() - Date.parse(manifest.madeAt),
    parts: manifest.parts,
    changed: found.changed,
    haveWordsChanged: manifest.pieces[0]?.sha256 !== words,
  };
}
