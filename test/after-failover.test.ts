/** Once a standby has taken over, nobody goes on from a version of before: numbers of transactions are given out again there. */
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changesSince } from '../server/catalogue/snapshot/changes-since.ts';
import { keepSnapshot } from '../server/catalogue/snapshot/keep-snapshot.ts';
import { latestSnapshot } from '../server/catalogue/snapshot/published.ts';
import { stockChanges } from '../server/channels/stock/stock-changes.ts';
import { openDatabase } from '../server/db/client.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { asAdmin, startOwnPostgres, startStandby, type OwnPostgres } from './postgres.ts';
import { stockPart } from './stock-part.ts';

let primary: OwnPostgres;
let standby: OwnPostgres;
let shop: TestShop;
beforeAll(async () => {
  primary = await startOwnPostgres();
  const database = await openDatabase({ url: primary.url, folder: tmpdir() });
  await migrateDatabase(database);
  await database.close();
  standby = await startStandby(primary);
  shop = await openShop(undefined, undefined, () => ({ url: primary.url }));
});
afterAll(async () => {
  await shop.close();
  await standby.stop();
  await primary.stop();
});

const everything = { cursor: undefined, limit: 100 };
const outdated = expect.objectContaining({ code: 'snapshot_outdated' });

async function hasAll(): Promise<void> {
  const [{ sent } = { sent: '' }] = await asAdmin<{ sent: string }>(
    primary.url,
    'select pg_current_wal_lsn()::text as sent',
  );
  await expect
    .poll(() => asAdmin(standby.url, `select pg_last_wal_replay_lsn() >= '${sent}'::pg_lsn as "isThere"`))
    .toEqual([{ isThere: true }]);
}

test('browsers and channels begin anew from the one that took over, and fetch no piece that they have', async () => {
  const { db } = shop.database;
  await stockPart(shop);
  await keepSnapshot(shop.deps);
  const before = (await latestSnapshot(db))!.manifest;
  const { cursor } = await stockChanges(db, everything, shop.deps.config);
  await changesSince(db, before.version);
  await stockChanges(db, { cursor, limit: 100 }, shop.deps.config);
  await hasAll();

  await asAdmin(standby.url, 'select pg_promote(true)');
  const after = await openDatabase({ url: standby.url, folder: tmpdir() });
  try {
    await expect(changesSince(after.db, before.version)).rejects.toEqual(outdated);
    await expect(stockChanges(after.db, { cursor, limit: 100 }, shop.deps.config)).rejects.toEqual(outdated);
    await keepSnapshot({ database: after, clock: shop.deps.clock });
    const { manifest } = (await latestSnapshot(after.db))!;
    expect(manifest.version).not.toBe(before.version);
    expect(manifest.pieces).toEqual(before.pieces);
    await changesSince(after.db, manifest.version);
    expect((await stockChanges(after.db, everything, shop.deps.config)).parts).toHaveLength(1);
  } finally {
    await after.close();
  }
});
