/** What waited in a browser for a network: the shop takes it once, however often it comes. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeyHours, maxOutboxDays, outboxKeyDays } from '../domain/constants.ts';
import { idempotencyKeys } from '../server/db/schema/idempotency.ts';
import { requests } from '../server/db/schema/shop.ts';
import { lateSends } from '../server/forms/late-sends.ts';
import { forgetOldKeys } from '../server/http/idempotency.ts';
import { sendItem } from '../src/offline/outbox/flush.ts';
import type { WaitingItem, Writing } from '../src/offline/outbox/outbox-item.ts';
import { makePhoto } from './make-photo.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const writtenAt = Date.parse('2026-03-02T08:00:00Z');

const wish = {
  brand: 'Fiat',
  model: 'Panda 4x4',
  email: 'maria@example.com',
  message: 'Cerco il differenziale.',
  quantity: 1,
};
const letterOf = (writing: Writing): WaitingItem => ({
  key: randomUUID(),
  locale: 'it',
  writtenAt,
  fate: 'waiting',
  writing,
});

/** The shop as a browser reaches it. */
const network = (): typeof fetch => (address, options) =>
  shop.visitor().fetch(address as string, options as RequestInit);

const taken = (fullName: string) => shop.database.db.$count(requests, eq(requests.fullName, fullName));

test('a letter whose answer was lost is taken once, photos and all', async () => {
  const photo = new Blob([Buffer.from(await makePhoto({ width: 400, height: 300 }))], { type: 'image/jpeg' });
  const form = { ...wish, fullName: 'Persa Risposta' };
  const letter = letterOf({ kind: 'request', form, photos: [photo] });
  const losing: typeof fetch = async (...call) => {
    await network()(...call);
    throw new TypeError('Failed to fetch');
  };
  expect(await sendItem(letter, losing, writtenAt)).toBe(letter);
  const sent = await sendItem(letter, network(), writtenAt);
  expect(sent).toEqual({
    key: letter.key,
    locale: 'it',
    writtenAt,
    fate: 'sent',
    kind: 'request',
    email: form.email,
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(await sendItem(letter, network(), writtenAt)).toEqual(sent);
  expect(await taken(form.fullName)).toBe(1);
});

test('a message goes the same way, in the language that it was written in', async () => {
  const form = { fullName: 'Jane Doe', email: 'jane@example.com', message: 'Are you open on Saturdays?' };
  const letter = { ...letterOf({ kind: 'message', form }), locale: 'en' as const };
  expect(await sendItem(letter, network(), writtenAt)).toMatchObject({ fate: 'sent', kind: 'message' });
  await shop.runJobs();
  const receipt = shop.mails.find(({ to }) => to === form.email);
  expect(receipt?.subject).toBe('We have received your message');
});

test('what the shop will not have comes back with its reason, whole', async () => {
  const form = { ...wish, fullName: 'Marca Sparita', brandId: 999_999_999 };
  const letter = letterOf({ kind: 'request', form, photos: [] });
  expect(await sendItem(letter, network(), writtenAt)).toEqual({
    ...letter,
    fate: 'refused',
    code: 'invalid_body',
  });
});

test.each([
  [
    'a hotel that answers with its own page',
    new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['a shop that is closed', Response.json({ code: 'maintenance' }, { status: 503 })],
  ['a shop that has had too many', Response.json({ code: 'too_many_requests' }, { status: 429 })],
  ['a fault', Response.json({ code: 'internal_error' }, { status: 500 })],
])('%s leaves the letter waiting', async (_what, answer) => {
  const letter = letterOf({ kind: 'request', form: { ...wish, fullName: 'In Attesa' }, photos: [] });
  expect(await sendItem(letter, async () => answer, writtenAt)).toBe(letter);
});

test('a letter is not sent once the shop may have forgotten its key', async () => {
  const letter = letterOf({ kind: 'request', form: { ...wish, fullName: 'Troppo Tardi' }, photos: [] });
  const late = writtenAt + maxOutboxDays * dayMs + 1;
  expect(await sendItem(letter, network(), late)).toEqual({ ...letter, fate: 'refused', code: 'too_old' });
  expect(await taken('Troppo Tardi')).toBe(0);
  expect(maxOutboxDays).toBeLessThan(outboxKeyDays);
});

test('keys of letters are known for weeks, those of orders for a day', async () => {
  const { db } = shop.database;
  const scopes = ['requests', 'contact', 'checkout:somebody'];
  const now = new Date('2027-01-01T12:00:00Z');
  const left = async (ageMs: number) => {
    await db.delete(idempotencyKeys);
    const createdAt = new Date(now.getTime() - ageMs);
    await db
      .insert(idempotencyKeys)
      .values(scopes.map((scope) => ({ scope, key: randomUUID(), bodyHash: 'x', createdAt })));
    await forgetOldKeys(db, now, lateSends);
    return (await db.select().from(idempotencyKeys)).map(({ scope }) => scope).sort();
  };
  expect(await left(idempotencyKeyHours * hourMs - 1)).toEqual(scopes.toSorted());
  expect(await left(idempotencyKeyHours * hourMs + 1)).toEqual(['contact', 'requests']);
  expect(await left(outboxKeyDays * dayMs - 1)).toEqual(['contact', 'requests']);
  expect(await left(outboxKeyDays * dayMs + 1)).toEqual([]);
});

test('the same letter weeks later is still the same', async () => {
  const form = { ...wish, fullName: 'Settimane Dopo' };
  const letter = letterOf({ kind: 'request', form, photos: [] });
  await sendItem(letter, network(), writtenAt);
  shop.setTime(new Date(shop.deps.clock().getTime() + maxOutboxDays * dayMs));
  await sendItem(letter, network(), writtenAt);
  expect(await taken(form.fullName)).toBe(1);
});
