/** What whoever runs the shop hears of orders, and by which code a piece is found in the yard. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parts } from '../server/db/schema/catalogue.ts';
import { orderItems, orders } from '../server/db/schema/orders.ts';
import { label } from '../server/cli/label/label.ts';
import { ordersList } from '../server/cli/orders/orders-list.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { ordersRefund } from '../server/cli/orders/orders-refund.ts';
import { ordersShip } from '../server/cli/orders/orders-ship.ts';
import { ordersShow } from '../server/cli/orders/orders-show.ts';
import { returnsList } from '../server/cli/returns/returns-list.ts';
import { shop as owner } from '../shop.config.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, payByCard, type Buyer } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const card = '4242424242424242';

/** Does what is due. @returns the mails about an order that went to the shop itself, the latest last */
async function toShop(orderNumber: string, begins = '') {
  await shop.runJobs();
  return shop.mails.filter(
    ({ to, subject, messageId }) =>
      to === owner.email && subject.includes(orderNumber) && messageId.startsWith(begins),
  );
}

/** The same words in both forms of a mail, without the blanks that do not break. */
const formsOf = ({ text, html }: { text: string; html: string }) =>
  [text, html].map((form) => form.replaceAll('\u00a0', ' '));

/** Puts a gearbox on the shelf, under a code of the yard's. All of them bear the same number. */
async function gearbox(sku: string, options: Parameters<typeof stockPart>[1] = {}): Promise<number> {
  const partId = await stockPart(shop, options);
  await shop.database.db
    .update(parts)
    .set({ sku, nameIt: 'Cambio manuale', nameEn: 'Manual gearbox', serialNumber: '55 192 031' })
    .where(eq(parts.id, partId));
  return partId;
}

async function paidOrder(buyer: Buyer, ...partIds: number[]) {
  const orderItems = partIds.map((partId) => ({ partId, quantity: 1 }));
  const result = await buyer.api.checkout(await buyer.checkoutFor(0, { orderItems }), randomUUID());
  await payByCard(buyer, result, card);
  return result;
}

test('of two gearboxes of one number the one that was bought is named, everywhere and for good', async () => {
  const [bought, other] = [await gearbox('CAMBIO-0417'), await gearbox('CAMBIO-0932')];
  const buyer = await createBuyer(shop, { email: 'cambio@example.com', fiscalCode: 'RSSMRA85T10A562S' });
  const { orderId, orderNumber } = await paidOrder(buyer, bought);
  // An import renames both: what was bought keeps the code that hangs on the piece.
  await shop.database.db.update(parts).set({ sku: 'CAMBIO-ALTRO' }).where(eq(parts.id, bought));
  await shop.database.db.update(parts).set({ sku: 'CAMBIO-0417' }).where(eq(parts.id, other));

  const [mail, ...others] = await toShop(orderNumber);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ messageId: `order-to-ship-${orderId}` });
  expect(mail?.subject).toContain('CAMBIO-0417');
  for (const form of formsOf(mail!)) {
    for (const words of [
      'CAMBIO-0417',
      'Cambio manuale',
      '55 192 031',
      'Fiat Panda · 2009',
      '79,00 €',
      'Maria Rossi',
      'Via Roma 1, 40121 Bologna (BO)',
      '+39 333 1234567',
      'un pacco M (circa 3 kg)',
      `orders ship ${orderNumber}`,
    ])
      expect(form).toContain(words);
    // Nothing of the buyer that no parcel needs.
    for (const words of ['cambio@example.com', 'RSSMRA85T10A562S', 'CAMBIO-0932', 'CAMBIO-ALTRO'])
      expect(form).not.toContain(words);
    expect(form).not.toMatch(/undefined|null|\[object/);
  }

  const shown = (await runCommand(shop, ordersShow, [orderNumber])).lines.join('\n');
  expect(shown).toContain('1 × CAMBIO-0417 · Cambio manuale (55 192 031), €79.00');
  const { json } = await runCommand(shop, ordersShow, [orderNumber, '--json']);
  expect(json).toMatchObject({ items: [{ sku: 'CAMBIO-0417', serialNumber: '55 192 031' }] });
  const open = await runCommand(shop, ordersList, ['--open']);
  expect(open.lines.find((line) => line.startsWith(orderNumber))).toContain('CAMBIO-0417');
  // The buyer has no use for it.
  expect(JSON.stringify(await buyer.api.order(orderId))).not.toContain('CAMBIO-');
});

