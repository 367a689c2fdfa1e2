/** What has to come before anything can be seen: a page's HTML and its styles, as they go over the line. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { openPages } from './rendered.ts';

/** Decision 0004. */
const mostBytes = 22 * 1024;

let shop: TestShop;
let pages: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  // So many that every list is as long as in a real shop.
  await loadDemo(shop.database.db, shop.deps.clock, { parts: 1_000, seed: 3 });
  pages = await openPages(shop);
}, 60_000);
afterAll(async () => {
  await pages.close();
  await shop.close();
});

async function bytesOf(url: string): Promise<number> {
  const answer = await pages.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect([url, answer.statusCode, answer.headers['content-encoding']]).toEqual([url, 200, 'br']);
  return answer.rawPayload.length;
}

test.each(['it', 'en'] as const)('home, catalogue and part are seen after 22 KB, in %s', async (lang) => {
  const prefix = lang === 'it' ? '' : '/en';
  const [part] = (await shop.visitor().api.search({ limit: 1 })).parts;
  for (const path of [
    prefix || '/',
    `${prefix}/search`,
    `${prefix}/search?query=fanale`,
    `${prefix}/parts/${part?.id}`,
  ]) {
    const { body } = await pages.inject(path);
    // What counts for no medium is not waited for.
    const styles = [...body.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+\.css)"/g)].map(
      ([, href = '']) => href,
    );
    expect(styles.length).toBeGreaterThan(0);
    const all = await Promise.all([path, ...new Set(styles)].map(bytesOf));
    expect(
      all.reduce((sum, bytes) => sum + bytes, 0),
      path,
    ).toBeLessThanOrEqual(mostBytes);
  }
});
