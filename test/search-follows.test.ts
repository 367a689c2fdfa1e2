/** The search works in memory: whatever is written, by whomever, is found at once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { asRequest } from '../server/log/request-context.ts';
import { syncParts } from '../server/catalogue/index/sync.ts';
import { backUp, bringBack } from './full-shop.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const total = async (query: string): Promise<number> => (await shop.visitor().api.search({ query })).total;

test('a part is found when it comes in, under its new name when it is renamed, and no longer when it is deleted', async () => {
  expect(await total('fanale')).toBe(0);
  const id = await stockPart(shop);
  expect(await total('fanale')).toBe(1);

  await shop.database.pool.query("update parts set name_it = 'Paraurti', name_en = 'Bumper' where id = $1", [
    id,
  ]);
  expect(await total('paraurti')).toBe(1);

  await shop.database.pool.query('delete from parts where id = $1', [id]);
  expect(await total('paraurti')).toBe(0);
});

test('a part is found by what is known of its donor car when that changes', async () => {
  const id = await stockPart(shop);
  expect(await total('188A4000')).toBe(0);
  await shop.database.pool.query(
    "update cars set engine_code = '188A4000' where id = (select car_id from parts where id = $1)",
    [id],
  );
  expect(await total('188A4000')).toBe(1);
  await shop.database.pool.query('delete from parts where id = $1', [id]);
});

test('a part is found under the new name of its model, its make and its kind when these are called otherwise', async () => {
  const id = await stockPart(shop);
  const rename = (statement: string) => shop.database.pool.query(statement, [id]);
  expect(await total('fanale panda')).toBe(1);
  await rename(
    "update models set name = 'Barbatrucco' where id = (select model_ids[1] from parts where id = $1)",
  );
  expect(await total('barbatrucco')).toBe(1);
  await rename(
    "update brands set name = 'Scricciolo' where id = (select brand_ids[1] from parts where id = $1)",
  );
  expect(await total('scricciolo')).toBe(1);
  await rename(
    "update categories set name_it = 'Lampadona' where id = (select category_id from parts where id = $1)",
  );
  expect(await total('lampadona')).toBe(1);
  await rename('delete from parts where id = $1');
});

test('what two transactions write at the same time is found whichever commits first', async () => {
  // The embedded engine has one session: nothing is at the same time.
  if (shop.database.isEmbedded) return;
  const id = await stockPart(shop);
  const slow = await shop.database.work.pool.connect();
  try {
    await slow.query('begin');
    await slow.query('update parts set price = 1, discounted_price = 1 where id = $1', [id]);
    // Begun later, committed earlier; and a search in between, which sees this one alone.
    const other = await stockPart(shop);
    expect((await shop.visitor().api.search({ query: '', price: '-1' })).total).toBe(0);
    await slow.query('commit');
    const cheap = await shop.visitor().api.search({ query: '', price: '-1' });
    expect(cheap.parts.map((part) => part.id)).toEqual([id]);
    expect(other).not.toBe(id);
  } finally {
    slow.release();
  }
});

test('after a backup was restored, what it holds is found and nothing else', { tags: 'long' }, async () => {
  const { config, media, clock } = shop.deps;
  const data = { config, media, clock, database: shop.database };
  const before = await total('');
  const backup = await backUp(data);
  const later = await stockPart(shop);
  expect(await total('')).toBe(before + 1);
  await bringBack(data, backup);
  const after = await shop.visitor().api.search({ query: '', limit: 60 });
  expect(after.total).toBe(before);
  expect(after.parts.map(({ id }) => id)).not.toContain(later);
});

test('the calls of one page look at the database once: what is written meanwhile is found by who comes after', async () => {
  const synced = syncParts(shop.database);
  const sizeNow = async () => (await synced.current()).size();
  await asRequest({ id: 'page', cameAt: performance.now() }, async () => {
    const before = await sizeNow();
    await stockPart(shop);
    expect(await sizeNow()).toBe(before);
    const next = asRequest({ id: 'next', cameAt: performance.now() }, sizeNow);
    expect(await next).toBe(before + 1);
  });
});

test('how far a standby has to be is known of what was written a moment ago, whoever looked before', async () => {
  const synced = syncParts(shop.database);
  await synced.current();
  await asRequest({ id: 'page', cameAt: performance.now() }, async () => {
    const before = await synced.changedBefore();
    expect(await synced.changedBefore()).toBe(before);
    await stockPart(shop);
    expect(await synced.changedBefore()).not.toBe(before);
  });
});

test(
  'many changes at once are all found in the end, and a search does not wait for them',
  { tags: 'long' },
  async () => {
    const synced = syncParts(shop.database);
    const before = (await synced.current()).size();
    await loadDemo(shop.database.db, shop.deps.clock, { parts: 3_000, seed: 5 });
    // Who reads the parts waits for whoever holds them. The embedded engine has one session, which cannot wait for itself.
    const holder = shop.database.isEmbedded ? undefined : await shop.database.work.pool.connect();
    try {
      await holder?.query('begin');
      await holder?.query('lock table parts in access exclusive mode');
      const found = (await synced.current()).size();
      if (holder) expect(found).toBe(before);
    } finally {
      await holder?.query('rollback');
      holder?.release();
    }
    await expect.poll(async () => (await synced.current()).size()).toBe(before + 3_000);
  },
);
