/** What channels have sold is fetched by whoever stands at the shelf: told, listed, ticked off, and gone again where it came to nothing. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelSale, Hold } from '../domain/contract/channels.ts';
import type { ElsewhereItem } from '../domain/contract/desk-elsewhere.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { staff } from '../server/db/schema/staff.ts';
import { openChannel, type ChannelClient } from './channel-client.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { stockOf, stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A piece at a place that a channel has sold. */
async function soldBy(channel: ChannelClient, reference = '27-00042') {
  const partId = await stockPart(shop);
  const sku = `E-${partId}`;
  await shop.database.db.update(parts).set({ sku, place: 'C-07' }).where(eq(parts.id, partId));
  const { status, body } = await channel.ask<ChannelSale>(
    'POST',
    '/sales',
    { partId, quantity: 1, reference },
    randomUUID(),
  );
  expect(status).toBe(201);
  return { partId, sku, saleId: body.id };
}

async function named(name: string): Promise<DeskPerson> {
  const person = await atDesk(shop);
  await shop.database.db.update(staff).set({ name }).where(eq(staff.email, person.email));
  return person;
}

const listOf = async (person: DeskPerson): Promise<ElsewhereItem[]> =>
  (await person.ask('GET', '/elsewhere')).body.items;
const find = async (person: DeskPerson, saleId: string) =>
  (await listOf(person)).find(({ id }) => id === saleId);
const take = (person: DeskPerson, saleId: string, isPicked = true) =>
  person.ask('PUT', `/elsewhere/${saleId}/picked`, { isPicked });

test('what a channel sold is listed with all that fetching it needs, and told to who works in the yard', async () => {
  const channel = await openChannel(shop);
  const person = await atDesk(shop);
  const { partId, sku, saleId } = await soldBy(channel);
  expect(await find(person, saleId)).toMatchObject({
    partId,
    sku,
    place: 'C-07',
    channel: channel.name,
    reference: '27-00042',
    quantity: 1,
    name: 'Fanale anteriore sinistro',
    donorCar: expect.stringContaining('Fiat Panda'),
    pickedAt: null,
  });
  await shop.runJobs();
  const [mail, ...more] = shop.mails.filter(
    ({ to, subject }) => to === person.email && subject.includes(sku),
  );
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Venduto su ${channel.name}: ${sku}`);
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain('C-07');
    expect(form).toContain('27-00042');
    expect(form).toContain('/desk/prelievo');
  }
});

test('whoever does not want to hear of it does not, nor of what was fetched before the mail went out', async () => {
  const channel = await openChannel(shop);
  const [person, other] = [await atDesk(shop), await atDesk(shop)];
  await other.ask('PUT', '/settings', { locale: 'it', notices: ['order_paid'] });
  const { sku } = await soldBy(channel);
  await shop.runJobs();
  const told = (email: string, code: string) =>
    shop.mails.filter(({ to, subject }) => to === email && subject.includes(code));
  expect(told(person.email, sku)).toHaveLength(1);
  expect(told(other.email, sku)).toEqual([]);
  const soon = await soldBy(channel);
  expect((await take(person, soon.saleId)).status).toBe(200);
  await shop.runJobs();
  expect(told(person.email, soon.sku)).toEqual([]);
});

test('of two who take it at once one is told; said twice it is done and written down once', async () => {
  const channel = await openChannel(shop);
  const [carla, dario] = [await named('Carla'), await named('Dario')];
  const { sku, saleId } = await soldBy(channel);
  const answers = await Promise.all([take(carla, saleId), take(dario, saleId)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('taken_before');
  const [first, second] = answers[0]?.status === 200 ? [carla, dario] : [dario, carla];
  const by = first === carla ? 'Carla' : 'Dario';
  expect((await take(first, saleId)).status).toBe(200);
  expect(await find(second, saleId)).toMatchObject({ pickedBy: by, pickedAt: expect.any(String) });
  const owner = await atDesk(shop, 'owner');
  const written = async () =>
    (await owner.ask('GET', '/actions')).body.actions.filter(
      ({ subject }: { subject: string }) => subject === sku,
    );
  expect(await written()).toMatchObject([
    { action: 'sold_elsewhere_picked', who: by, after: { channel: channel.name, pickedBy: by } },
  ]);
  // Anybody puts it back.
  expect((await take(second, saleId, false)).status).toBe(200);
  expect(await find(first, saleId)).toMatchObject({ pickedAt: null, pickedBy: null });
  expect(await written()).toHaveLength(2);
});

test('what was fetched leaves the list after the day’s work; what is only kept was never on it', async () => {
  const channel = await openChannel(shop);
  const person = await atDesk(shop);
  const { saleId } = await soldBy(channel);
  await take(person, saleId);
  expect(await find(person, saleId)).toBeDefined();
  const partId = await stockPart(shop);
  const hold = await channel.ask<Hold>('POST', '/holds', { partId, quantity: 1, minutes: 10 }, randomUUID());
  expect(await find(person, hold.body.id)).toBeUndefined();
  expect((await take(person, hold.body.id)).body).toMatchObject({ code: 'sale_not_found', status: 404 });
  await channel.ask('DELETE', `/holds/${hold.body.id}`);
  expect(await find(person, hold.body.id)).toBeUndefined();
  const now = shop.deps.clock();
  shop.setTime(new Date(now.getTime() + 13 * 60 * 60_000));
  const later = await atDesk(shop);
  expect(await find(later, saleId)).toBeUndefined();
  shop.setTime(now);
});

test('a sale that came to nothing leaves the list, and its piece is for sale again, once', async () => {
  const [channel, stranger] = [await openChannel(shop), await openChannel(shop)];
  const person = await atDesk(shop);
  const { partId, sku, saleId } = await soldBy(channel);
  const stock = () => stockOf(shop, partId);
  expect(await stock()).toMatchObject({ onHand: 0, available: 0 });
  expect((await stranger.ask('DELETE', `/sales/${saleId}`)).status).toBe(404);
  const answers = await Promise.all([1, 2].map(() => channel.ask('DELETE', `/sales/${saleId}`)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect(await find(person, saleId)).toBeUndefined();
  expect(await stock()).toEqual({ onHand: 1, reserved: 0, available: 1 });
  expect((await take(person, saleId)).body.code).toBe('sale_not_found');
  await shop.runJobs();
  expect(shop.mails.filter(({ subject }) => subject.includes(sku))).toEqual([]);
  const hold = await channel.ask<Hold>('POST', '/holds', { partId, quantity: 1, minutes: 10 }, randomUUID());
  expect((await channel.ask('DELETE', `/sales/${hold.body.id}`)).status).toBe(404);
});

test('it stands at its place until it is fetched, and the summary of the morning counts it', async () => {
  const own = await openShop();
  try {
    const channel = await openChannel(own);
    const person = await atDesk(own);
    await person.ask('PUT', '/settings', { locale: 'it', notices: ['summary'] });
    const partId = await stockPart(own);
    const sale = { partId, quantity: 1, reference: '1' };
    const { body } = await channel.ask<ChannelSale>('POST', '/sales', sale, randomUUID());
    const toPick = async () => (await person.ask('GET', `/stock/parts/${partId}`)).body.toPick;
    expect(await toPick()).toBe(1);
    await own.deps.jobs.send(own.database.db, 'morning-summary', {});
    await own.runJobs();
    expect(own.mails.at(-1)?.text).toContain('Venduti altrove, da prendere: 1');
    await person.ask('PUT', `/elsewhere/${body.id}/picked`, { isPicked: true });
    expect(await toPick()).toBe(0);
  } finally {
    await own.close();
  }
});
