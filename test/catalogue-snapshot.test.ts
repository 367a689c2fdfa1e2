/** The catalogue as browsers carry it along: fetched in pieces, kept up to date by changes, of nobody and of no place. */
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { idsInPiece, Snapshot, type Piece } from '../domain/contract/snapshot.ts';
import { SearchQuery } from '../domain/contract/search.ts';
import { createCarriedCatalogue, type CarriedCatalogue } from '../domain/snapshot/carried-catalogue.ts';
import { readParts } from '../domain/snapshot/carried-parts.ts';
import type { CarriedWords } from '../domain/snapshot/carried-words.ts';
import { readChanges } from '../domain/snapshot/changes.ts';
import { loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { keepSnapshot } from '../server/catalogue/snapshot/keep-snapshot.ts';
import { makeSnapshot } from '../server/catalogue/snapshot/make-snapshot.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { openJobs } from '../server/jobs/queue.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { stockPart } from './stock-part.ts';

const demoParts = 300;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await loadDemo(shop.database.db, shop.deps.clock, { parts: demoParts, seed: 7 });
});
/** No snapshot, as after a restore; pieces that are stored make the next one quick. */
const emptyTable = () => shop.database.db.execute(sql`delete from catalogue_snapshots`);
beforeEach(emptyTable);
afterAll(() => shop.close());

const make = () => makeSnapshot(shop.deps);
const ask = (path: string, headers: Record<string, string> = {}) =>
  shop.visitor().fetch(`/api/yard${path}`, { headers });

async function manifest(): Promise<Snapshot> {
  const answer = await ask('');
  expect(answer.status).toBe(200);
  return Snapshot.parse(await answer.json());
}

async function bytesOf({ sha256 }: Pick<Piece, 'sha256'>): Promise<Uint8Array> {
  const answer = await ask(`/${sha256}`);
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  return bytes;
}

const packed = { 'accept-encoding': 'br' };

/** As the browser that has this version asks: how many bytes travel, and what they say. */
async function changesSince(version: string) {
  const answer = await ask(`/changes?since=${version}`, packed);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('br');
  const travelled = new Uint8Array(await answer.arrayBuffer());
  return { bytes: travelled.length, ...readChanges(brotliDecompressSync(travelled)) };
}

const idsOf = ({ parts }: Awaited<ReturnType<typeof changesSince>>): number[] =>
  Array.from({ length: parts.count }, (_, place) => Number(parts.column('id')(place)));

async function carry({ pieces }: Snapshot): Promise<CarriedCatalogue> {
  const [words, ...others] = pieces;
  expect(words?.of).toBe('words');
  const carried = createCarriedCatalogue(
    JSON.parse(new TextDecoder().decode(await bytesOf(words!))) as CarriedWords,
  );
  const stock = others.slice(0, others.length / 2);
  for (const [at, piece] of stock.entries()) {
    const rest = others[stock.length + at]!;
    expect([piece.of, rest.of, rest.from]).toEqual(['stock', 'descriptions', piece.from]);
    expect(carried.put(readParts({ stock: await bytesOf(piece), descriptions: await bytesOf(rest) }))).toBe(
      true,
    );
  }
  return carried;
}

test('what was fetched in pieces finds what the shop finds', async () => {
  await make();
  const snapshot = await manifest();
  const carried = await carry(snapshot);
  expect(carried.count()).toBe(snapshot.parts);
  expect(snapshot.parts).toBe(demoParts);
  expect(snapshot.bytes).toBe(snapshot.pieces.reduce((sum, { bytes }) => sum + bytes, 0));
  for (const query of ['faro', 'alternatore fiat', '5181', 'specchietto sinistro']) {
    const there = await shop.visitor().api.search({ query });
    const here = await carried.search(SearchQuery.parse({ query }));
    expect(here.parts.map(({ id }) => id)).toEqual(there.parts.map(({ id }) => id));
    expect(here.total).toBe(there.total);
  }
});

test('before there is one the shop says so; an unknown piece, and what is no name of one, are not there', async () => {
  for (const path of ['', '/changes?since=AAAA', `/${'0'.repeat(64)}`, '/nonsense'])
    expect((await ask(path)).status, path).toBe(path.startsWith('/changes') ? 409 : 404);
  expect(await (await ask('')).json()).toMatchObject({ code: 'snapshot_not_made' });
});

test('a piece is kept for ever by whoever fetched it, and comes as it is wanted', async () => {
  await make();
  const { pieces, bytes } = await manifest();
  expect(bytes).toBeGreaterThan(0);
  const [{ sha256, bytes: length } = { sha256: '', bytes: 0 }] = pieces;
  const small = await ask(`/${sha256}`, { 'accept-encoding': 'gzip, deflate, br' });
  expect((await small.arrayBuffer()).byteLength).toBe(length);
  expect(Object.fromEntries(small.headers)).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    vary: 'accept-encoding',
  });
  expect((await ask(`/${sha256}`)).headers.get('content-encoding')).toBeNull();
});

