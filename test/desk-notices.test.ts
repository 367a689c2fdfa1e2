/** What staff hear of by mail, each what they want: in the transaction that makes the news, and each morning. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffNotice } from '../domain/desk/staff.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { orders } from '../server/db/schema/orders.ts';
import { requests } from '../server/db/schema/shop.ts';
import { staff, staffCodes } from '../server/db/schema/staff.ts';
import { lockToPay, payOrder } from '../server/orders/paying/pay-order.ts';
import { atDesk, invite, withPassword } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Somebody at the yard who wants these. @returns their address */
async function wanting(notices: StaffNotice[], locale: 'it' | 'en' = 'it'): Promise<string> {
  const { email } = await atDesk(shop);
  await shop.database.db.update(staff).set({ notices, locale }).where(eq(staff.email, email));
  return email;
}

const mailsTo = async (email: string, subject = '') => {
  await shop.runJobs();
  return shop.mails.filter((mail) => mail.to === email && mail.subject.includes(subject));
};

async function placed(options: Parameters<typeof stockPart>[1] = {}, form: Record<string, unknown> = {}) {
  const partId = await stockPart(shop, options);
  const sku = `F-${partId}`;
  await shop.database.db.update(parts).set({ sku, place: 'B-10' }).where(eq(parts.id, partId));
  const buyer = await createBuyer(shop, form);
  const change = options?.safety ? { repairerRegistration: 'BO-12345', carPlate: 'AB123CD' } : {};
  const checkout = await buyer.checkoutFor(partId, { paymentMethod: 'bank_transfer', ...change });
  return { buyer, sku, ...(await buyer.api.checkout(checkout, randomUUID())) };
}

test('a paid order is told to who wants it, in their language, with code and place, and to nobody else', async () => {
  const [italian, english, nobody] = [
    await wanting(['order_paid']),
    await wanting(['order_paid'], 'en'),
    await wanting(['request']),
  ];
  const { orderNumber, sku } = await placed();
  expect(await mailsTo(italian)).toEqual([]);
  await runCommand(shop, ordersPaid, [orderNumber]);
  const [mail, ...more] = await mailsTo(italian, orderNumber);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe(`Da preparare: ${orderNumber}, ${sku}`);
  for (const form of [mail?.text, mail?.html]) {
    expect(form).toContain('B-10');
    expect(form).toContain(`/desk/ordini/${orderNumber}`);
    expect(form).not.toMatch(/undefined|null|\[object|@example\.com/);
  }
  expect(mail?.text).toContain('Fanale anteriore sinistro');
  const [told] = await mailsTo(english, orderNumber);
  expect(told?.subject).toBe(`To prepare: ${orderNumber}, ${sku}`);
  expect(told?.text).toContain('Left headlight');
  expect(await mailsTo(nobody, orderNumber)).toEqual([]);
});

test('the news is ordered in the transaction that pays: one that is undone tells nobody', async () => {
  const email = await wanting(['order_paid']);
  const { orderId, orderNumber } = await placed();
  const { db } = shop.database;
  const undone = db.transaction(async (tx) => {
    const locked = await lockToPay(tx, orderId);
    expect(await payOrder(tx, shop.deps.jobs, locked!, shop.deps.clock())).toBe('paid');
    throw new Error('the power went');
  });
  await expect(undone).rejects.toThrow('the power went');
  expect(await mailsTo(email, orderNumber)).toEqual([]);
  await db.transaction(async (tx) => {
    const locked = await lockToPay(tx, orderId);
    await payOrder(tx, shop.deps.jobs, locked!, shop.deps.clock());
  });
  expect(await shop.deps.jobs.isOrdered('staff-notice', { kind: 'order_paid', orderId })).toBe(true);
  expect(await mailsTo(email, orderNumber)).toHaveLength(1);
});

test('a safety part is told to who wants that alone, and says so', async () => {
  const [alone, plain] = [await wanting(['safety_part']), await wanting(['order_paid'])];
  const { orderNumber } = await placed({ safety: true }, officina);
  await runCommand(shop, ordersPaid, [orderNumber]);
  expect((await mailsTo(alone, orderNumber))[0]?.subject).toContain('pezzo di sicurezza');
  expect(await mailsTo(plain, orderNumber)).toHaveLength(1);
  const harmless = await placed();
  await runCommand(shop, ordersPaid, [harmless.orderNumber]);
  expect(await mailsTo(alone, harmless.orderNumber)).toEqual([]);
});

test('a withdrawal and a request are told to who wants them', async () => {
  const email = await wanting(['withdrawal', 'request']);
  const { buyer, orderId, orderNumber, sku } = await placed();
  await runCommand(shop, ordersPaid, [orderNumber]);
  const [item] = (await buyer.api.order(orderId)).items;
  await buyer.account.returnItem(orderId, item!.id, {});
  const [told, ...more] = await mailsTo(email, orderNumber);
  expect(more).toEqual([]);
  expect(told?.subject).toBe(`Recesso: ${orderNumber}, ${sku}`);
  expect(told?.text).toContain('questo pezzo resta qui');

  const form = new FormData();
  const said = {
    brand: 'Fiat',
    model: 'Panda',
    fullName: 'Anna Bianchi',
    email: 'anna@example.com',
    message: 'Cerco <b>un faro</b>.',
    quantity: '1',
  };
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  const answer = await buyer.fetch('/api/requests', { method: 'POST', body: form });
  expect(answer.status).toBeLessThan(300);
  const [mail] = await mailsTo(email, 'Fiat Panda');
  expect(mail?.text).toContain('Cerco <b>un faro</b>.');
  expect(mail?.html).not.toContain('<b>un faro');
  const { id } = (await answer.json()) as { id: string };
  for (const sent of [mail?.text, mail?.html]) expect(sent).toContain(`/desk/posta/${id}`);
});

test('who has never come in is told nothing, whatever is ticked for them: invited, or with a password alone', async () => {
  const { db } = shop.database;
  const halfway = await withPassword(shop, 'owner');
  const invited = `${randomUUID()}@yard.example`;
  await invite(shop, invited, '--role', 'owner');
  const came = await wanting(['order_paid']);
  const { orderNumber } = await placed();
  await runCommand(shop, ordersPaid, [orderNumber]);
  expect(await mailsTo(came, orderNumber)).toHaveLength(1);
  for (const email of [halfway.email, invited]) expect(await mailsTo(email, orderNumber)).toEqual([]);
  // Nor is a mail that was ordered while they were in.
  const [person] = await db.select().from(staff).where(eq(staff.email, came));
  const { orderId, orderNumber: later } = await placed();
  await runCommand(shop, ordersPaid, [later]);
  await db.delete(staffCodes).where(eq(staffCodes.staffId, person!.id));
  const news = { kind: 'order_paid', orderId } as const;
  await shop.deps.jobs.send(db, 'staff-notice-mail', { staffId: person!.id, news });
  expect(await mailsTo(came, later)).toEqual([]);
});

test('a message is told as a request is, and both mails lead to their letter in the inbox', async () => {
  const email = await wanting(['request']);
  const visitor = shop.visitor();
  const said = { fullName: 'Anna <b>Neri</b>', email: 'anna@example.com', message: 'Siete aperti sabato?' };
  const answer = await visitor.fetch('/api/contact?lang=it', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(said),
  });
  expect(answer.status, await answer.text()).toBe(202);
  const [mail, ...more] = await mailsTo(email, 'Messaggio da Anna');
  expect(more).toEqual([]);
  expect(mail?.text).toContain('Siete aperti sabato?');
  expect(mail?.html).not.toContain('<b>Neri');
  const [written] = await shop.database.db.select().from(requests).where(eq(requests.kind, 'message'));
  for (const form of [mail?.text, mail?.html]) expect(form).toContain(`/desk/posta/${written!.id}`);
});