test('a label bears the code of the yard beside the number that several pieces share', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-labels-'));
  const file = join(folder, 'cartellini.html');
  await gearbox('CAMBIO-E1');
  await gearbox('CAMBIO-E2');
  await runCommand(shop, label, ['--to', file, 'CAMBIO-E2']);
  const page = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  expect(page).toContain('55 192 031');
  expect(page).toContain('CAMBIO-E2');
  expect(page).not.toContain('CAMBIO-E1');
});

test('a transfer that arrived, and one that was late, are told like any payment, once', async () => {
  const [inTime, late] = [await stockPart(shop), await stockPart(shop)];
  const buyer = await createBuyer(shop);
  const quick = await buyer.order(inTime, 'bank_transfer');
  const slow = await (await createBuyer(shop)).order(late, 'bank_transfer');
  expect(await toShop(quick.orderNumber)).toEqual([]);
  await runCommand(shop, ordersPaid, [quick.orderNumber]);
  await runCommand(shop, ordersPaid, [quick.orderNumber]);
  expect(await toShop(quick.orderNumber)).toHaveLength(1);

  const now = shop.deps.clock();
  shop.setTime(new Date(now.getTime() + 6 * 86_400_000));
  expect(await toShop(slow.orderNumber)).toEqual([]);
  await runCommand(shop, ordersPaid, [slow.orderNumber]);
  const told = await toShop(slow.orderNumber);
  expect(told.map(({ messageId }) => messageId)).toEqual([`order-to-ship-${slow.orderId}`]);
  shop.setTime(now);
});

test('a card that is charged after the pieces came free is told once it is honoured', async () => {
  const buyer = await createBuyer(shop);
  const result = await buyer.order(await stockPart(shop));
  const now = shop.deps.clock();
  shop.setTime(new Date(now.getTime() + 31 * 60_000));
  await shop.runJobs();
  await payByCard(buyer, result, card);
  await payByCard(buyer, result, card);
  expect(await toShop(result.orderNumber)).toHaveLength(1);
  shop.setTime(now);
});

test('an order of safety parts says so in its subject, with who may buy them', async () => {
  const partId = await stockPart(shop, { safety: true, hazard: 'pyrotechnic' });
  const repairer = await createBuyer(shop, { ...officina, email: 'sicurezza@example.com' });
  const checkout = await repairer.checkoutFor(partId, {
    repairerRegistration: 'BO-12345',
    carPlate: 'AB123CD',
  });
  const result = await repairer.api.checkout(checkout, randomUUID());
  await payByCard(repairer, result, card);
  const [mail] = await toShop(result.orderNumber);
  expect(mail?.subject).toContain('pezzo di sicurezza');
  for (const form of formsOf(mail!)) {
    expect(form).toContain('D.Lgs. 209/2003');
    expect(form).toContain('BO-12345');
    expect(form).toContain('AB123CD');
    expect(form).toContain('UN 3268');
    expect(form).toContain('Officina Rossi S.r.l.');
    expect(form).not.toContain('sicurezza@example.com');
  }
});

