/** What the command line does to orders stands in the desk's log as what is done at the desk does: once, and not where nothing changed. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Delivery } from '../domain/vocabulary.ts';
import type { Command } from '../server/cli/frame/command.ts';
import { ordersCancel, ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { ordersReady } from '../server/cli/orders/orders-ready.ts';
import { ordersDeliver, ordersShip } from '../server/cli/orders/orders-ship.ts';
import { returnsReceive } from '../server/cli/returns/returns-receive.ts';
import { returnsRefund } from '../server/cli/returns/returns-refund.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** An order that awaits its transfer. */
async function placed(pieces = 1, delivery: Delivery = 'courier') {
  const buyer = await createBuyer(shop);
  const orderItems = [];
  for (let piece = 0; piece < pieces; piece++)
    orderItems.push({ partId: await stockPart(shop), quantity: 1 });
  const { deliveryAddressId, ...form } = await buyer.checkoutFor(0, {
    orderItems,
    delivery,
    paymentMethod: 'bank_transfer',
    finalPrice: (await buyer.api.quote({ orderItems, delivery, province: 'BO' })).finalPrice,
  });
  const checkout = delivery === 'courier' ? { ...form, deliveryAddressId } : form;
  const { orderId, orderNumber } = await buyer.api.checkout(checkout, randomUUID());
  return { buyer, orderId, orderNumber };
}

/** @returns the lines that a command has written about an order, without their ids and moments */
async function linesOf(command: Command, [orderNumber = '', ...args]: readonly string[]) {
  const logged = async () =>
    shop.database.db
      .select()
      .from(deskActions)
      .where(eq(deskActions.subject, orderNumber))
      .orderBy(deskActions.id);
  const before = (await logged()).length;
  await runCommand(shop, command, [orderNumber, ...args]).catch(() => {});
  return (await logged()).slice(before).map(({ id: _id, at: _at, ...line }) => line);
}

const byCommand = { staffId: null, who: '' };

test('paid, shipped, corrected and delivered are a line each, and said again none', async () => {
  const { orderNumber: subject } = await placed();
  const shipped = (trackingCode: string) => ({ state: 'shipped', courier: 'BRT', trackingCode });
  for (const [command, args, action, before, after] of [
    [ordersPaid, [], 'order_paid', { state: 'awaiting_payment' }, { state: 'paid' }],
    [
      ordersShip,
      ['brt', '0000001'],
      'order_shipped',
      { state: 'paid', courier: null, trackingCode: null },
      shipped('0000001'),
    ],
    [ordersShip, ['BRT', '0000002'], 'order_shipped', shipped('0000001'), shipped('0000002')],
    [ordersDeliver, [], 'order_delivered', { state: 'shipped' }, { state: 'delivered' }],
  ] as const) {
    expect(await linesOf(command, [subject, ...args])).toEqual([
      { ...byCommand, subject, action, before, after },
    ]);
    expect(await linesOf(command, [subject, ...args])).toEqual([]);
  }
  // Nor what is refused.
  expect(await linesOf(ordersCancel, [subject])).toEqual([]);
});

test('what is collected is logged as ready, and as handed over', async () => {
  const { orderNumber: subject } = await placed(1, 'collection');
  expect(await linesOf(ordersReady, [subject])).toEqual([]);
  await runCommand(shop, ordersPaid, [subject]);
  const packed = { ...byCommand, subject, action: 'order_packed', before: null, after: null };
  expect(await linesOf(ordersReady, [subject])).toEqual([packed]);
  expect(await linesOf(ordersReady, [subject])).toEqual([]);
  expect(await linesOf(ordersDeliver, [subject, '--on', '2026-11-19'])).toEqual([]);
  expect(await linesOf(ordersDeliver, [subject])).toEqual([
    {
      ...byCommand,
      subject,
      action: 'order_handed_over',
      before: { state: 'paid' },
      after: { state: 'delivered' },
    },
  ]);
  expect(await linesOf(ordersDeliver, [subject])).toEqual([]);
});

test('a cancelled order is one line, and money that comes for it after all another', async () => {
  const { orderNumber: subject } = await placed();
  const [awaiting, cancelled] = [{ state: 'awaiting_payment' }, { state: 'cancelled' }];
  expect(await linesOf(ordersCancel, [subject])).toEqual([
    { ...byCommand, subject, action: 'order_cancelled', before: awaiting, after: cancelled },
  ]);
  expect(await linesOf(ordersCancel, [subject])).toEqual([]);
  expect(await linesOf(ordersPaid, [subject])).toMatchObject([
    { action: 'order_paid', before: cancelled, after: { state: 'paid' } },
  ]);
});

test('of returns each piece has its line: what it was, what it became, and what went back for it', async () => {
  const { buyer, orderId, orderNumber: subject } = await placed(3);
  await runCommand(shop, ordersPaid, [subject]);
  await runCommand(shop, ordersShip, [subject, 'BRT', '0000003']);
  await runCommand(shop, ordersDeliver, [subject]);
  const { items } = await buyer.api.order(orderId);
  for (const { id } of items) await buyer.account.returnItem(orderId, id, {});

  const worse = ['--as', 'worse', '--grade', 'C', '--price', '40', '--note', 'Rotto'];
  const received = { ...byCommand, subject, action: 'return_received' };
  expect(await linesOf(returnsReceive, [subject, '1', ...worse])).toMatchObject([
    {
      ...received,
      before: { code: expect.any(String), price: 7_900 },
      after: { condition: 'C', price: 4_000, verdict: 'worse', note: 'Rotto' },
    },
  ]);
  expect(await linesOf(returnsReceive, [subject, '1', ...worse])).toEqual([]);
  const good = { verdict: 'good', note: null };
  const both = await linesOf(returnsReceive, [subject]);
  expect(both).toMatchObject([
    { ...received, before: null, after: good },
    { ...received, before: null, after: good },
  ]);
  expect(new Set(both.map(({ after }) => (after as { code: string }).code)).size).toBe(2);
  expect(await linesOf(returnsReceive, [subject])).toEqual([]);

  const refunded = { ...byCommand, subject, action: 'return_refunded', before: null };
  const less = ['--reduce', '15', '--because', 'Rotto', '--yes'];
  const reduced = await linesOf(returnsRefund, [subject, '1', ...less]);
  expect(reduced).toMatchObject([{ ...refunded, after: { withheld: 1_500, note: 'Rotto' } }]);
  const rest = await linesOf(returnsRefund, [subject, '--yes']);
  expect(rest).toMatchObject([refunded, refunded]);
  expect(await linesOf(returnsRefund, [subject, '--yes'])).toEqual([]);
  const amounts = [...reduced, ...rest].map(({ after }) => (after as { amount: number }).amount);
  const { finalPrice, state } = await buyer.api.order(orderId);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(finalPrice - 1_500);
  expect(state).toBe('refunded');
  // At the desk it is done, and written down nowhere a second time.
  const owner = await atDesk(shop, 'owner');
  const again = await owner.ask('PUT', `/orders/${subject}/items/${items[1]!.id}/refunded`, {
    reduction: null,
  });
  expect(again.status).toBe(200);
});
