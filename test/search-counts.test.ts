/** What is counted of searches, and how the shopkeeper reads it. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { passing } from '../domain/answer-caches.ts';
import type { SearchOptions } from '../domain/contract/search.ts';
import { searches } from '../server/cli/searches.ts';
import { createServer } from '../server/app.ts';
import { createVisitor } from './visitor.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { runCommand } from './run-command.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let partId: number;
beforeAll(async () => {
  shop = await openShop();
  partId = await stockPart(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.database.pool.query('delete from search_counts'));

/** A process of the shop: what it counted is written down when it closes. */
async function visit(act: (visitor: ReturnType<typeof createVisitor>) => Promise<void>): Promise<void> {
  const app = await createServer(shop.deps);
  await act(createVisitor(app));
  await app.close();
}
const search = (...all: SearchOptions[]) =>
  visit(async ({ api }) => {
    for (const options of all) await api.search(options);
  });
const open = (referer: string) =>
  visit(async ({ fetch }) => {
    const headers = { referer, host: 'localhost:3000' };
    expect((await fetch(`/api/parts/${partId}`, { headers })).status).toBe(200);
  });
const listed = async (...args: string[]) => (await runCommand(shop, searches, [...args, '--json'])).json;

test('a search that finds nothing is counted by its words, however they are written', async () => {
  await search({ query: 'Trapézio  Ölwanne' }, { query: 'trapezio olwanne' });
  await search({ query: 'TRAPEZIO olwanne ' });
  expect(await listed()).toEqual({
    searches: [{ query: 'trapezio olwanne', withoutResult: 3, notOpened: 0, lastDay: '2026-11-20' }],
    total: 1,
  });
});

test('a search that found something counts until a part is opened from it', async () => {
  await search({ query: 'fanale' }, { query: 'fanale' }, { query: 'fanale' });
  await open('http://localhost:3000/search/?query=Fanale');
  expect(await listed()).toEqual({
    searches: [{ query: 'fanale', withoutResult: 0, notOpened: 2, lastDay: '2026-11-20' }],
    total: 1,
  });
  await open('http://localhost:3000/en/search?query=fanale&sort=price:asc');
  await open('http://localhost:3000/search/?query=fanale');
  expect(await listed()).toEqual({ searches: [], total: 0 });
});

test('what is opened from elsewhere, or from a narrowed search, is no opening of it', async () => {
  await search({ query: 'fanale' });
  for (const from of [
    'http://elsewhere.example/search/?query=fanale',
    'http://localhost:3000/?query=fanale',
    'http://localhost:3000/search/?query=fanale&condition=A',
    'http://localhost:3000/search/',
    'no address',
  ])
    await open(from);
  expect(await listed()).toMatchObject({ searches: [{ query: 'fanale', notOpened: 1 }] });
});

test('further pages, filters, no words at all and what is suggested in passing are not counted', async () => {
  await search({ query: 'trapezio', page: 2 }, { query: 'trapezio', condition: 'A' }, { query: ' ' }, {});
  await visit(async ({ api }) => void (await api.search({ query: 'trapezio' }, 'near', passing)));
  expect(await listed()).toEqual({ searches: [], total: 0 });
});

test('whose car, address or telephone a query tells is never written down', async () => {
  await search(
    ...['WVWZZZ1KZ5W118342', 'targa AB 123 CD', 'mario@example.com', 'tel 333 1234567'].map((query) => ({
      query,
    })),
  );
  const { rows } = await shop.database.pool.query('select * from search_counts');
  expect(rows).toEqual([]);
});

test('what a VIN or a plate finds is for nobody else: no cache may keep it', async () => {
  await visit(async ({ fetch }) => {
    const cachingOf = async (query: string) =>
      (await fetch(`/api/search/v2?query=${encodeURIComponent(query)}`)).headers.get('cache-control');
    expect(await cachingOf('WVWZZZ1KZ5W118342')).toBe('private, no-store');
    expect(await cachingOf('targa AB 123 CD')).toBe('private, no-store');
    expect(await cachingOf('fanale')).toMatch(/^public/);
  });
});

test('a long query is cut, and signs that nobody can store do no harm', async () => {
  await search({ query: `x\u0000y ${'trapezio '.repeat(20)}` }, { query: `y${'🚗'.repeat(60)}` });
  const { searches: found } = (await listed()) as { searches: { query: string }[] };
  expect(found).toHaveLength(2);
  expect(Math.max(...found.map(({ query }) => query.length))).toBeLessThanOrEqual(80);
});

test('counts are of a day, and go after ninety', async () => {
  const today = shop.deps.clock();
  const daysBefore = (days: number) => new Date(today.getTime() - days * 24 * 60 * 60 * 1000);
  try {
    for (const days of [91, 90, 10]) {
      shop.setTime(daysBefore(days));
      await search({ query: `trapezio ${days}` });
    }
    shop.setTime(today);
    await shop.deps.jobs.send(shop.database.db, 'forget-what-is-over', {});
    await shop.runJobs();
    const { rows } = await shop.database.pool.query('select query from search_counts order by query');
    expect(rows).toEqual([{ query: 'trapezio 10' }, { query: 'trapezio 90' }]);
    expect(await listed('--days', '10')).toEqual({ searches: [], total: 0 });
    expect(await listed('--days', '11')).toMatchObject({ searches: [{ query: 'trapezio 10' }] });
  } finally {
    shop.setTime(today);
  }
});

test('the list says what was searched for most in vain, and how a word is made known', async () => {
  expect((await runCommand(shop, searches, [])).lines).toEqual(['Nobody searched in vain.']);
  await search({ query: 'fanale' }, { query: 'trapezio' });
  const { lines } = await runCommand(shop, searches, []);
  expect(lines.map((line) => line.trim().replace(/ {2,}/g, ' | '))).toEqual([
    'searched for | nothing found | nothing opened | last',
    'trapezio | 1 | 0 | 2026-11-20',
    'fanale | 0 | 1 | 2026-11-20',
    'What the catalogue calls otherwise: npm run shop -- synonyms add "trapezio, OTHER NAME"',
  ]);
});

test('of a day with thousands of made-up queries no more are kept, and those that are there go on being counted', async () => {
  await search({ query: 'fanale' });
  await shop.database.pool.query(
    `insert into search_counts select '2026-11-20', 'made up ' || n, 1, 0, 0 from generate_series(1, 5000) n`,
  );
  await search({ query: 'fanale' }, { query: 'trapezio' });
  const { rows } = await shop.database.pool.query(
    `select query, with_result from search_counts where query in ('fanale', 'trapezio')`,
  );
  expect(rows).toEqual([{ query: 'fanale', with_result: 2 }]);
});
