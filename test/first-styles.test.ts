/** Whoever sees a first page sees it whole: nothing that the server wrote waits for the styles that come behind it (decision 0127). */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { openPages } from './rendered.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let pages: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  await loadDemo(shop.database.db, shop.deps.clock, { parts: 300, seed: 3 });
  pages = await openPages(shop);
}, 60_000);
afterAll(async () => {
  await pages.close();
  await shop.close();
});

const sheet = /<link rel="stylesheet"([^>]*) href="([^"]+\.css)"/g;

/** Classes that the styles behind a page know, of those in its HTML. */
async function lateClasses(path: string): Promise<string[]> {
  const { body } = await pages.inject(path);
  const later = [...body.matchAll(sheet)].find(([, attributes]) => attributes?.includes('media="not all"'));
  expect(later, path).toBeDefined();
  const styles = (await pages.inject(later?.[2] ?? '')).body;
  const known = new Set([...styles.matchAll(/\.([a-z]{2}\d+)/g)].map(([, name]) => name));
  const written = [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  return [...new Set(written)].filter((name) => known.has(name));
}

test('nothing that the server wrote waits for later styles', async () => {
  const { parts } = await shop.visitor().api.search({ limit: 3 });
  const sold = await stockPart(shop, { quantity: 0 });
  const paths = [
    '/',
    '/search',
    '/search?query=fanale',
    '/search?query=qwrtzxcv',
    '/search?query=ZFA16900001234567',
    ...[...parts.map(({ id }) => id), sold].map((id) => `/parts/${id}`),
  ];
  for (const path of paths) expect([path, await lateClasses(path)]).toEqual([path, []]);
});