test('what was paid back before the mail went out is not to be prepared', async () => {
  const email = await wanting(['order_paid']);
  const { orderId, orderNumber } = await placed();
  await runCommand(shop, ordersPaid, [orderNumber]);
  await shop.database.db.update(orders).set({ state: 'refunded' }).where(eq(orders.id, orderId));
  expect(await mailsTo(email, orderNumber)).toEqual([]);
});

test('the summary comes once a morning, with what waits, to who wants it', async () => {
  const own = await openShop();
  const look = async (time: string) => {
    own.setTime(new Date(time));
    await own.deps.jobs.send(own.database.db, 'morning-summary', {});
    await own.runJobs();
    return own.mails.filter(({ subject }) => subject.startsWith('Buongiorno')).length;
  };
  try {
    const { email } = await atDesk(own);
    const invited = await withPassword(own);
    await own.database.db.update(staff).set({ notices: ['summary'] });
    // Nothing waits.
    expect(await look('2026-11-20T08:00:00Z')).toBe(0);
    const buyer = await createBuyer(own);
    const { orderNumber } = await buyer.order(await stockPart(own), 'bank_transfer');
    await runCommand(own, ordersPaid, [orderNumber]);
    expect(await look('2026-11-21T05:59:00Z')).toBe(0);
    expect(await look('2026-11-21T06:00:00Z')).toBe(1);
    expect(await look('2026-11-21T06:30:00Z')).toBe(1);
    expect(await look('2026-11-22T07:00:00Z')).toBe(2);
    const mail = own.mails.findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Buongiorno: 1 ordine da mandare');
    expect(mail?.text).toContain('Da prelevare: 1');
    expect(mail?.text).not.toContain('Resi');
    expect(own.mails.filter(({ to }) => to === invited.email)).toEqual([]);
  } finally {
    await own.close();
  }
});