test('who withdraws before the parcel leaves keeps the piece in the yard', async () => {
  const [kept, given] = [await gearbox('CAMBIO-A1'), await gearbox('CAMBIO-A2')];
  const buyer = await createBuyer(shop);
  const { orderId, orderNumber } = await paidOrder(buyer, kept, given);
  const [, second] = (await buyer.api.order(orderId)).items;
  await buyer.account.returnItem(orderId, second!.id, { reason: '<b>Non</b> serve più' });
  const [mail, ...others] = await toShop(orderNumber, 'withdrawal-notice');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Recesso, ordine ${orderNumber}: CAMBIO-A2, da non spedire`);
  expect(mail?.messageId).toBe(`withdrawal-notice-${second!.id}`);
  expect(mail?.text).toContain('<b>Non</b> serve più');
  expect(mail?.html).not.toContain('<b>Non');
  for (const form of formsOf(mail!)) {
    expect(form).toContain('il resto dell’ordine parte');
    expect(form).toContain(`returns receive ${orderNumber} 2`);
    expect(form).toContain(`returns refund ${orderNumber} 2`);
    expect(form).not.toContain('CAMBIO-A1');
  }
  const { lines } = await runCommand(shop, ordersShip, [orderNumber, 'BRT', '0123456789']);
  expect(lines.join('\n')).toContain('withdrawn from CAMBIO-A2 · Cambio manuale (55 192 031)');
});

test('who withdraws from what was sent sends it back', async () => {
  const buyer = await createBuyer(shop);
  const { orderId, orderNumber } = await paidOrder(buyer, await gearbox('CAMBIO-B1'));
  await runCommand(shop, ordersShip, [orderNumber, 'BRT', '0123456789']);
  shop.setTime(new Date(shop.deps.clock().getTime() + 60_000));
  const [item] = (await buyer.api.order(orderId)).items;
  await buyer.account.returnItem(orderId, item!.id, {});
  const [mail] = await toShop(orderNumber, 'withdrawal-notice');
  expect(mail?.subject).toBe(`Recesso, ordine ${orderNumber}: CAMBIO-B1`);
  expect(mail?.text).toContain('torna indietro');
  const { lines, json } = await runCommand(shop, returnsList, ['--json']);
  expect(lines).toEqual([]);
  expect(json).toMatchObject({
    returns: expect.arrayContaining([expect.objectContaining({ sku: 'CAMBIO-B1' })]),
  });
});

test('what is to be sent is listed by who has waited longest, and nothing that is not', async () => {
  const own = await openShop();
  try {
    expect((await runCommand(own, ordersList, ['--open'])).lines).toEqual(['Nothing is to be sent.']);
    const order = async (pays: boolean, quantity = 1) => {
      const buyer = await createBuyer(own);
      const partId = await stockPart(own, { quantity });
      const checkout = await buyer.checkoutFor(partId, { orderItems: [{ partId, quantity }] });
      const result = await buyer.api.checkout(checkout, randomUUID());
      const pay = () => payByCard(buyer, result, card);
      if (pays) await pay();
      own.setTime(new Date(own.deps.clock().getTime() + 1000));
      return { buyer, pay, ...result };
    };
    // Placed first, paid last.
    const late = await order(false);
    const [first, sent, withdrawn, refunded] = [
      await order(true, 2),
      await order(true),
      await order(true),
      await order(true),
    ];
    await order(false);
    await late.pay();
    await runCommand(own, ordersShip, [sent.orderNumber, 'BRT', '0123456789']);
    const [item] = (await withdrawn.buyer.api.order(withdrawn.orderId)).items;
    await withdrawn.buyer.account.returnItem(withdrawn.orderId, item!.id, {});
    await runCommand(own, ordersRefund, [refunded.orderNumber, '--yes']);

    const { lines } = await runCommand(own, ordersList, ['--open']);
    expect(lines[0]).toMatch(/^number +paid +pieces +codes +buyer$/);
    expect(lines.slice(1).map((line) => line.split(/ +/)[0])).toEqual([first.orderNumber, late.orderNumber]);
    expect(lines.every((line) => line.length <= 80)).toBe(true);
    const { json } = await runCommand(own, ordersList, ['--open', '--json']);
    const items = (await own.database.db.select().from(orderItems)).filter(
      ({ orderId }) => orderId === first.orderId,
    );
    expect(json).toMatchObject({
      total: 2,
      orders: [
        {
          orderNumber: first.orderNumber,
          purchasedAt: expect.stringMatching(/Z$/),
          items: [{ sku: items[0]?.sku, quantity: 2 }],
        },
        { orderNumber: late.orderNumber },
      ],
    });
    await expect(runCommand(own, ordersList, ['--open', '--state', 'paid'])).rejects.toThrow(
      /do not go together/,
    );
  } finally {
    await own.close();
  }
});

test('an order that was paid back before its mail went out is not to be packed', async () => {
  const buyer = await createBuyer(shop);
  const { orderId, orderNumber } = await paidOrder(buyer, await stockPart(shop));
  await runCommand(shop, ordersRefund, [orderNumber, '--yes']);
  expect((await shop.database.db.select().from(orders).where(eq(orders.id, orderId)))[0]?.state).toBe(
    'refunded',
  );
  expect(await toShop(orderNumber)).toEqual([]);
});
