/** Wrong passwords keep a guesser out, and never the owner at home: limits of the real shop, by the shop's clock. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lte } from 'drizzle-orm';
import { knownAddresses } from '../server/db/schema/accounts.ts';
import { defaultLimits } from '../server/http/limits.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { password, signedIn } from './people.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ ...defaultLimits, accounts: 1e6 });
});
afterAll(() => shop.close());

/** Where `signedIn` signs in from. */
const home = '127.0.0.1';
const minute = 60_000;
const later = (ms: number) => shop.setTime(new Date(shop.deps.clock().getTime() + ms));

const signInFrom = async (remoteAddress: string, email: string, secret = password) => {
  const payload = { email, password: secret };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/auth/signin', payload, remoteAddress });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], code: answer.json().code };
};

/** A hundred wrong passwords, each from an address of its own. @returns how they were answered */
async function besiege(email: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let host = 1; host <= 100; host += 1)
    statuses.push((await signInFrom(`192.0.2.${host}`, email, 'sbagliata!')).status);
  return statuses;
}
const thirtyHeard = [...Array<number>(30).fill(401), ...Array<number>(70).fill(429)];

test('a hundred wrong passwords from many addresses keep a guesser out, and not the owner at home', async () => {
  const email = 'owner@example.com';
  await signedIn(shop, { email });
  expect(await besiege(email)).toEqual(thirtyHeard);
  later(minute);
  expect(await signInFrom('198.51.100.1', email)).toMatchObject({ status: 429, retryAfter: '840' });
  expect((await signInFrom(home, email)).status).toBe(200);
  expect((await signInFrom('198.51.100.1', email)).status).toBe(429);
  later(14 * minute);
  expect((await signInFrom('198.51.100.1', email)).status).toBe(200);
});

test('an e-mail without an account is answered like one with', { tags: 'long' }, async () => {
  expect(await besiege('nobody@example.com')).toEqual(thirtyHeard);
});

test('right passwords do not count', async () => {
  const email = 'often@example.com';
  await signedIn(shop, { email });
  for (let host = 1; host <= 40; host += 1)
    expect((await signInFrom(`203.0.113.${host}`, email)).status).toBe(200);
});

test('at home an account has no more tries than anywhere, and those elsewhere are not spent with them', async () => {
  const email = 'shared@example.com';
  await signedIn(shop, { email });
  for (let tries = 0; tries < 30; tries += 1) {
    later(10_000);
    expect((await signInFrom(home, email, 'sbagliata!')).status).toBe(401);
  }
  later(10_000);
  expect((await signInFrom(home, email)).status).toBe(429);
  expect((await signInFrom('198.51.100.2', email)).status).toBe(200);
});

test('of many at once no more than the limit are looked at', async () => {
  const tries = Array.from({ length: 60 }, (_, host) => signInFrom(`192.0.2.${host}`, 'c@example.com', 'no'));
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(30);
});

test(
  'an address is known for thirty days after the last sign-in, and nobody reads it in the database',
  { tags: 'long' },
  async () => {
    const email = 'away@example.com';
    await signedIn(shop, { email });
    later(29 * 24 * 60 * minute);
    await besiege(email);
    expect((await signInFrom(home, email)).status).toBe(200);
    later(31 * 24 * 60 * minute);
    await besiege(email);
    expect((await signInFrom(home, email)).status).toBe(429);
    expect(JSON.stringify(await shop.database.db.select().from(knownAddresses))).not.toMatch(
      /example|127\.0\.0/,
    );
    await shop.deps.jobs.send(shop.database.db, 'forget-what-is-over', {});
    await shop.runJobs();
    expect(await shop.database.db.$count(knownAddresses, lte(knownAddresses.endsAt, shop.deps.clock()))).toBe(
      0,
    );
  },
);

test(
  'after a new password by the link the owner gets in from anywhere, and stays known where it was set',
  { tags: 'long' },
  async () => {
    const email = 'forgot@example.com';
    await signedIn(shop, { email });
    await besiege(email);
    await shop.visitor().api.forgotPassword({ email });
    await shop.runJobs();
    const [, token = ''] = /\/auth\/reset\?token=([\w-]{43})\n/.exec(shop.mails.at(-1)?.text ?? '') ?? [];
    const chosen = 'un cacciavite nuovo';
    const payload = { token, password: chosen };
    const set = { method: 'POST', url: '/api/auth/reset', payload, remoteAddress: '198.51.100.9' } as const;
    expect((await shop.app.inject(set)).statusCode).toBe(204);
    expect((await signInFrom('198.51.100.3', email, chosen)).status).toBe(200);
    await besiege(email);
    expect((await signInFrom('198.51.100.9', email, chosen)).status).toBe(200);
    expect((await signInFrom('198.51.100.3', email, chosen)).status).toBe(200);
    expect((await signInFrom('198.51.100.4', email, chosen)).status).toBe(429);
  },
);
