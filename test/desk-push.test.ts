/** What staff hear of on a telephone: ordered with what it is about, encrypted for one browser, and ended with the visit or the browser. */
import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StaffNotice } from '../domain/desk/staff.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { pushKeys, pushSubscriptions } from '../server/db/schema/push.ts';
import { staff, staffCodes } from '../server/db/schema/staff.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { readPushKeys } from '../server/desk/push/push-keys.ts';
import { deriveKey } from '../server/config/derived-key.ts';
import type { Deps } from '../server/deps.ts';
import { shop as shopDetails } from '../shop.config.ts';
import { atDesk, deskBrowser, deskPassword, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { isSignedBy, openPushServer, pushBrowser, type PushBrowser, type PushServer } from './push-server.ts';
import { runCommand } from './run-command.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let service: PushServer;
/** The same shop, which may send to the loopback, where the test's push service is. */
let deps: Deps;
beforeAll(async () => {
  [shop, service] = [await openShop(), await openPushServer()];
  // The setting is read with each call: the routes have it too.
  (shop.deps.config as { allowsPrivateWebhooks: boolean }).allowsPrivateWebhooks = true;
  deps = shop.deps;
});
beforeEach(async () => {
  service.answer(201);
  service.sent.length = 0;
  await shop.database.db.delete(pushSubscriptions);
});
afterAll(async () => {
  await service.close();
  await shop.close();
});

const runJobs = () => deps.jobs.runDue(createHandlers(deps));
const subscriptions = () => shop.database.db.$count(pushSubscriptions);

/** Somebody at the yard whose telephone shows these. */
async function withPhone(
  notices: StaffNotice[] = ['order_paid'],
  locale: 'it' | 'en' = 'it',
): Promise<DeskPerson & { phone: PushBrowser }> {
  const person = await atDesk(shop);
  expect((await person.ask('PUT', '/settings', { locale, notices })).status).toBe(204);
  const phone = pushBrowser(service.url, randomUUID());
  expect((await person.ask('PUT', '/push/subscription', phone.subscription)).status).toBe(204);
  return { ...person, phone };
}

async function paidOrder(): Promise<string> {
  const buyer = await createBuyer(shop);
  const { orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  await runCommand(shop, ordersPaid, [orderNumber]);
  return orderNumber;
}

const pathOf = ({ subscription }: PushBrowser) => new URL(subscription.endpoint).pathname;
const sentTo = (phone: PushBrowser) => service.sent.filter(({ path }) => path === pathOf(phone));

test('a paid order comes to the telephone of who wants that, encrypted, without buyer or town', async () => {
  const [anna, english, nobody] = [
    await withPhone(),
    await withPhone(['order_paid'], 'en'),
    await withPhone(['withdrawal']),
  ];
  const { publicKey, isOn } = (await anna.ask('GET', '/push')).body;
  expect(isOn).toBe(true);
  const orderNumber = await paidOrder();
  expect(service.sent).toEqual([]);
  await runJobs();
  const [sent, ...more] = sentTo(anna.phone);
  expect(more).toEqual([]);
  expect(anna.phone.read(sent!)).toEqual({
    title: 'Ordine pagato',
    body: orderNumber,
    path: `/desk/ordini/${orderNumber}`,
    tag: expect.stringMatching(/^staff-order-/),
  });
  expect(sent!.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '43200',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(isSignedBy(publicKey, sent!, service.url)).toBe(true);
  expect(sent!.body.toString('latin1')).not.toContain(orderNumber);
  // Nobody else can read it.
  expect(() => nobody.phone.read(sent!)).toThrow();
  expect(english.phone.read(sentTo(english.phone)[0]!)).toMatchObject({ title: 'Order paid' });
  expect(sentTo(nobody.phone)).toEqual([]);
});

test('who is never written to, since the shop’s own mailbox is, hears of it on a telephone all the same', async () => {
  const person = await withPhone();
  const isTheirs = eq(staff.email, person.email);
  await shop.database.db.update(staff).set({ email: shopDetails.email }).where(isTheirs);
  const orderNumber = await paidOrder();
  await runJobs();
  expect(sentTo(person.phone)).toHaveLength(1);
  expect(person.phone.read(sentTo(person.phone)[0]!)).toMatchObject({ body: orderNumber });
  await shop.database.db.delete(staff).where(eq(staff.email, shopDetails.email));
});

test('who has no second factor any more hears nothing', async () => {
  const person = await withPhone();
  const [row] = await shop.database.db.select().from(staff).where(eq(staff.email, person.email));
  await shop.database.db.delete(staffCodes).where(eq(staffCodes.staffId, row!.id));
  await paidOrder();
  await runJobs();
  expect(sentTo(person.phone)).toEqual([]);
});

test('a service that is down is asked again, and fails nothing else; one that has forgotten the browser is believed', async () => {
  const person = await withPhone();
  service.answer(503);
  const orderNumber = await paidOrder();
  await expect(runJobs()).rejects.toThrow('503');
  expect(await subscriptions()).toBe(1);
  const order = await person.ask('GET', `/orders/${orderNumber}`);
  expect(order.body.state).toBe('paid');
  service.answer(201);
  await shop.database.pool.query(
    "update pgboss.job set state = 'created' where name = 'staff-push' and state = 'active'",
  );
  await runJobs();
  const [first, again] = sentTo(person.phone);
  expect(person.phone.read(again!)).toEqual(person.phone.read(first!));
  for (const status of [410, 404]) {
    const gone = await withPhone();
    await shop.database.db
      .delete(pushSubscriptions)
      .where(ne(pushSubscriptions.endpoint, gone.phone.subscription.endpoint));
    service.answer(status);
    await paidOrder();
    await runJobs();
    expect(sentTo(gone.phone)).toHaveLength(1);
    expect(await subscriptions()).toBe(0);
    expect((await gone.ask('GET', '/push')).body.isOn).toBe(false);
  }
});

test('the summary of the morning comes to the telephone, too', async () => {
  const person = await withPhone(['summary']);
  await paidOrder();
  await deps.jobs.send(shop.database.db, 'morning-summary', {});
  await runJobs();
  expect(person.phone.read(sentTo(person.phone).at(-1)!)).toMatchObject({
    title: 'Buongiorno dal banco',
    body: expect.stringMatching(/Da prelevare: \d+/),
    path: '/desk',
  });
});

test('a browser is told nothing any more once it is switched off, signed out, or its visit is ended elsewhere', async () => {
  const off = await withPhone();
  expect((await off.ask('DELETE', '/push/subscription')).status).toBe(204);
  expect((await off.ask('DELETE', '/push/subscription')).status).toBe(204);
  expect(await subscriptions()).toBe(0);

  const out = await withPhone();
  await out.ask('DELETE', '/session');
  expect(await subscriptions()).toBe(0);

  const lost = await withPhone();
  const elsewhere = deskBrowser(shop);
  await elsewhere.ask('POST', '/session', { email: lost.email, password: deskPassword });
  shop.setTime(new Date(deps.clock().getTime() + 30_000));
  expect((await elsewhere.ask('POST', '/second-factor/code', { code: lost.code() })).status).toBe(204);
  expect((await elsewhere.ask('DELETE', '/sessions')).status).toBe(204);
  expect(await subscriptions()).toBe(0);

  const gone = await withPhone();
  await shop.database.db.delete(staff).where(eq(staff.email, gone.email));
  expect(await subscriptions()).toBe(0);
});

test('a visit that runs out by itself leaves the telephone in the pocket, for a month', async () => {
  const begun = deps.clock();
  const later = (days: number) => shop.setTime(new Date(begun.getTime() + days * 24 * 60 * 60_000));
  const tidy = async () => {
    await deps.jobs.send(shop.database.db, 'forget-what-is-over', {});
    await runJobs();
  };
  try {
    const person = await withPhone();
    later(1);
    await tidy();
    expect((await person.ask('GET', '/session')).status).toBe(401);
    expect(await subscriptions()).toBe(1);
    const orderNumber = await paidOrder();
    await runJobs();
    expect(person.phone.read(sentTo(person.phone)[0]!)).toMatchObject({ body: orderNumber });
    // They come back, and the browser is theirs; somebody else at the same telephone does not take it over.
    const other = await atDesk(shop);
    const { endpoint } = person.phone.subscription;
    expect((await other.ask('POST', '/push/seen', { endpoint })).body).toEqual({ isOn: false });
    const again = deskBrowser(shop);
    await again.ask('POST', '/session', { email: person.email, password: deskPassword });
    await again.ask('POST', '/second-factor/code', { code: person.code() });
    expect((await again.ask('GET', '/push')).body.isOn).toBe(false);
    expect((await again.ask('POST', '/push/seen', { endpoint })).body).toEqual({ isOn: true });
    expect((await again.ask('GET', '/push')).body.isOn).toBe(true);
    later(32);
    await tidy();
    expect(await subscriptions()).toBe(0);
  } finally {
    shop.setTime(begun);
  }
});

test('pressed twice, and by two at once, it is one; a browser that subscribes anew leaves what it had', async () => {
  const person = await withPhone();
  const { subscription } = person.phone;
  const answers = await Promise.all(
    [1, 2, 3].map(() => person.ask('PUT', '/push/subscription', subscription)),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await subscriptions()).toBe(1);
  const anew = pushBrowser(service.url, randomUUID());
  await person.ask('PUT', '/push/subscription', anew.subscription);
  const rows = await shop.database.db.select().from(pushSubscriptions);
  expect(rows.map(({ endpoint }) => endpoint)).toEqual([anew.subscription.endpoint]);
});

test('an address inside the shop’s network, without TLS or with a password is refused, and so are keys that are none', async () => {
  const person = await atDesk(shop);
  const { endpoint, keys } = pushBrowser('https://push.example', 'a').subscription;
  const put = (body: unknown) => person.ask('PUT', '/push/subscription', body);
  const config = shop.deps.config as { allowsPrivateWebhooks: boolean };
  config.allowsPrivateWebhooks = false;
  try {
    for (const wrong of [
      'http://push.example/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://10.0.0.1/a',
      'https://a:b@push.example/a',
      'file:///etc/passwd',
      'nowhere',
    ])
      expect(await put({ endpoint: wrong, keys }), wrong).toMatchObject({
        status: 400,
        body: { code: 'invalid_body', errors: [{ path: 'endpoint' }] },
      });
    const off = Buffer.alloc(65, 7);
    off[0] = 4;
    for (const p256dh of ['BAAA', off.toString('base64url'), 'no key'])
      expect((await put({ endpoint, keys: { ...keys, p256dh } })).status).toBe(400);
    expect((await put({ endpoint, keys: { ...keys, auth: 'short' } })).status).toBe(400);
    expect(await subscriptions()).toBe(0);
    expect((await put({ endpoint, keys })).status).toBe(204);
    // Nor is one asked that was taken while the setting was another one.
    await shop.database.db.update(pushSubscriptions).set({ endpoint: `${service.url}/x` });
    const [{ id } = { id: '' }] = await shop.database.db.select().from(pushSubscriptions);
    await paidOrder();
    const handlers = createHandlers(deps);
    await shop.database.pool.query("delete from pgboss.job where name = 'staff-push'");
    const news = { kind: 'summary', day: '2026-11-20' } as const;
    await expect(handlers['staff-push']({ subscriptionId: id, news })).rejects.toThrow('open internet');
    expect(service.sent).toEqual([]);
  } finally {
    config.allowsPrivateWebhooks = true;
  }
});

test('the keys are made once, by whoever is first; under another secret of the shop they are made anew', async () => {
  const { db } = shop.database;
  await db.delete(pushKeys);
  const made = await Promise.all([1, 2, 3].map(() => readPushKeys(deps)));
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1);
  const [row] = await db.select().from(pushKeys);
  // The database alone gives nobody the private one.
  expect(row?.privateKey.toString('base64url')).not.toContain(made[0]!.privateKey);
  expect(row?.privateKey).not.toContainEqual(deriveKey(deps.config.sessionSecret, 'push-key'));

  const person = await withPhone();
  const changed = { ...deps.config, sessionSecret: 'another secret of the test run, also 32 characters' };
  const kept = await readPushKeys({
    ...deps,
    config: { ...changed, formerSecret: deps.config.sessionSecret },
  });
  expect(kept).toEqual(made[0]);
  const anew = await readPushKeys({ ...deps, config: changed });
  expect(anew.publicKey).not.toBe(made[0]!.publicKey);
  // Who subscribed to the old ones is asked again.
  expect((await person.ask('GET', '/push')).body.isOn).toBe(false);
});
