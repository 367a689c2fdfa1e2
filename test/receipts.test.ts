/** What somebody who wrote to the shop gets by mail, and what nobody can make the shop mail to others. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PartRequest } from '../domain/contract/forms.ts';
import { requestReference } from '../domain/request-reference.ts';
import { brands, models } from '../server/db/schema/catalogue.ts';
import { requests } from '../server/db/schema/shop.ts';
import { openJobs } from '../server/jobs/queue.ts';
import { createApi } from '../src/lib/api.ts';
import { createSend } from '../src/lib/http.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
let car: { brandId: number; modelId: number };
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.database;
  const [brand] = await db.insert(brands).values({ name: 'Fiat', slug: 'fiat' }).returning();
  const [model] = await db
    .insert(models)
    .values({ brandId: brand!.id, name: 'Panda (169)', slug: 'panda', yearFrom: 2003, yearTo: 2012 })
    .returning();
  car = { brandId: brand!.id, modelId: model!.id };
});
afterAll(() => shop.close());

const spam = 'Hai vinto! https://spam.example';
const wish = (email: string): PartRequest => ({
  brand: spam,
  model: spam,
  fullName: spam,
  email,
  message: spam,
  quantity: 2,
});
const newAddress = () => `${randomUUID()}@example.com`;
async function mailsTo(email: string) {
  await shop.runJobs();
  return shop.mails.filter(({ to }) => to === email);
}
/** The shop's own client in English. */
const english = () =>
  createApi({
    send: createSend(shop.visitor().fetch, { retries: 0, origin: 'http://localhost:3000' }),
    locale: 'en',
  });

test('a receipt says what was asked for by its reference, in the language of the page', async () => {
  const email = newAddress();
  const { id } = await english().requestPart({ ...wish(email), ...car }, randomUUID());
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe(`We have received your request ${requestReference(id)}`);
  expect(mail?.text).toContain('within 24 hours, Monday to Friday');
  expect(mail?.text).toContain('Car: Fiat Panda (169)\nParts: 2\n');
  const other = newAddress();
  await shop.visitor().api.requestPart({ ...wish(other), brandId: car.brandId }, randomUUID());
  const [italian] = await mailsTo(other);
  expect(italian?.text).toContain('entro 24/48 ore, dal lunedì al venerdì');
  expect(italian?.text).toContain('Auto: Fiat\n');
});

test('nothing that was written freely goes to an address that nobody proved', async () => {
  const [asked, wrote] = [newAddress(), newAddress()];
  const { api } = shop.visitor();
  await api.requestPart(wish(asked), randomUUID());
  await api.contact({ fullName: spam, email: wrote, message: spam }, randomUUID());
  for (const email of [asked, wrote]) {
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(mails)).not.toMatch(/vinto|spam/);
    expect(mails[0]).not.toHaveProperty('replyTo');
  }
});

test('one address gets one receipt an hour, whatever is sent in its name, also at the same moment', async () => {
  const email = newAddress();
  const send = () => shop.visitor().api.requestPart(wish(email), randomUUID());
  const write = () => shop.visitor().api.contact({ fullName: 'A', email, message: 'B' }, randomUUID());
  await Promise.all([send(), send(), write(), write()]);
  await send();
  expect(await mailsTo(email)).toHaveLength(1);
  shop.setTime(new Date(shop.deps.clock().getTime() + 60 * 60_000 + 1));
  await write();
  expect((await mailsTo(email)).map(({ subject }) => subject)).toHaveLength(2);
});

test('a program that fills in every field is answered like anybody, and nothing happens', async () => {
  const email = newAddress();
  const before = await shop.database.db.$count(requests);
  const { api } = shop.visitor();
  const { id } = await api.requestPart({ ...wish(email), website: 'https://spam.example' }, randomUUID());
  expect(id).toMatch(/^[\da-f-]{36}$/);
  await api.contact({ fullName: 'A', email, message: 'B', website: 'x' }, randomUUID());
  const sent = shop.mails.length;
  expect(await mailsTo(email)).toEqual([]);
  expect(shop.mails).toHaveLength(sent);
  expect(await shop.database.db.$count(requests)).toBe(before);
});

test('a message is forgotten by the queue an hour after its mail left, in a shop of an older version too', async () => {
  const { pool } = shop.database;
  await pool.query("update pgboss.queue set deletion_seconds = 604800 where name = 'contact-mail'");
  const again = await openJobs(shop.database, (error) => console.error(error));
  await again.close();
  const message = `Domanda ${randomUUID()}`;
  await shop.visitor().api.contact({ fullName: 'A', email: newAddress(), message }, randomUUID());
  await shop.runJobs();
  const { rows } = await pool.query(
    "select state, deletion_seconds from pgboss.job where data->>'message' = $1",
    [message],
  );
  expect(rows).toEqual([{ state: 'completed', deletion_seconds: 3600 }]);
});
