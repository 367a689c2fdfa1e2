/** Which stretches of ids nothing happened to since a snapshot: their pieces are good for the next one. */
import { sql } from 'drizzle-orm';
import { idsInPiece, type Piece } from '../../../domain/contract/snapshot.ts';
import type { Db } from '../../db/client.ts';
import { changedSince } from '../changed-parts.ts';
import type { Published } from './published.ts';
import { storedOf } from './stored-pieces.ts';
import { readVersion } from './version.ts';

/** The first id of a stretch → its pieces. */
export type Unchanged = ReadonlyMap<number, readonly Piece[]>;

/**
 * @param file of the table of parts: nothing is known of another one
 * @returns stretches all of whose pieces are stored
 */
export async function unchangedSince(
  db: Db,
  { manifest: { version, pieces } }: Published,
  file: number,
): Promise<Unchanged> {
  const then = readVersion(version);
  if (then?.file !== file) return new Map();
  const { rows } = await db.execute<{ from: number }>(sql`
    select distinct id - id % ${idsInPiece} as "from" from changes.parts where ${changedSince(sql`${then.visible}`)}`);
  const stored = await storedOf(
    db,
    pieces.map(({ sha256 }) => sha256),
  );
  const isGone = ({ sha256 }: Piece): boolean => !stored.has(sha256);
  const isOfWords = ({ of }: Piece): boolean => of === 'words';
  const changed = new Set([
    ...rows.map(({ from }) => from),
    ...pieces.filter(isGone).map(({ from }) => from),
  ]);
  return Map.groupBy(
    pieces.filter((piece) => !isOfWords(piece) && !changed.has(piece.from)),
    ({ from }) => from,
  );
}
