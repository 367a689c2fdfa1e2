/** What people wrote to the shop, at the desk: what waits too long on top, answered once with parts from stock, closed and opened again. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { InboxEntry, InboxThread } from '../domain/contract/desk-inbox.ts';
import { requestReference } from '../domain/request-reference.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { requestPhotos } from '../server/db/schema/shop.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { forgetOldRequests } from '../server/forms/shopkeeper-requests.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let yard: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  yard = await atDesk(shop);
});
afterAll(() => shop.close());

const hourMs = 60 * 60_000;

/** What comes at one moment has no order. */
const laterBy = (minutes: number): void =>
  shop.setTime(new Date(shop.deps.clock().getTime() + minutes * 60_000));

async function asked(fullName = 'Maria Rossi', lang: 'it' | 'en' = 'it'): Promise<string> {
  const form = {
    brand: 'Fiat',
    model: 'Panda',
    fullName,
    email: `${randomUUID()}@example.com`,
    message: 'Cerco un <b>fanale</b>',
    quantity: 1,
  };
  const answer = await shop.visitor().fetch(`/api/requests?lang=${lang}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(form),
  });
  return ((await answer.json()) as { id: string }).id;
}

const list = async () => (await yard.ask('GET', '/inbox')).body.entries as InboxEntry[];
const read = async (id: string) => (await yard.ask('GET', `/inbox/${id}`)).body as InboxThread;
const answer = (id: string, key: string, text = 'Eccolo.', ...partIds: number[]) =>
  yard.ask('PUT', `/inbox/${id}/answers/${key}`, {
    text,
    parts: partIds.map((partId) => ({ id: partId })),
    offerDays: 7,
  });
const close = (id: string, isClosed: boolean) => yard.ask('PUT', `/inbox/${id}/closed`, { isClosed });
const actionsOf = async (id: string) => {
  const about = eq(deskActions.subject, requestReference(id));
  const rows = await shop.database.db.select().from(deskActions).where(about).orderBy(deskActions.id);
  return rows.map(({ action }) => action);
};
const mailsOf = async (key: string) => {
  await shop.runJobs();
  return shop.mails.filter(({ messageId }) => messageId === `request-answer-${key}`);
};

test('requests and messages stand there, what waits for more than a working day on top', async () => {
  const now = shop.deps.clock();
  const first = await asked('Prima');
  laterBy(1);
  await shop
    .visitor()
    .api.contact(
      { fullName: 'Paolo', email: `${randomUUID()}@example.com`, message: 'Siete aperti?' },
      randomUUID(),
    );
  shop.setTime(new Date(now.getTime() + 7 * 24 * hourMs));
  yard = await atDesk(shop);
  const latest = await asked('Ultima');
  const entries = await list();
  expect(entries.map(({ fullName, kind, car, isLate }) => [fullName, kind, car, isLate])).toEqual([
    ['Prima', 'part', 'Fiat Panda', true],
    ['Paolo', 'message', '', true],
    ['Ultima', 'part', 'Fiat Panda', false],
  ]);
  await answer(first, randomUUID());
  expect((await list()).map(({ fullName, state }) => [fullName, state])).toEqual([
    ['Paolo', 'open'],
    ['Ultima', 'open'],
    ['Prima', 'answered'],
  ]);
  expect((await read(latest)).message).toBe('Cerco un <b>fanale</b>');
});

test('an answer goes out once, in the language of who asked, with the parts and the thread', async () => {
  const id = await asked('John', 'en');
  const partId = await stockPart(shop);
  const key = randomUUID();
  await answer(id, randomUUID(), 'We look for it.');
  laterBy(1);
  const twice = await Promise.all([
    answer(id, key, 'Here it is.', partId),
    answer(id, key, 'Here it is.', partId),
  ]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(twice[0]!.body).toMatchObject({
    state: 'answered',
    answers: [
      { text: 'We look for it.' },
      { author: 'Anna', parts: [{ id: partId, discountedPrice: 7900 }] },
    ],
  });
  expect((await answer(id, key, 'Something else.')).body.code).toBe('idempotency_key_reused');
  const [mail, ...others] = await mailsOf(key);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe(`Your request ${requestReference(id)}`);
  expect(mail!.text).toMatch(/Here it is\.[^]*Left headlight \(51 810 268\)/);
  expect(mail!.text).toContain(`/en/parts/${partId}`);
  expect(mail!.text).toMatch(
    /condition A[^]*No part is set aside[^]*> We look for it\.[^]*> Cerco un <b>fanale<\/b>/,
  );
  expect(mail!.html).not.toContain('<b>fanale');
  expect(await actionsOf(id)).toEqual(['request_answered', 'request_answered']);
});

test('a part that is sold is not offered, and nothing of the answer is kept; one that went out stands', async () => {
  const id = await asked();
  const [sold, there] = [await stockPart(shop), await stockPart(shop)];
  const key = randomUUID();
  const emptied = (partId: number) =>
    shop.database.db.update(parts).set({ onHand: 0, listedQuantity: 0 }).where(eq(parts.id, partId));
  await emptied(sold);
  expect((await answer(id, key, 'Eccoli.', there, sold)).body).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'parts.1', code: 'out_of_stock' }],
  });
  expect(await read(id)).toMatchObject({ state: 'open', answers: [] });
  expect((await answer(id, key, 'Eccolo.', there)).status).toBe(200);
  await emptied(there);
  expect((await answer(id, key, 'Eccolo.', there)).status).toBe(200);
  expect((await read(id)).answers).toHaveLength(1);
});

test('what is closed is closed once, opened again it waits, and an answer at the same moment is not lost', async () => {
  const id = await asked();
  expect((await close(id, true)).body.state).toBe('closed');
  expect((await close(id, true)).status).toBe(200);
  expect((await close(id, false)).body.state).toBe('open');
  expect((await close(id, false)).status).toBe(200);
  expect(await actionsOf(id)).toEqual(['request_closed', 'request_reopened']);
  const key = randomUUID();
  const both = await Promise.all([answer(id, key), close(id, true)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { state, answers } = await read(id);
  expect(['answered', 'closed']).toContain(state);
  expect(answers).toHaveLength(1);
  expect(await mailsOf(key)).toHaveLength(1);
});

test('photos are shown to nobody but the desk, and go with what they were sent with', async () => {
  const id = await asked();
  const content = Buffer.from([0xff, 0xd8, 0xff]);
  await shop.database.db.insert(requestPhotos).values({ requestId: id, position: 0, content });
  const path = `/api/desk/inbox/${id}/photos/0`;
  const shown = await yard.visitor.fetch(path, { headers: { origin: 'http://localhost:3000' } });
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(content);
  expect((await shop.visitor().fetch(path)).status).toBe(401);
  expect((await read(id)).photoCount).toBe(1);

  await close(id, true);
  const later = new Date(shop.deps.clock().getTime() + 200 * 24 * hourMs);
  await forgetOldRequests(shop.database.db, later);
  expect((await yard.ask('GET', `/inbox/${id}`)).body.code).toBe('request_not_found');
});
