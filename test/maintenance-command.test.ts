import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { watchMaintenance } from '../server/http/maintenance.ts';
import type { Command } from '../server/cli/frame/command.ts';
import { maintenanceStatus } from '../server/cli/maintenance.ts';
import { maintenanceOff, maintenanceOn } from '../server/cli/maintenance.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard, signedIn } from './people.ts';
import { openPages, renderPage } from './rendered.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
let pages: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  pages = await openPages(shop);
});
afterEach(() => say(maintenanceOff));
afterAll(async () => {
  await pages.close();
  await shop.close();
});

/** Runs a command, and lets the time pass after which the shop has heard of it. */
async function say(command: Command, ...args: string[]): Promise<readonly string[]> {
  const { status, lines } = await runCommand(shop, command, args);
  expect(status).toBe(0);
  shop.setTime(new Date(shop.deps.clock().getTime() + 1_000));
  return lines;
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  pages.inject({ method: 'GET', url, headers });

test('the shopkeeper closes and opens the shop, and is told when it was so already', async () => {
  expect(await say(maintenanceStatus)).toEqual(['The shop is open.']);
  expect(await say(maintenanceOn)).toEqual(['The shop is closed for maintenance.']);
  expect(await say(maintenanceOn)).toEqual([
    'The shop is closed for maintenance already. Nothing was changed.',
  ]);
  expect(await say(maintenanceStatus)).toEqual([
    expect.stringMatching(/^The shop has been closed for maintenance since 2026-11-20 11:00\.$/),
  ]);
  const { json } = await runCommand(shop, maintenanceStatus, ['--json']);
  expect(json).toEqual({ isOn: true, since: expect.stringMatching(/^2026-11-20T10:00:/) });
  expect(await say(maintenanceOff)).toEqual(['The shop is open.']);
});

test('two who close the shop at once close it once', async () => {
  const runs = await Promise.all([runCommand(shop, maintenanceOn, []), runCommand(shop, maintenanceOn, [])]);
  expect(new Set(runs.map(({ lines }) => lines[0]))).toEqual(
    new Set([
      'The shop is closed for maintenance already. Nothing was changed.',
      'The shop is closed for maintenance.',
    ]),
  );
});

test('every page of a closed shop leads to the page that says so, in both languages', async () => {
  await say(maintenanceOn);
  for (const path of ['/', '/search?query=faro', '/parts/1', '/account/orders', '/wp-admin']) {
    const answer = await ask(path);
    expect([path, answer.statusCode, answer.headers.location]).toEqual([path, 302, '/maintenance']);
  }
  expect((await ask('/en/cart')).headers.location).toBe('/en/maintenance');
  expect((await ask('/cart', { 'accept-language': 'en' })).headers.location).toBe('/en/maintenance');

  for (const [path, sentence] of [
    ['/maintenance', 'Il sito è in manutenzione, torna più tardi.'],
    ['/en/maintenance', 'The site is under maintenance, come back later.'],
  ] as const) {
    const { status, headers, text } = await renderPage(pages, path);
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '30',
      'private, no-store',
    ]);
    expect(text).toContain(sentence);
    expect(text).toContain('noindex');
    expect(text).not.toContain('role="search"');
  }
});

test('an open shop leads home from the page', async () => {
  expect((await ask('/maintenance')).headers.location).toBe('/');
  expect((await ask('/en/maintenance')).headers.location).toBe('/en');
  expect((await ask('/cart')).statusCode).toBe(200);
});

test('the API of a closed shop answers 503 with a code and when to come again', async () => {
  await say(maintenanceOn);
  for (const path of ['/api/brands', '/api/users/me', '/api/no-such-call', '/api/docs']) {
    const answer = await ask(path);
    expect([path, answer.statusCode, answer.headers['retry-after']]).toEqual([path, 503, '30']);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status: 503, code: 'maintenance' });
    expect(answer.headers['x-request-id']).toBeDefined();
  }
  await expect(shop.visitor().api.brands()).rejects.toMatchObject({ code: 'maintenance' });
  await say(maintenanceOff);
  expect(await shop.visitor().api.brands()).toEqual(expect.any(Array));
});

test('what machines ask for goes on: health, files, documents', async () => {
  await say(maintenanceOn);
  for (const path of [
    '/healthz',
    '/readyz',
    '/favicon.svg',
    '/index.html',
    '/service-worker.js',
    '/manifest.webmanifest',
  ])
    expect([path, (await ask(path)).statusCode]).toEqual([path, 200]);
  for (const path of ['/assets/none.js', '/media/none', '/documents/none.pdf'])
    expect([path, (await ask(path)).statusCode]).toEqual([path, 404]);
});

test('who was at the payment page pays, and the order is paid', async () => {
  const partId = await stockPart(shop);
  const buyer = await createBuyer(shop);
  const result = await buyer.order(partId);
  await say(maintenanceOn);
  expect((await payByCard(buyer, result, '4242424242424242')).status).toBe(303);
  await say(maintenanceOff);
  expect(await buyer.api.order(result.orderId)).toMatchObject({ state: 'paid' });
  expect(await stockOf(shop, partId)).toEqual({ onHand: 0, reserved: 0, available: 0 });
});

test('nobody is signed out by maintenance', async () => {
  const person = await signedIn(shop);
  const cookies = Object.fromEntries(person.cookies);
  await say(maintenanceOn);
  const page = await renderPage(pages, '/maintenance', cookies);
  expect([page.status, page.cookies]).toEqual([503, {}]);
  expect(page.record).not.toHaveProperty('personal');
  await say(maintenanceOff);
  expect((await renderPage(pages, '/account', cookies)).status).toBe(200);
});

test('the database is asked once a second at most, however many ask', async () => {
  let [now, queries] = [new Date('2026-11-20T10:00:00Z'), 0];
  const counted = new Proxy(shop.database.db, {
    get(db, name, receiver) {
      if (name === 'select') queries += 1;
      return Reflect.get(db, name, receiver) as unknown;
    },
  });
  const isInMaintenance = watchMaintenance(counted, () => now);
  expect(await Promise.all([isInMaintenance(), isInMaintenance(), isInMaintenance()])).toEqual([
    false,
    false,
    false,
  ]);
  expect(queries).toBe(1);
  await runCommand(shop, maintenanceOn, []);
  now = new Date(now.getTime() + 999);
  expect([await isInMaintenance(), queries]).toEqual([false, 1]);
  now = new Date(now.getTime() + 1);
  expect([await isInMaintenance(), queries]).toEqual([true, 2]);
});
