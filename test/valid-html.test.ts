/** Everything that the shop writes as HTML is HTML: pages of both languages, what stands beside them, and mails. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../domain/constants.ts';
import { href, localized, routes } from '../domain/routes.ts';
import { partPhotos } from '../server/db/schema/catalogue.ts';
import { setMaintenance } from '../server/http/maintenance.ts';
import { faultDocument, laterDocument } from '../server/http/fault-page.ts';
import { fillShop } from './full-shop.ts';
import { openShop, type TestShop } from './open-shop.ts';
import type { Buyer } from './people.ts';
import { openPages, renderPage } from './rendered.ts';
import { stockPart } from './stock-part.ts';
import { faultsOfMail, faultsOfPage } from './valid-html.ts';

let shop: TestShop;
let pages: FastifyInstance;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop();
  pages = await openPages(shop);
  buyer = await fillShop(shop);
});
afterAll(async () => {
  await pages.close();
  await shop.close();
});

/** What is wrong with the pages at these addresses, and whether they were there at all. */
async function faultsOf(addresses: readonly string[], status = 200, cookies: Record<string, string> = {}) {
  const faults: string[] = [];
  for (const address of addresses) {
    const page = await renderPage(pages, address, cookies);
    if (page.status !== status) faults.push(`${address}: ${page.status}`);
    faults.push(...(await faultsOfPage(page.text)).map((fault) => `${address}: ${fault}`));
  }
  return faults;
}

const inBoth = (path: string) => locales.map((locale) => localized(path, locale));

test('every public page', async () => {
  const open = Object.values(routes).filter(({ path, access }) => access === 'public' && !path.includes(':'));
  expect(
    await faultsOf(open.filter(({ layout }) => layout !== 'maintenance').flatMap(({ path }) => inBoth(path))),
  ).toEqual([]);
});

test('every page of a person, with orders and addresses', async () => {
  const own = Object.values(routes).filter(({ access }) => access === 'signedIn');
  const cookies = Object.fromEntries(buyer.cookies);
  expect(
    await faultsOf(
      [...own.flatMap(({ path }) => inBoth(path)), ...inBoth(routes.checkout.path)],
      200,
      cookies,
    ),
  ).toEqual([]);
});

test('a part with photos, and one without', async () => {
  const [shown] = await shop.database.db.select().from(partPhotos);
  const parts = [shown?.partId ?? 0, await stockPart(shop)];
  expect(
    await faultsOf(parts.flatMap((id) => locales.map((locale) => href(locale, 'part', { id })))),
  ).toEqual([]);
});

test('searches that find something, and nothing', async () => {
  const queries = ['fanale', 'zzzzzz', '51 810 26'].flatMap((query) =>
    locales.map((locale) => href(locale, 'search', {}, { query })),
  );
  expect(await faultsOf(queries)).toEqual([]);
});

test('what is not there', async () => {
  expect(await faultsOf([...inBoth('/nowhere'), ...inBoth('/parts/999999')], 404)).toEqual([]);
});

test('the sandbox, in each language, and the description of the API', async () => {
  const { payment } = await buyer.order(await stockPart(shop));
  const { pathname } = new URL(payment.kind === 'redirect' ? payment.url : '');
  expect(await faultsOf([pathname, '/api/docs'])).toEqual([]);
});

test('the page of a closed shop, and the one that stands where none can be made', async () => {
  const { db } = shop.database;
  await setMaintenance(db, true, shop.deps.clock());
  const closed = await openPages(shop);
  const shown = await Promise.all(inBoth(routes.maintenance.path).map((path) => renderPage(closed, path)));
  await closed.close();
  await setMaintenance(db, false, shop.deps.clock());
  expect(shown.map(({ text }) => text.includes('<main'))).toEqual([true, true]);
  const documents = [
    ...shown.map(({ text }) => text),
    ...locales.flatMap((locale) => [
      faultDocument(locale, 'a-b'),
      laterDocument('away', locale, '/parts/1?a=1&b=2', 'a-b'),
    ]),
  ];
  expect((await Promise.all(documents.map(faultsOfPage))).flat()).toEqual([]);
});

test('what is wrong would be told', async () => {
  expect(await faultsOfPage('<!doctype html><title>x</title><p><div id="a" id="b"></div></p>')).not.toEqual(
    [],
  );
});

test('the mails', async () => {
  await shop.visitor().api.subscribe({ email: 'a@example.com', lang: 'en' });
  await shop.runJobs();
  const mails = await Promise.all(
    shop.mails.map(async ({ subject, html }) =>
      (await faultsOfMail(html)).map((fault) => `${subject}: ${fault}`),
    ),
  );
  expect(mails.flat()).toEqual([]);
  expect(mails.length).toBeGreaterThan(4);
});
