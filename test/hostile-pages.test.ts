/** Every page of the route table under addresses that nobody made who meant well. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../domain/constants.ts';
import { headScript } from '../domain/head-script.ts';
import { localized, routes } from '../domain/routes.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { openPages, renderPage, scripts, withoutScripts } from './rendered.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let pages: FastifyInstance;
let cookies: Record<string, string>;
beforeAll(async () => {
  shop = await openShop();
  pages = await openPages(shop);
  const buyer = await createBuyer(shop);
  await buyer.order(await stockPart(shop, { quantity: 5 }), 'bank_transfer');
  cookies = Object.fromEntries(buyer.cookies);
}, 60_000);
afterAll(async () => {
  await pages.close();
  await shop.close();
});

/** What the pages read of a query. */
const names = [
  'query',
  'brand',
  'model',
  'category',
  'year',
  'price',
  'condition',
  'onlyStock',
  'sort',
  'page',
  'part',
  'next',
  'session',
  'type',
  'order',
  'token',
  'unautorhized',
  '__proto__',
];

const texts = [
  '"><img src=x onerror=alert(1)>',
  "'--></title></script><script>alert(1)</script>",
  '//evil.example/\\evil.example',
  'javascript:alert(1)',
  '\u0000\u202e\uffff\r\nset-cookie: a=b',
  '1e999',
  '99999999999999999999',
  '__proto__',
  'x'.repeat(3_000),
];
/** What no browser writes, as it stands. */
const broken = ['%00', '%zz%', '%ED%A0%80', '%c0%ae%c0%ae', '[]=1&constructor', '&&==&?'];

const values = [...texts.map((text) => encodeURIComponent(text)), ...broken];

const attacks = texts.filter((text) => /["'<]/.test(text));
const markup = /<img src=x|<\/?script|(href|action|src)="(javascript:|\/\/)/i;

/** What is wrong with a page; nothing, as a rule. */
async function faultsOf(address: string, sent: Record<string, string> = {}): Promise<string[]> {
  const { status, text, headers } = await renderPage(pages, address, sent);
  const shown = withoutScripts(text);
  // Data, not code.
  const ownTags = ['type="application/json" id="record"', 'type="application/ld+json"'];
  const inline = scripts(text).flatMap(({ tag, body }) =>
    / src="\/assets\//.test(tag) || body === headScript ? [] : tag.trim(),
  );
  const faults = {
    [`status ${status}`]: ![200, 302, 400, 404].includes(status),
    'leads elsewhere': status === 302 && !/^\/(?![/\\])[\x21-\x7e]*$/.test(String(headers['location'])),
    'a script of its own': inline.some((tag) => !ownTags.includes(tag)),
    'markup of the address': markup.test(shown) || attacks.some((attack) => shown.includes(attack)),
  };
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${fault}: ${address}`] : []));
}

test(
  'every page is shown, or says that it is not there, and holds nothing of its address as markup',
  { tags: 'long' },
  async () => {
    for (const [at, { path, access }] of Object.values(routes).entries())
      for (const [nth, value] of values.entries()) {
        // Every second value in the other language, and the other way round on the next page.
        const place = localized(path, locales[(at + nth) % 2] ?? 'it').replace(':id', value);
        const address = `${place}?${names.map((name) => `${name}=${value}`).join('&')}`;
        expect(await faultsOf(address, access === 'signedIn' ? cookies : {})).toEqual([]);
      }
  },
);

test('so is what stands below, beside and above a page', async () => {
  for (const value of values)
    for (const address of [
      `/${value}`,
      `/en/${value}`,
      `//${value}`,
      `/parts/1/${value}`,
      `/en/en/${value}/`,
      `/cart//${value}`,
    ])
      expect(await faultsOf(address)).toEqual([]);
});

test('a link whose fragment a mail program encoded leads where it was meant to', async () => {
  const answer = await pages.inject('/en/cart%23offerta=1');
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/en/cart#offerta=1');
  expect((await pages.inject('//evil.example%23offerta=1')).headers.location).toBeUndefined();
});
