/**
 * Makes a snapshot of the catalogue. Its version is of the moment before the first part is read, and each stretch of parts is read
 * by itself: no transaction is open all the while, which on the embedded engine would keep everybody else out. What changed
 * meanwhile may be in it already; in any case it is among the changes since that version, with which a browser begins.
 * This thread, which answers people, hands texts from the database to one beside it (`piece-maker.ts`), and pieces back.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idsInPiece, type Piece } from '../../../domain/contract/snapshot.ts';
import { tableNames } from '../../../domain/snapshot/carried-parts.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Db, Executor } from '../../db/client.ts';
import { stateOfParts, visibleNow } from '../changed-parts.ts';
import { oneAhead } from '../writing/one-ahead.ts';
import { openPieceMaker, type PieceMaker } from './piece-maker.ts';
import { named, type Written } from './piece-work.ts';
import { latestSnapshot, publish } from './published.ts';
import { readWords } from './read-carried.ts';
import { storedLength, storePiece } from './stored-pieces.ts';
import { readStretch, stretches, type Stretch } from './stretches.ts';
import { unchangedSince, type Unchanged } from './unchanged-stretches.ts';
import { writeVersion, type Version } from './version.ts';

type Making = { readonly database: Pick<Database, 'db' | 'isEmbedded'>; readonly clock: Clock };

/**
 * Makes a snapshot and publishes it. Of the parts only those are read in whose stretch something changed since the one before.
 *
 * @returns false where somebody else made one meanwhile, which stands
 */
export async function makeSnapshot(making: Making): Promise<boolean> {
  const maker = openPieceMaker();
  try {
    return await makeWith(maker, making);
  } finally {
    await maker.close();
  }
}

async function makeWith(maker: PieceMaker, { database, clock }: Making): Promise<boolean> {
  const { db } = database;
  const before = await latestSnapshot(db);
  const lineage = before?.lineage ?? randomBytes(6).toString('base64url');
  const { parts: count, ...moment } = await momentOf(db);
  const store = async ({ sha256, bytes }: Written, rest: Pick<Piece, 'of' | 'from' | 'to'>) => {
    const length = await storedLength(db, sha256);
    if (length !== undefined) return { sha256, bytes: length, ...rest };
    const brotli = Buffer.from(await maker.compress(bytes));
    await storePiece(db, sha256, brotli, clock());
    return { sha256, bytes: brotli.length, ...rest };
  };

  const piecesOf = async ({ from, rows }: Stretch): Promise<Piece[]> => {
    const tables = await maker.write(rows);
    return Promise.all(tables.map(({ of, ...table }) => store(table, { of, from, to: from + idsInPiece })));
  };

  const unchanged = before ? await unchangedSince(db, before, moment.file) : noneUnchanged;
  const isAsItWas = before ? await isProbeAsItWas(database, unchanged, before.number, piecesOf) : true;
  const kept = isAsItWas ? unchanged : noneUnchanged;
  const pieces = [...kept.values()].flat();
  // The thread has the next stretch before it is done with this one, and the one after it is being read.
  let last: Promise<Piece[]> = Promise.resolve([]);
  for await (const stretch of oneAhead(stretches(database, kept))) {
    const these = piecesOf(stretch);
    // What goes wrong ahead of its turn is told when its turn comes.
    these.catch(() => {});
    pieces.push(...(await last));
    last = these;
  }
  pieces.push(...(await last));
  pieces.sort((one, other) => one.from - other.from);
  // Last: they name whatever model and kind a part that was read has.
  const words = await store(named(await wordsPiece(db)), { of: 'words', from: 0, to: 0 });
  const madeAt = clock();
  const manifest = {
    version: writeVersion({ lineage, ...moment }),
    madeAt: madeAt.toISOString(),
    parts: count,
    bytes: [words, ...pieces].reduce((sum, { bytes }) => sum + bytes, 0),
    pieces: [words, ...tableNames.flatMap((name) => pieces.filter(({ of }) => of === name))],
  };
  return publish(db, { number: (before?.number ?? 0) + 1, lineage, manifest }, madeAt);
}

/** Names and words of the trade, as a snapshot carries them. */
export const wordsPiece = async (db: Executor): Promise<Uint8Array> =>
  Buffer.from(JSON.stringify(await readWords(db)));

async function momentOf(db: Db): Promise<Omit<Version, 'lineage'> & { readonly parts: number }> {
  const { rows } = await db.execute<Omit<Version, 'lineage'> & { parts: number }>(
    sql`select ${stateOfParts} as file, ${visibleNow} as visible, (select count(*)::int from parts) as parts`,
  );
  const [moment] = rows;
  if (!moment) throw new Error('the database did not tell its moment');
  return moment;
}

const noneUnchanged: Unchanged = new Map();

/**
 * One of the stretches that nobody touched is read all the same, another one each time: where it makes other pieces than it did, the
 * code or what it reads has changed, and no stretch is believed.
 *
 * @param nth counts the snapshots
 */
async function isProbeAsItWas(
  database: Making['database'],
  unchanged: Unchanged,
  nth: number,
  piecesOf: (stretch: Stretch) => Promise<Piece[]>,
): Promise<boolean> {
  const [from, pieces] = [...unchanged][nth % unchanged.size] ?? [];
  if (from === undefined || !pieces) return true;
  const made = await piecesOf({ from, rows: await readStretch(database, from) });
  return made.every(({ sha256 }) => pieces.some((piece) => piece.sha256 === sha256));
}
