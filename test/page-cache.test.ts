/** Pages are rendered once for all who may see them, and never shown when they are not true any more. */
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { setMaintenance } from '../server/http/maintenance.ts';
import { openBuiltPages } from '../server/rendering/built-pages.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, signedIn } from './people.ts';
import { renderPage } from './rendered.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let pages: FastifyInstance;
let rendered = 0;
beforeAll(async () => {
  shop = await openShop();
  pages = await createServer(shop.deps, {
    async openPages(app) {
      const renderer = await openBuiltPages(app, join(import.meta.dirname, '../dist'), shop.deps);
      return {
        ...renderer,
        render(request) {
          rendered += 1;
          return renderer.render(request);
        },
      };
    },
  });
}, 60_000);
afterAll(async () => {
  await pages.close();
  await shop.close();
});
beforeEach(() => {
  rendered = 0;
});

test('a page is rendered once for everybody, in each language', async () => {
  const id = await stockPart(shop);
  const first = await renderPage(pages, `/parts/${id}`);
  const second = await renderPage(pages, `/parts/${id}`);
  expect(rendered).toBe(1);
  expect(second.text).toBe(first.text);
  expect(second.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-language': 'it',
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    'content-security-policy': first.headers['content-security-policy'],
  });
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect((await renderPage(pages, `/en/parts/${id}`)).lang).toBe('en');
  expect((await renderPage(pages, `/parts/${id}`, { locale: 'en' })).headers['location']).toBe(
    `/en/parts/${id}`,
  );
});

test('a search by VIN or number plate is kept for nobody', async () => {
  for (const query of ['WVWZZZ1KZ5W118342', 'AB+123+CD']) {
    const { headers } = await renderPage(pages, `/search/?query=${query}`);
    expect(headers['cache-control']).toBe('private, no-store');
    await renderPage(pages, `/search/?query=${query}`);
  }
  expect(rendered).toBe(4);
});

test('a page that is given again says when it was made, and a new one when that was', async () => {
  const id = await stockPart(shop);
  const opening = shop.deps.clock().getTime();
  const madeAt = async (afterMs: number) => {
    shop.setTime(new Date(opening + afterMs));
    return (await renderPage(pages, `/parts/${id}`)).record.madeAt - opening;
  };
  expect([await madeAt(0), await madeAt(30_000), await madeAt(90_000)]).toEqual([0, 0, 90_000]);
});

test('what is bought or changed is seen with the next page', async () => {
  const id = await stockPart(shop);
  const buyer = await createBuyer(shop);
  // A sold part's page offers others: what it says of its own is told to machines, too.
  expect((await renderPage(pages, `/parts/${id}`)).text).toContain('https://schema.org/InStock');
  await buyer.order(id);
  expect((await renderPage(pages, `/parts/${id}`)).text).toContain('https://schema.org/OutOfStock');

  const other = await stockPart(shop, { price: 12_300 });
  expect((await renderPage(pages, `/parts/${other}`)).text).toContain('123,00');
  // As another process does it.
  await shop.database.db
    .update(parts)
    .set({ price: 45_600, discountedPrice: 45_600 })
    .where(eq(parts.id, other));
  expect((await renderPage(pages, `/parts/${other}`)).text).toContain('456,00');
});

test('somebody who is signed in neither gets a kept page nor leaves one', async () => {
  const id = await stockPart(shop);
  const { cookies } = await signedIn(shop, { lastName: 'Quagliarella' });
  const mine = await renderPage(pages, `/parts/${id}`, Object.fromEntries(cookies));
  expect(mine.text).toContain('Quagliarella');
  expect(mine.headers['cache-control']).toBe('private, no-store');
  const anybodys = await renderPage(pages, `/parts/${id}`);
  expect(anybodys.text).not.toContain('Quagliarella');
  expect(rendered).toBe(2);
  expect((await renderPage(pages, `/parts/${id}`, mine.cookies)).text).toContain('Quagliarella');
});

test('neither errors nor addresses that are secrets are kept', async () => {
  for (const address of ['/parts/2147483647', '/non-esiste', `/auth/reset?token=${'a'.repeat(43)}`]) {
    rendered = 0;
    await renderPage(pages, address);
    await renderPage(pages, address);
    expect(rendered, address).toBe(2);
  }
});

test('a shop that closes shows no page from before', async () => {
  const id = await stockPart(shop);
  expect((await renderPage(pages, `/parts/${id}`)).status).toBe(200);
  const now = shop.deps.clock();
  await setMaintenance(shop.database.db, true, now);
  shop.setTime(new Date(now.getTime() + 2_000));
  expect((await renderPage(pages, `/parts/${id}`)).headers['location']).toBe('/maintenance');
  await setMaintenance(shop.database.db, false, now);
  shop.setTime(new Date(now.getTime() + 4_000));
  expect((await renderPage(pages, `/parts/${id}`)).status).toBe(200);
});
