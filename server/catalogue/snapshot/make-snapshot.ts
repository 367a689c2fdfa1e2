/**
 * Makes a snapshot of the catalogue. Its version is of the moment before the first part is read, and each stretch of parts is read
 * by itself: no transaction is open all the while, which on the embedded engine would keep everybody else out. What changed
 * meanwhile may be in it already; in any case it is among the changes since that version, with which a browser begins.
 */
import { createHash, randomBytes } from 'node:crypto';
import { setImmediate as othersTurn, setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { idsInPiece, type Piece } from '../../../domain/contract/snapshot.ts';
import type { CarriedPart } from '../../../domain/snapshot/carried-part.ts';
import { tableNames, writeParts } from '../../../domain/snapshot/carried-parts.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Db, Executor } from '../../db/client.ts';
import { stateOfParts, visibleNow } from '../changed-parts.ts';
import { oneAhead } from '../writing/one-ahead.ts';
import { latestSnapshot, publish } from './published.ts';
import { readCarried, readWords } from './read-carried.ts';
import { storedLength, storePiece } from './stored-pieces.ts';
import { unchangedSince, type Unchanged } from './unchanged-stretches.ts';
import { writeVersion, type Version } from './version.ts';

/** Parts that the embedded engine reads by one statement: whoever searches waits for its end. */
const fewAtATime = 256;

/** The smallest that Brotli can make takes a tenth of a second for a piece; of more parts than this a larger one will do. */
const mostForSmallest = 200_000;
const [smallest, quick] = [11, 5];

const compress = promisify(brotliCompress);

type Making = { readonly database: Pick<Database, 'db' | 'isEmbedded'>; readonly clock: Clock };

/**
 * Makes a snapshot and publishes it. Of the parts only those are read in whose stretch something changed since the one before.
 *
 * @returns false where somebody else made one meanwhile, which stands
 */
export async function makeSnapshot({ database, clock }: Making): Promise<boolean> {
  const { db } = database;
  const before = await latestSnapshot(db);
  const lineage = before?.lineage ?? randomBytes(6).toString('base64url');
  const { parts: count, ...moment } = await momentOf(db);
  const quality = count > mostForSmallest ? quick : smallest;
  const store = async (bytes: Uint8Array, rest: Pick<Piece, 'of' | 'from' | 'to'>): Promise<Piece> => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const length = await storedLength(db, sha256);
    if (length !== undefined) return { sha256, bytes: length, ...rest };
    const brotli = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    await storePiece(db, sha256, brotli, clock());
    return { sha256, bytes: brotli.length, ...rest };
  };

  const piecesOf = async ({ from, parts }: Stretch): Promise<Piece[]> => {
    const made: Piece[] = [];
    for (const of of tableNames) {
      made.push(await store(writeParts(of, parts), { of, from, to: from + idsInPiece }));
      await othersTurn();
    }
    return made;
  };

  const unchanged = before ? await unchangedSince(db, before, moment.file) : noneUnchanged;
  const isAsItWas = before ? await isProbeAsItWas(database, unchanged, before.number, piecesOf) : true;
  const kept = isAsItWas ? unchanged : noneUnchanged;
  const pieces = [...kept.values()].flat();
  for await (const stretch of oneAhead(stretches(database, kept))) pieces.push(...(await piecesOf(stretch)));
  pieces.sort((one, other) => one.from - other.from);
  // Last: they name whatever model and kind a part that was read has.
  const words = await store(await wordsPiece(db), { of: 'words', from: 0, to: 0 });
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
  const made = await piecesOf({ from, parts: await readStretch(database, from) });
  return made.every(({ sha256 }) => pieces.some((piece) => piece.sha256 === sha256));
}

type Stretch = { readonly from: number; readonly parts: readonly CarriedPart[] };

/** Stretches of ids that hold parts. @param kept those that need not be read */
async function* stretches(database: Making['database'], kept: Unchanged): AsyncGenerator<Stretch> {
  for (let after = 0; ;) {
    const { rows } = await database.db.execute<{ next: number | null }>(
      sql`select min(id) as next from parts where id >= ${after}`,
    );
    const next = rows[0]?.next;
    if (next === undefined || next === null) return;
    const from = next - (next % idsInPiece);
    after = from + idsInPiece;
    if (kept.has(from)) continue;
    const parts = await readStretch(database, from);
    if (parts.length > 0) yield { from, parts };
  }
}

/** Of the embedded engine, which does one thing at a time, it leaves half the time to others. */
async function readStretch({ db, isEmbedded }: Making['database'], from: number): Promise<CarriedPart[]> {
  const atATime = isEmbedded ? fewAtATime : idsInPiece;
  const parts: CarriedPart[] = [];
  for (let first = from; first < from + idsInPiece; first += atATime) {
    const begun = performance.now();
    parts.push(...(await readCarried(db, sql`id >= ${first} and id < ${first + atATime}`)));
    if (isEmbedded) await pause(performance.now() - begun);
  }
  return parts;
}
