/** What the W3C's checker says of every page, for guests and for somebody with orders. */
import { expect, test } from 'vitest';
import { locales } from '../domain/constants.ts';
import { href, localized, routes } from '../domain/routes.ts';
import { fillShop } from './full-shop.ts';
import { notFollowed } from './house/not-followed.ts';
import { openShop } from './open-shop.ts';
import { openPages, renderPage } from './rendered.ts';
import { stockPart } from './stock-part.ts';
import { askW3cChecker } from './w3c-checker.ts';

test('the W3C’s checker says nothing but what the shop does not follow', async () => {
  const shop = await openShop();
  const app = await openPages(shop);
  const buyer = await fillShop(shop);
  const partId = await stockPart(shop);
  const pages = new Map<string, string>();
  const paths = Object.values(routes).filter(
    ({ path, layout }) => !path.includes(':') && layout !== 'maintenance',
  );
  const addresses = [
    ...paths.flatMap(({ path }) => locales.map((locale) => localized(path, locale))),
    href('it', 'part', { id: partId }),
    href('it', 'search', {}, { query: 'fanale' }),
    href('en', 'search', {}, { query: 'zzzzzz' }),
  ];
  for (const [who, cookies] of [
    ['guest', {}],
    ['buyer', Object.fromEntries(buyer.cookies)],
  ] as const)
    for (const address of addresses) {
      const { status, text } = await renderPage(app, address, cookies);
      if (status === 200) pages.set(`${address} (${who})`, text);
    }
  expect(pages.size).toBeGreaterThan(70);
  const found = await askW3cChecker(pages);
  const isNotFollowed = (message: string) =>
    Object.keys(notFollowed.vnu).some((known) => message.startsWith(known));
  expect(found.filter(({ message }) => !isNotFollowed(message))).toEqual([]);
  const isStillSaid = (known: string) => found.some(({ message }) => message.startsWith(known));
  expect(Object.keys(notFollowed.vnu).filter((known) => !isStillSaid(known))).toEqual([]);
  await app.close();
  await shop.close();
});

test('what is wrong would be told', async () => {
  const page =
    '<!doctype html><html lang="it"><head><title>x</title></head><body><input type="search" role="combobox" aria-expanded="false"></body></html>';
  const [found] = await askW3cChecker(new Map([['/x', page]]));
  expect(found?.message).toMatch(/^Bad value “search” for attribute “type”/);
});
