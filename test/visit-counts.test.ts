/** Visits and carts are counted by the day, each once, and nothing else is kept of whoever they were. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { noLimits, openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.database.pool.query('delete from visit_counts'));
afterAll(() => shop.close());

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

const tell = async (what: string, headers: Record<string, string> = {}, at: TestShop = shop) =>
  (
    await at.visitor().fetch(`/api/counts/${what}`, {
      method: 'POST',
      headers: { 'user-agent': phone, origin: 'http://localhost:3000', ...headers },
    })
  ).status;

const counted = async ({ database }: TestShop = shop) =>
  (await database.pool.query('select day::text, what, times from visit_counts order by day, what')).rows;

test('each visit and each cart counts once, on its day in Italy', async () => {
  shop.setTime(new Date('2026-11-20T22:59:00Z'));
  expect([await tell('visit'), await tell('visit'), await tell('basket')]).toEqual([204, 204, 204]);
  shop.setTime(new Date('2026-11-20T23:01:00Z'));
  expect(await tell('visit')).toBe(204);
  expect(await counted()).toEqual([
    { day: '2026-11-20', what: 'basket', times: 1 },
    { day: '2026-11-20', what: 'visit', times: 2 },
    { day: '2026-11-21', what: 'visit', times: 1 },
  ]);
});

test('of twenty at once all are counted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => tell('visit')));
  expect(await counted()).toMatchObject([{ times: 20 }]);
});

test('robots, and browsers that ask to be left alone, are not counted and do not hear of it', async () => {
  expect(await tell('visit', { 'user-agent': `${phone} (compatible; Googlebot/2.1)` })).toBe(204);
  expect(await tell('visit', { 'sec-gpc': '1' })).toBe(204);
  expect(await counted()).toEqual([]);
});

test('what is nothing that is counted, and what another site’s page says, is refused', async () => {
  expect(await tell('purchase')).toBe(400);
  expect(await tell('visit', { origin: 'https://evil.example' })).toBe(403);
  expect(await counted()).toEqual([]);
});

test('whoever says it too often is refused, and not counted', async () => {
  const own = await openShop({ ...noLimits, writes: 2 });
  onTestFinished(() => own.close());
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push(await tell('visit', {}, own));
  expect(answers).toEqual([204, 204, 429, 429]);
  expect(await counted(own)).toMatchObject([{ times: 2 }]);
});

test('nothing but the total is written', async () => {
  const rowsOf = async () => {
    const { rows } = await shop.database.db.execute<{ name: string }>(sql`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('visit_counts', 'limit_counts')`);
    const counts: Record<string, unknown> = {};
    for (const { name } of rows)
      counts[name] = (await shop.database.pool.query(`select count(*)::int as n from "${name}"`)).rows[0];
    return counts;
  };
  const before = await rowsOf();
  expect(Object.keys(before).length).toBeGreaterThan(30);
  const visitor = shop.visitor();
  const answer = await visitor.fetch('/api/counts/visit', {
    method: 'POST',
    headers: { 'user-agent': phone, origin: 'http://localhost:3000' },
  });
  expect([await answer.text(), answer.headers.get('set-cookie'), visitor.cookies.size]).toEqual([
    '',
    null,
    0,
  ]);
  expect(await rowsOf()).toEqual(before);
  const { rows: columns } = await shop.database.pool.query(
    `select column_name as name from information_schema.columns where table_name = 'visit_counts' order by name`,
  );
  expect(columns.map(({ name }) => name)).toEqual(['day', 'times', 'what']);
  // What the limit counts by is a hash of the address, for a minute.
  const { rows: limits } = await shop.database.pool.query('select key from limit_counts');
  for (const { key } of limits) expect(key).toMatch(/^[\w-]{20,}=*$/);
});
