/** The desk's room has one door: every call in it, whichever it is, answers nobody who has not come through it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { atDesk, deskBrowser, withPassword, type DeskBrowser } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Route = { readonly method: string; readonly path: string };

/** Calls that let somebody come: they ask for a password or a link. Signing out lets nobody in. */
const open = ['POST /session', 'DELETE /session', 'POST /invitation'];

/** Calls of the second step, which ask for the password alone. */
const half = [
  'GET /session',
  'POST /second-factor/question',
  'POST /second-factor/passkey',
  'POST /second-factor/code',
  'POST /second-factor/recovery-code',
  'POST /passkeys/question',
  'POST /passkeys',
  'POST /codes',
  'POST /codes/first',
];
const owners = [
  'GET /staff',
  'POST /staff',
  'DELETE /staff/:id',
  'GET /actions',
  'GET /channels',
  'POST /channels',
  'DELETE /channels/:id',
  'GET /stock/repricings',
  'POST /stock/repricings/preview',
  'PUT /stock/repricings',
  'PUT /stock/repricings/:id/undone',
  'GET /figures',
  'GET /figures.csv',
  'GET /papers',
  'GET /papers.zip',
  'GET /papers/due',
  'PUT /papers/due/issued',
  'PUT /papers/sent',
  'GET /papers/:paper',
  'GET /papers/:paper/files/:attempt',
  'PUT /papers/:paper/refused',
  'PUT /papers/:paper/corrected',
  'GET /papers/takings',
  'GET /papers/takings.csv',
  'GET /orders/:number/papers',
  'PUT /orders/:number/papers/issued',
  'PUT /orders/:number/papers/asked',
  'GET /orders/:number/courtesy-invoice',
  'PUT /orders/:number/paid',
  'PUT /orders/:number/cancelled',
  'PUT /orders/:number/refunds/:refundId',
  'PUT /orders/:number/refunded',
  'PUT /orders/:number/items/:itemId/kept',
  'PUT /orders/:number/items/:itemId/refunded',
  'PUT /orders/:number/lost',
  'PUT /orders/:number/safety/refused',
];

/** Every route of the server below the desk's path, as the server itself prints them. */
function deskRoutes(): Route[] {
  const lines = shop.app.printRoutes({ commonPrefix: false }).split('\n');
  const found: Route[] = [];
  const above: string[] = [];
  for (const line of lines) {
    const [, indent = '', segment = '', methods = ''] = /^([\s│├└─]*)(\S+)(?: \(([^)]*)\))?/.exec(line) ?? [];
    if (!segment) continue;
    const depth = indent.length / 4;
    above.length = depth;
    above[depth] = segment;
    const path = above.join('');
    if (!path.startsWith('/api/desk')) continue;
    for (const method of methods.split(', ').filter((name) => name && name !== 'HEAD'))
      found.push({ method, path: path.slice('/api/desk'.length) });
  }
  return found;
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const withIds = (path: string) => path.replaceAll(/:\w+/g, () => randomUUID());

const isAnswered = async (browser: DeskBrowser, route: Route, headers?: Record<string, string>) => {
  const body = ['GET', 'DELETE'].includes(route.method) ? undefined : {};
  const { status } = await browser.ask(route.method, withIds(route.path), body, headers);
  return { name: nameOf(route), status };
};

/** @returns what was answered by anything but a refusal of who asks */
async function notRefused(
  browser: DeskBrowser,
  without: readonly string[],
  headers?: Record<string, string>,
) {
  const routes = deskRoutes().filter((route) => !without.includes(nameOf(route)));
  const answers = [];
  for (const route of routes) answers.push(await isAnswered(browser, route, headers));
  return answers.filter(({ status }) => status !== 401 && status !== 403);
}

test('the routes of the desk are found, those that are known among them', () => {
  const names = deskRoutes().map(nameOf);
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
  for (const known of [...open, ...half, ...owners, 'GET /orders', 'PUT /orders/:number/parcel'])
    expect(names).toContain(known);
});

test('no call answers without a session', async () => {
  expect(await notRefused(deskBrowser(shop), open)).toEqual([]);
});

test('no call answers a buyer, with the cookie and the token of the shop', async () => {
  const buyer = await createBuyer(shop);
  const browser = deskBrowser(shop);
  for (const [name, value] of buyer.cookies) browser.visitor.cookies.set(name, value);
  // Nor one that puts the shop's cookie under the desk's name.
  browser.visitor.cookies.set('desk', buyer.cookies.get('session') ?? '');
  expect(await notRefused(browser, open, { authorization: `Bearer ${buyer.token}` })).toEqual([]);
});

test('no call but those of the second step answers without it', async () => {
  expect(await notRefused(await withPassword(shop, 'owner'), [...open, ...half])).toEqual([]);
});

test('what is the owner’s answers nobody else, and everything else does', async () => {
  const yard = await atDesk(shop);
  const refused = (await notRefused(yard, [...open, ...half])).map(({ name }) => name);
  expect(refused.toSorted()).toEqual(
    deskRoutes()
      .map(nameOf)
      .filter((name) => ![...open, ...half, ...owners].includes(name))
      .toSorted(),
  );
});

test('no call answers another site’s page, not even those that only read', async () => {
  const owner = await atDesk(shop, 'owner');
  for (const foreign of [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[]) {
    const answers = await notRefused(owner, [], foreign);
    expect(answers, JSON.stringify(foreign)).toEqual([]);
  }
  expect((await owner.ask('GET', '/session')).status).toBe(200);
});

test('nothing of the desk may be kept, listed, or stands in the description of the API', async () => {
  const owner = await atDesk(shop, 'owner');
  const answer = await owner.visitor.fetch('/api/desk/orders', {
    headers: { origin: 'http://localhost:3000' },
  });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const description = await (await owner.visitor.fetch('/api/openapi.json')).text();
  expect(description).not.toContain('/desk');
  expect(await (await owner.visitor.fetch('/sitemap.xml')).text()).not.toContain('desk');
  expect(await (await owner.visitor.fetch('/robots.txt')).text()).toContain('Disallow: /desk\n');
});
