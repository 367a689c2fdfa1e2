/** Limits hold for the shop as a whole: several processes count together, by the shop's clock. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { limitCounts } from '../server/db/schema/shop.ts';
import { defaultLimits } from '../server/http/limits.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
let other: TestShop['app'];
beforeAll(async () => {
  shop = await openShop({ ...defaultLimits, signInAttempts: 4, messages: 2 });
  other = await createServer(shop.deps);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const signIn = async (app: TestShop['app'], email: string) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { email, password: 'sbagliata!' },
  });
  return [answer.statusCode, answer.headers['retry-after']];
};
const rows = () => shop.database.db.select().from(limitCounts);
const start = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => shop.setTime(new Date(start.getTime() + seconds * 1000));

test('two processes count the tries at an account together, until the minute is over', async () => {
  later(0);
  for (const app of [shop.app, other, shop.app, other])
    expect((await signIn(app, 'a@example.com'))[0]).toBe(401);
  later(20);
  expect(await signIn(shop.app, 'a@example.com')).toEqual([429, '40']);
  expect(await signIn(other, 'a@example.com')).toEqual([429, '40']);
  expect((await signIn(other, 'b@example.com'))[0]).toBe(401);
  later(60);
  expect((await signIn(other, 'a@example.com'))[0]).toBe(401);
});

test('of many at once no more than the limit are heard', async () => {
  later(1_000);
  const tries = Array.from({ length: 20 }, (_, at) => signIn(at % 2 ? shop.app : other, 'c@example.com'));
  const statuses = (await Promise.all(tries)).map(([status]) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(4);
  expect(statuses.filter((status) => status === 429)).toHaveLength(16);
});

test('routes count apart', async () => {
  const send = async (url: string) =>
    (await shop.app.inject({ method: 'POST', url, payload: {} })).statusCode;
  for (const url of ['/api/contact', '/api/newsletter'])
    expect([await send(url), await send(url), await send(url)]).toEqual([400, 400, 429]);
});

test('whoever is refused costs the database nothing, nobody is named in it, and what is over is forgotten', async () => {
  later(2_000);
  for (let tries = 0; tries < 5; tries += 1) await signIn(shop.app, 'd@example.com');
  const before = await rows();
  for (let tries = 0; tries < 5; tries += 1) expect((await signIn(shop.app, 'd@example.com'))[0]).toBe(429);
  const sum = (all: typeof before) => all.reduce((calls, row) => calls + row.calls, 0);
  // The limit by address alone is counted first, and not reached.
  expect(sum(await rows()) - sum(before)).toBe(5);
  expect(JSON.stringify(before)).not.toMatch(/example|127\.0\.0/);
  later(100_000);
  await createHandlers(shop.deps)['forget-what-is-over']({});
  expect(await rows()).toEqual([]);
});

test('a site that is known to be beyond its limit costs the database nothing either, from however many networks', async () => {
  later(200_000);
  const send = async (network: number) => {
    const remoteAddress = `2001:db8:1:${network.toString(16)}::1`;
    return (await shop.app.inject({ method: 'POST', url: '/api/contact', payload: {}, remoteAddress }))
      .statusCode;
  };
  for (let network = 0; network < 20; network += 1) expect(await send(network)).toBe(400);
  expect(await send(20)).toBe(429);
  const before = await rows();
  for (let network = 21; network < 60; network += 1) expect(await send(network)).toBe(429);
  expect(await rows()).toEqual(before);
  later(200_700);
  expect(await send(21)).toBe(400);
});

test('the counts lie in a table without a log', async () => {
  const { rows: found } = await shop.database.db.execute(
    sql`select relpersistence from pg_class where relname = 'limit_counts'`,
  );
  expect(found).toEqual([{ relpersistence: 'u' }]);
});