test('a piece that was given before costs no query', async () => {
  await make();
  const piece = (await manifest()).pieces.at(-1);
  await bytesOf(piece!);
  await shop.database.db.execute(sql`delete from catalogue_pieces where sha256 = ${piece?.sha256}`);
  expect((await ask(`/${piece?.sha256}`)).status).toBe(200);
});

test('a manifest that did not change is not sent again', async () => {
  await make();
  const first = await ask('');
  expect(first.headers.get('cache-control')).toContain('public, max-age=60');
  expect((await ask('', { 'if-none-match': first.headers.get('etag')! })).status).toBe(304);
});

test('pieces that no snapshot of the last two names are gone a day later', { tags: 'long' }, async () => {
  const stored = async () => {
    const { rows } = await shop.database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from catalogue_pieces`,
    );
    return rows[0]?.count;
  };
  const change = () => shop.database.db.execute(sql`update parts set on_hand = on_hand + 1 where id = 1`);
  await shop.database.db.execute(sql`delete from catalogue_pieces`);
  await make();
  expect(await stored()).toBe(3);
  for (const pieces of [4, 5]) {
    await change();
    await make();
    expect(await stored()).toBe(pieces);
  }
  shop.setTime(new Date(shop.deps.clock().getTime() + 25 * 3_600_000));
  await change();
  await make();
  expect(await stored()).toBe(4);
  await carry(await manifest());
});

test('a part that changed makes the pieces of its own ids new, and no others', async () => {
  await shop.database.db.execute(
    sql`select setval(pg_get_serial_sequence('parts', 'id'), ${3 * idsInPiece + 5})`,
  );
  await stockPart(shop);
  await make();
  const before = await manifest();
  await shop.database.db.execute(sql`update parts set on_hand = on_hand + 1 where id = 1`);
  await make();
  const after = await manifest();
  expect(before.pieces.map(({ of, from }) => [of, from])).toEqual([
    ['words', 0],
    ['stock', 0],
    ['stock', 3 * idsInPiece],
    ['descriptions', 0],
    ['descriptions', 3 * idsInPiece],
  ]);
  const names = new Set(before.pieces.map(({ sha256 }) => sha256));
  expect(after.version).not.toBe(before.version);
  expect(after.pieces.filter(({ sha256 }) => !names.has(sha256)).map(({ of, from }) => [of, from])).toEqual([
    ['stock', 0],
  ]);
});

test('stretches that nobody touched are not read again, but for one at a time, which mends what was missed', async () => {
  const { db } = shop.database;
  for (const stretch of [5, 7]) {
    await db.execute(sql`select setval(pg_get_serial_sequence('parts', 'id'), ${stretch * idsInPiece + 5})`);
    await stockPart(shop);
  }
  await make();
  const stockOf = (from: number) => async () =>
    (await manifest()).pieces.find((piece) => piece.of === 'stock' && piece.from === from)?.sha256;
  const unchanged = (await manifest()).pieces.filter(({ of, from }) => of === 'stock' && from > 0);
  // After the first snapshot it is the second of them that is looked at.
  const silent = unchanged[0]?.from ?? 0;
  const [first, second] = [stockOf(0), stockOf(silent)];
  const [firstBefore, secondBefore] = [await first(), await second()];
  // As if something wrote past the notes of what changed.
  await db.execute(sql`alter table parts disable trigger parts_changed`);
  await db.execute(sql`update parts set on_hand = on_hand + 1 where id - id % ${idsInPiece} = ${silent}`);
  await db.execute(sql`alter table parts enable trigger parts_changed`);
  const isMended: boolean[] = [];
  for (const _ of unchanged) {
    await db.execute(sql`update parts set on_hand = on_hand + 1 where id = 1`);
    await make();
    isMended.push((await second()) !== secondBefore);
  }
  expect(await first()).not.toBe(firstBefore);
  expect([isMended[0], isMended.at(-1)]).toEqual([false, true]);
  await carry(await manifest());
});

test('a piece that is gone is made again', async () => {
  await make();
  const before = await manifest();
  await shop.database.db.execute(sql`delete from catalogue_pieces`);
  await make();
  const { pieces } = await manifest();
  expect(pieces).toEqual(before.pieces);
  for (const piece of pieces.slice(0, 2)) await bytesOf(piece);
});

test('what changed since is told in a few bytes: sold, deleted, new and not at all', async () => {
  await make();
  const { version } = await manifest();
  const nothing = await changesSince(version);
  expect([idsOf(nothing), nothing.removed]).toEqual([[], []]);
  expect(nothing.bytes).toBeLessThan(400);

  await shop.database.db.execute(sql`update parts set on_hand = reserved where id = 5`);
  const sold = await changesSince(version);
  expect(idsOf(sold)).toEqual([5]);
  expect(sold.parts.column('available')(0)).toBe(0);
  expect(sold.bytes).toBeLessThan(1_024);

  await shop.database.db.execute(sql`delete from parts where id = 6`);
  const fresh = await stockPart(shop);
  const later = await changesSince(sold.version);
  expect([idsOf(later), later.removed]).toEqual([[fresh], [6]]);
  expect(idsOf(await changesSince(later.version))).toEqual([]);
});

test('changes of a transaction that was still under way are told once it is done', async () => {
  // The embedded engine has one session: nothing is at the same time.
  if (shop.database.isEmbedded) return;
  const slow = await shop.database.work.pool.connect();
  try {
    await slow.query('begin');
    await slow.query('set local idle_in_transaction_session_timeout = 0');
    await slow.query('update parts set price = 4242 where id = 9');
    await stockPart(shop);
    await make();
    const { version } = await manifest();
    const { version: later, ...before } = await changesSince(version);
    expect(idsOf({ version: later, ...before })).toEqual([]);
    await slow.query('commit');
    for (const since of [version, later]) {
      const told = await changesSince(since);
      expect(idsOf(told)).toEqual([9]);
      expect(told.parts.at(0).price).toBe(4242);
    }
  } finally {
    slow.release();
  }
});

test('what changed while a snapshot is made is in it or among the changes since', async () => {
  const making = make();
  await shop.database.db.execute(sql`update parts set price = 4242 where id in (1, ${demoParts})`);
  await making;
  const snapshot = await manifest();
  const carried = await carry(snapshot);
  carried.put((await changesSince(snapshot.version)).parts);
  for (const id of [1, demoParts]) expect(carried.part(id, 'it')?.price).toBe(4242);
});

test('too much, and a version of another shop, are fetched anew', async () => {
  await make();
  const { version } = await manifest();
  await shop.database.db.execute(sql`
    insert into changes.parts (id, changed_in) select id, pg_current_xact_id() from generate_series(100000, 102000) id`);
  const outdated = await ask(`/changes?since=${version}`);
  expect(outdated.status).toBe(409);
  expect(await outdated.json()).toMatchObject({ code: 'snapshot_outdated' });
  expect((await ask('/changes')).status).toBe(400);

  // What a restore leaves: unlogged tables are in no backup.
  const { rows } = await shop.database.db.execute(
    sql`select relname from pg_class where relname like 'catalogue\_%' and relkind = 'r' and relpersistence = 'u' order by 1`,
  );
  expect(rows).toEqual([{ relname: 'catalogue_pieces' }, { relname: 'catalogue_snapshots' }]);
  await emptyTable();
  await make();
  await changesSince((await manifest()).version);
  expect((await ask(`/changes?since=${version}`)).status).toBe(409);
});

test('a synonym and a model that are new make other words, and those at once', { tags: 'long' }, async () => {
  await keepSnapshot(shop.deps);
  const first = await manifest();
  await keepSnapshot(shop.deps);
  expect(await manifest()).toEqual(first);
  await shop.database.db.execute(sql`insert into synonyms (phrases) values ('{zibibbo,alternatore}')`);
  await keepSnapshot(shop.deps);
  const second = await manifest();
  await stockPart(shop);
  await keepSnapshot(shop.deps);
  const third = await manifest();
  const words = [first, second, third].map(({ pieces }) => pieces[0]?.sha256);
  expect(new Set(words).size).toBe(3);
  expect(second.pieces.slice(1)).toEqual(first.pieces.slice(1));
});

test('of two processes that work on jobs one makes it, and of two that make it at once one stands', async () => {
  const other = await openJobs(shop.database, (error) => console.error(error));
  try {
    for (const jobs of [shop.deps.jobs, other]) await jobs.send(shop.database.db, 'keep-snapshot', {});
    await Promise.all([shop.deps.jobs, other].map((jobs) => jobs.runDue(createHandlers(shop.deps))));
    expect(await numbers()).toEqual([1]);
    const made = await Promise.all([make(), make()]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await numbers()).toEqual([1, 2]);
  } finally {
    await other.close();
  }
});

async function numbers(): Promise<number[]> {
  const { rows } = await shop.database.db.execute<{ number: number }>(
    sql`select number from catalogue_snapshots order by number`,
  );
  return rows.map(({ number }) => number);
}

test('no piece tells a place in the yard, a plate, a vehicle number or a note', async () => {
  await shop.database.db.execute(sql`
    update parts set place = 'SCAFFALE-Z9', internal_notes = 'NOTA-RISERVATA', sku = 'SKU-SEGRETO-' || id`);
  await shop.database.db.execute(sql`update cars set vin = 'ZFA16900000123456', plate = 'ZZ987YY'`);
  await make();
  const { pieces } = await manifest();
  expect(pieces.map(({ of }) => of)).toEqual(expect.arrayContaining(['words', 'stock', 'descriptions']));
  for (const piece of pieces) {
    const text = new TextDecoder('latin1').decode(await bytesOf(piece));
    for (const secret of ['SCAFFALE', 'RISERVATA', 'SEGRETO', 'ZFA169', 'ZZ987YY'])
      expect(text).not.toContain(secret);
  }
});
