/** What goes wrong with an order, at the desk: each act once, never more money than was paid, told to the buyer, written into the log. */
import { randomUUID } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PickingList } from '../domain/contract/desk-orders.ts';
import type { OrderExceptions, WaitingReturns } from '../domain/contract/desk-exceptions.ts';
import type { Order } from '../domain/contract/orders.ts';
import { dueLess } from '../domain/exceptions/balance.ts';
import { invoicing } from '../shop.config.ts';
import { askForInvoice } from '../server/orders/electronic-invoices/ask-for-invoice.ts';
import { issueInvoices, lastFileOf } from '../server/orders/electronic-invoices/issue-invoices.ts';
import { takingsOf } from '../server/orders/electronic-invoices/takings.ts';
import { dayInRome } from '../domain/rome-clock.ts';
import { formatMoney } from '../domain/written-number.ts';
import { createCodes } from '../server/catalogue/import/codes.ts';
import { findMissing } from '../server/catalogue/import/missing-pieces.ts';
import type { Command } from '../server/cli/frame/command.ts';
import { ordersCancelPiece } from '../server/cli/orders/orders-cancel-piece.ts';
import { ordersLost } from '../server/cli/orders/orders-lost.ts';
import { ordersRefundPart } from '../server/cli/orders/orders-refund-part.ts';
import { ordersShip } from '../server/cli/orders/orders-ship.ts';
import { returnsReceive } from '../server/cli/returns/returns-receive.ts';
import { returnsRefund } from '../server/cli/returns/returns-refund.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { refunds } from '../server/db/schema/payments.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, payByCard, type Buyer } from './people.ts';
import { runCommand } from './run-command.ts';
import { stockOf, stockPart, type StockedPart } from './stock-part.ts';

let shop: TestShop;
let owner: DeskPerson;
let yard: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  owner = await atDesk(shop, 'owner');
  yard = await atDesk(shop);
});
afterAll(() => shop.close());

type Bought = { readonly buyer: Buyer; readonly order: Order; readonly number: string };

/** An order that was paid by card. @param lines its parts, and how many of each */
async function bought(...lines: readonly (StockedPart & { readonly pieces?: number })[]): Promise<Bought> {
  const buyer = await createBuyer(shop);
  const orderItems = [];
  for (const { pieces = 1, ...part } of lines)
    orderItems.push({ partId: await stockPart(shop, part), quantity: pieces });
  const checkout = await buyer.checkoutFor(orderItems[0]!.partId, { orderItems });
  const result = await buyer.api.checkout(checkout, randomUUID());
  await payByCard(buyer, result, '4242424242424242');
  const order = await buyer.api.order(result.orderId);
  return { buyer, order, number: order.orderNumber };
}

const put = (path: string, body: object = {}, person: DeskPerson = owner) =>
  person.ask('PUT', `/orders/${path}`, body);
const read = async (number: string) =>
  (await owner.ask('GET', `/orders/${number}/exceptions`)).body as OrderExceptions;
const moneyOf = (order: Order) =>
  shop.database.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(refunds.askedAt, refunds.id);
const backOf = async (order: Order) => (await moneyOf(order)).reduce((sum, { amount }) => sum + amount, 0);
const actionsOf = async (number: string) =>
  (
    await shop.database.db
      .select()
      .from(deskActions)
      .where(eq(deskActions.subject, number))
      .orderBy(deskActions.id)
  ).map(({ who, action, after }) => ({ who, action, after }));
const mailsOf = (order: Order, word: string) =>
  shop.mails.filter(
    ({ subject, messageId }) => subject.includes(order.orderNumber) && messageId.startsWith(word),
  );
const ship = (number: string) => runCommand(shop, ordersShip, [number, 'BRT', '0123456789']);
const partial = (change: object = {}) => ({
  itemId: null,
  amount: 1_000,
  reason: 'goodwill',
  note: null,
  ...change,
});

test('a part goes back for a piece or the order, once for a key, and the buyer reads why', async () => {
  const { buyer, order, number } = await bought({}, { price: 4_000 });
  await ship(number);
  const [first] = order.items;
  const key = randomUUID();
  const scratched = partial({ itemId: first!.id, reason: 'defect', note: 'Graffio sul vetro' });
  const twice = [put(`${number}/refunds/${key}`, scratched), put(`${number}/refunds/${key}`, scratched)];
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await put(`${number}/refunds/${key}`, { ...scratched, amount: 2_000 })).body.code).toBe(
    'idempotency_key_reused',
  );
  expect(await moneyOf(order)).toMatchObject([
    { id: key, amount: 1_000, shipping: 0, reason: 'defect', note: 'Graffio sul vetro' },
  ]);
  await shop.runJobs();
  const [mail] = mailsOf(order, 'refund-');
  expect(mail?.text).toMatch(/non è come lo avevamo descritto[^]*Graffio sul vetro/);
  const after = await buyer.api.order(order.id);
  expect(after.refunds).toMatchObject([{ amount: 1_000, note: 'Graffio sul vetro' }]);
  expect([after.state, after.payment.state]).toEqual(['shipped', 'paid']);
  expect((await actionsOf(number)).filter(({ who }) => who === 'Anna')).toEqual([
    {
      who: 'Anna',
      action: 'part_refunded',
      after: { code: expect.any(String), amount: 1_000, reason: 'defect', note: 'Graffio sul vetro' },
    },
  ]);
});

test('a refund out of goodwill says so, in the mail and with the order', async () => {
  const { buyer, order, number } = await bought({});
  await put(`${number}/refunds/${randomUUID()}`, partial({ amount: 1_000 }));
  await shop.runJobs();
  expect(mailsOf(order, 'refund-')[0]?.text).toMatch(/per venirti incontro[^]*10,00/);
  expect((await buyer.api.order(order.id)).refunds).toMatchObject([
    { amount: 1_000, reason: 'goodwill', note: null },
  ]);
});

test('never more than was paid for it and has not gone back: of the piece, of the shipping, of the order', async () => {
  const { order, number } = await bought({}, { price: 4_000 });
  const [first] = order.items;
  const { items, left, shippingLeft } = await read(number);
  expect(left).toBe(order.finalPrice);
  const tooMuch = [
    partial({ itemId: first!.id, amount: items[0]!.left + 1, reason: 'defect' }),
    partial({ amount: shippingLeft + 1, reason: 'shipping' }),
    partial({ amount: left + 1 }),
  ];
  for (const refund of tooMuch)
    expect((await put(`${number}/refunds/${randomUUID()}`, refund)).body.code).toBe('refund_too_much');
  for (const wrong of [{ amount: 0 }, { amount: -5 }, { amount: 1.5 }, { reason: 'withdrawal' }])
    expect((await put(`${number}/refunds/${randomUUID()}`, partial(wrong))).body.code).toBe('invalid_body');
  expect(await moneyOf(order)).toEqual([]);
  // All of it is no more than all of it, once it has left.
  await ship(number);
  expect((await put(`${number}/refunds/${randomUUID()}`, partial({ amount: left }))).body).toMatchObject({
    left: 0,
    items: [{ left: 0 }, { left: 0 }],
  });
  expect((await put(`${number}/refunds/${randomUUID()}`, partial({ amount: 1 }))).body.code).toBe(
    'refund_too_much',
  );
});

test('of an order that is still here a part is never all the rest: it is refunded whole, or something stays paid', async () => {
  const { order, number } = await bought({});
  const [item] = order.items;
  const all = order.finalPrice;
  const refund = async (change: object) =>
    (await put(`${number}/refunds/${randomUUID()}`, partial(change))).body.code;
  expect(await refund({ amount: all })).toBe('refund_leaves_nothing');
  for (const amount of [100, 100]) expect(await refund({ amount })).toBeUndefined();
  expect(await refund({ amount: all - 200 })).toBe('refund_leaves_nothing');
  expect(await refund({ amount: all - 199 })).toBe('refund_too_much');
  expect((await yard.ask('GET', `/orders/${number}`)).body).toMatchObject({ refunded: 200, next: 'pick' });
  // Two at once that together would be all the rest: one of them is too much.
  const half = all - 200 - Math.floor((all - 200) / 2);
  const both = await Promise.all([refund({ amount: half }), refund({ amount: all - 200 - half })]);
  expect(both.filter((code) => code === 'refund_leaves_nothing')).toHaveLength(1);
  await expect(
    runCommand(shop, ordersRefundPart, [
      number,
      String((await read(number)).left / 100),
      'goodwill',
      '--yes',
    ]),
  ).rejects.toThrow(/orders refund/);

  // The way that it says ends the order, and the piece is there again.
  await put(`${number}/refunded`);
  expect(await backOf(order)).toBe(all);
  expect((await read(number)).state).toBe('refunded');
  expect((await stockOf(shop, item!.partId)).available).toBe(1);
});

test('the picking list says of each piece what was refunded for it, and nothing of the others', async () => {
  const { order, number } = await bought({}, { price: 4_000 });
  const [first, second] = order.items;
  await put(`${number}/refunds/${randomUUID()}`, partial({ itemId: first!.id, amount: 300 }));
  await put(`${number}/refunds/${randomUUID()}`, partial({ amount: 500 }));
  const { items } = (await yard.ask('GET', '/picking')).body as PickingList;
  const refunded = items
    .filter((item) => item.orderNumber === number)
    .map((item) => [item.id, item.refunded]);
  expect(Object.fromEntries(refunded)).toEqual({ [first!.id]: 300, [second!.id]: 0 });
  expect((await yard.ask('GET', `/orders/${number}`)).body.refunded).toBe(800);
});

test('many at once never pay back more than was paid', async () => {
  const { order, number } = await bought({});
  await ship(number);
  const third = Math.floor(order.finalPrice / 3);
  const all = Array.from({ length: 8 }, () =>
    put(`${number}/refunds/${randomUUID()}`, partial({ amount: third })),
  );
  const answers = await Promise.all(all);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ body }) => body.code === 'refund_too_much')).toHaveLength(5);
  expect(await backOf(order)).toBe(third * 3);
});

test('a piece that cannot be sent is paid back with the shipping that it saves, and the rest goes out', async () => {
  const { buyer, order, number } = await bought({ size: 'PALLET', price: 90_000 }, { price: 4_000 });
  const [pallet, lamp] = order.items;
  const before = await read(number);
  const path = `${number}/items/${pallet!.id}/kept`;
  const cancel = { kept: 0, isForSale: true, note: 'Si è rotto smontandolo' };
  const answers = await Promise.all([put(path, cancel), put(path, cancel)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const [money, ...more] = await moneyOf(order);
  expect(more).toEqual([]);
  expect(money).toMatchObject({ itemId: pallet!.id, reason: 'cancelled' });
  // The pallet’s own freight, and no other shipping.
  expect(money!.shipping).toBeGreaterThan(0);
  expect(money!.shipping).toBeLessThanOrEqual(order.shipping);
  expect(money!.amount).toBe(before.items[0]!.left + money!.shipping!);
  expect((await stockOf(shop, pallet!.partId)).onHand).toBe(1);
  expect((await stockOf(shop, lamp!.partId)).onHand).toBe(0);
  await shop.runJobs();
  expect(mailsOf(order, 'pieces-cancelled')[0]?.text).toContain('Si è rotto smontandolo');
  const after = await buyer.api.order(order.id);
  expect(after).toMatchObject({ state: 'paid', items: [{ outcome: 'cancelled' }, { state: 'ordered' }] });

  // With the last piece nothing is left to be sent.
  await put(`${number}/items/${lamp!.id}/kept`, { kept: 0, isForSale: false, note: null });
  await shop.runJobs();
  expect(await backOf(order)).toBe(order.finalPrice);
  expect((await stockOf(shop, lamp!.partId)).onHand).toBe(0);
  expect(await buyer.api.order(order.id)).toMatchObject({
    state: 'refunded',
    payment: { state: 'refunded' },
  });
  expect((await actionsOf(number)).map(({ action }) => action)).toEqual([
    'pieces_cancelled',
    'pieces_cancelled',
  ]);
});

test('one of three pieces of a part is cancelled, and the other two are still wanted', async () => {
  const { order, number } = await bought({ quantity: 3, price: 2_000, pieces: 3 });
  const [item] = order.items;
  const path = `${number}/items/${item!.id}/kept`;
  const cancel = { kept: 2, isForSale: true, note: null };
  await Promise.all([put(path, cancel), put(path, cancel)]);
  expect((await put(path, { ...cancel, kept: 5 })).status).toBe(400);
  const { items } = await read(number);
  expect(items.map(({ quantity, state, outcome }) => [quantity, state, outcome])).toEqual([
    [2, 'ordered', null],
    [1, 'refunded', 'cancelled'],
  ]);
  await shop.runJobs();
  expect(mailsOf(order, 'pieces-cancelled')[0]?.subject).toContain('un pezzo non c’è più');
  expect((await stockOf(shop, item!.partId)).onHand).toBe(1);
  await ship(number);
  expect((await put(path, { ...cancel, kept: 1 })).body.code).toBe('already_shipped');
});

test('what would go back for each number of pieces that stay is what goes back then', async () => {
  for (const kept of [0, 1, 2]) {
    const parts = [{ size: 'L', quantity: 3, price: 2_000, pieces: 3 }, { price: 4_000 }] as const;
    const { order, number } = await bought(...parts);
    await put(`${number}/refunds/${randomUUID()}`, partial({ itemId: order.items[0]!.id, amount: 300 }));
    const { ifKept } = (await read(number)).items[0]!;
    expect(ifKept).toHaveLength(3);
    await put(`${number}/items/${order.items[0]!.id}/kept`, { kept, isForSale: true, note: null });
    const money = (await moneyOf(order)).find(({ reason }) => reason === 'cancelled');
    expect({ total: money?.amount, shipping: money?.shipping }).toEqual(ifKept[kept]);
    if (kept > 0) expect(ifKept[kept]!.total).toBeLessThan(ifKept[kept - 1]!.total);
  }
  const { number } = await bought({});
  await ship(number);
  expect((await read(number)).items[0]?.ifKept).toEqual([]);
});

test('one mail says that two pieces are cancelled, how much goes back, and by what', async () => {
  const { order, number } = await bought({ quantity: 3, price: 2_000, pieces: 3 });
  const cancel = { kept: 1, isForSale: true, note: null };
  await put(`${number}/items/${order.items[0]!.id}/kept`, cancel);
  await shop.runJobs();
  const [cancelled] = mailsOf(order, 'pieces-cancelled');
  expect(cancelled?.subject).toContain('2 pezzi non ci sono più');
  expect(cancelled?.text).toMatch(/non possiamo darti 2 pezzi[^]*2 × /);
  const [money] = await moneyOf(order);
  expect(cancelled?.text).toContain(`Rimborso: ${formatMoney(money!.amount, 'it')}`);
  expect(cancelled?.text).toContain('la carta con cui hai pagato');
  expect(mailsOf(order, 'refund-')).toEqual([]);
});

test('of a cancelled piece whose price had gone back before no other refund is promised', async () => {
  const { order, number } = await bought({}, { price: 4_000 });
  const [gone] = order.items;
  const { left } = (await read(number)).items[0]!;
  const before = partial({ itemId: gone!.id, amount: left, reason: 'defect' });
  await put(`${number}/refunds/${randomUUID()}`, before);
  await put(`${number}/items/${gone!.id}/kept`, { kept: 0, isForSale: true, note: null });
  await shop.runJobs();
  expect(await moneyOf(order)).toHaveLength(1);
  const [mail] = mailsOf(order, 'pieces-cancelled');
  expect(mail?.text).toMatch(/non c’è altro da rimborsare[^]*Il resto dell’ordine parte/);
  expect(mail?.text).not.toMatch(/rimborsiamo|Rimborso:/);
});

/** What the desk shows that settling the first item brings. */
const dueOf = ({ left: most, items }: OrderExceptions, reduction = 0): number =>
  dueLess({ left: items[0]!.left, shipping: items[0]!.shippingDue, most }, reduction);

/** An order that arrived and of which the first piece was given back. */
async function givenBack(...lines: readonly StockedPart[]) {
  const made = await bought(...lines);
  await ship(made.number);
  await put(`${made.number}/delivered`, {}, yard);
  await made.buyer.account.returnItem(made.order.id, made.order.items[0]!.id, {});
  return { ...made, item: made.order.items[0]!, path: `${made.number}/items/${made.order.items[0]!.id}` };
}

test('a return that came back good is for sale again and paid back whole, by the owner alone', async () => {
  const { order, item, number, path } = await givenBack({});
  const waiting = (await yard.ask('GET', '/returns')).body.returns as { orderNumber: string }[];
  expect(waiting.map(({ orderNumber }) => orderNumber)).toContain(number);
  const good = { verdict: 'good', note: null };
  const received = await Promise.all([
    put(`${path}/received`, good, yard),
    put(`${path}/received`, good, yard),
  ]);
  expect(received.map(({ status }) => status)).toEqual([200, 200]);
  expect((await stockOf(shop, item.partId)).onHand).toBe(1);
  expect((await put(`${path}/refunded`, { reduction: null }, yard)).body.code).toBe('owner_only');
  const reduction = { cents: 100, note: 'Perché sì' };
  expect((await put(`${path}/refunded`, { reduction })).body.code).toBe('not_reducible');
  await Promise.all([
    put(`${path}/refunded`, { reduction: null }),
    put(`${path}/refunded`, { reduction: null }),
  ]);
  expect(await backOf(order)).toBe(order.finalPrice);
  expect((await read(number)).state).toBe('refunded');
  expect((await actionsOf(number)).map(({ action }) => action)).toEqual([
    'order_shipped',
    'order_delivered',
    'return_received',
    'return_refunded',
  ]);
});

test('pieces are named in the language of whoever is at the desk, whatever the buyer speaks', async () => {
  const { number } = await givenBack({});
  const english = await atDesk(shop, 'owner');
  await english.ask('PUT', '/settings', { locale: 'en', notices: [] });
  const namesFor = async (person: DeskPerson) => {
    const { body } = await person.ask('GET', `/orders/${number}/exceptions`);
    const { returns } = (await person.ask('GET', '/returns')).body as WaitingReturns;
    return [
      (body as OrderExceptions).items[0]?.name,
      returns.find(({ orderNumber }) => orderNumber === number)?.name,
    ];
  };
  expect(await namesFor(owner)).toEqual(['Fanale anteriore sinistro', 'Fanale anteriore sinistro']);
  expect(await namesFor(english)).toEqual(['Left headlight', 'Left headlight']);
});

test('a return that came back worse is sold again as what it is, and the buyer reads what is withheld and why', async () => {
  const { buyer, order, item, path, number } = await givenBack({ price: 10_000 }, { price: 4_000 });
  const worse = { verdict: 'worse', note: 'Staffa rotta', condition: 'C', price: 4_500 };
  expect((await put(`${path}/received`, { ...worse, note: '' }, yard)).body.code).toBe('invalid_body');
  const { body } = await put(`${path}/received`, worse, yard);
  await put(`${path}/received`, worse, yard);
  const [returned] = (body as OrderExceptions).items;
  expect(returned).toMatchObject({
    outcome: 'worse',
    isReducible: true,
    regradedAs: { sku: expect.any(String) },
  });
  const [made, ...more] = await shop.database.db
    .select()
    .from(parts)
    .where(eq(parts.regradedFrom, item.partId));
  expect(more).toEqual([]);
  expect(made).toMatchObject({ condition: 'C', price: 4_500, discountedPrice: 4_500, onHand: 1 });
  expect(made!.descriptionIt).toContain('Staffa rotta');
  expect((await stockOf(shop, item.partId)).onHand).toBe(0);
  // No file of the yard holds it: a whole one takes it from nobody.
  const { ids } = await findMissing(shop.database.db, createCodes());
  expect(ids).not.toContain(made!.id);

  const most = returned!.left;
  expect((await put(`${path}/refunded`, { reduction: { cents: most + 1, note: 'x' } })).body.code).toBe(
    'refund_too_much',
  );
  const reduction = { cents: 3_000, note: 'La staffa si è rotta al montaggio' };
  await Promise.all([put(`${path}/refunded`, { reduction }), put(`${path}/refunded`, { reduction })]);
  expect(await backOf(order)).toBe(most - 3_000);
  expect(most - 3_000).toBe(dueOf(body as OrderExceptions, 3_000));
  // What was withheld is with the shop, and no rest that would still go back.
  const settled = await read(number);
  expect(settled.items[0]).toMatchObject({ left: 3_000, withheld: 3_000 });
  expect(settled).toMatchObject({ left: order.finalPrice - most + 3_000, owed: order.finalPrice - most });
  await shop.runJobs();
  const [mail] = mailsOf(order, 'return-reduced');
  expect(mail?.text).toMatch(/La staffa si è rotta al montaggio[^]*art\. 57, comma 2/);
  expect(mail?.text).toContain('30,00');
  expect((await buyer.api.order(order.id)).items[0]).toMatchObject({
    outcome: 'worse',
    reduction: 3_000,
    outcomeNote: 'La staffa si è rotta al montaggio',
  });
  // Who buys it next buys that one.
  const next = await createBuyer(shop);
  await next.order(made!.id);
  expect((await stockOf(shop, made!.id)).available).toBe(0);
  expect((await actionsOf(number)).at(-1)).toMatchObject({
    action: 'return_refunded',
    after: { withheld: 3_000, amount: most - 3_000 },
  });
});

test('what came back worse is never sold again under a better grade or dearer, and may keep its own', async () => {
  const { item, path, number } = await givenBack({});
  const { db } = shop.database;
  const worse = (condition: string) => ({ verdict: 'worse', note: 'Graffiato', condition, price: 3_000 });
  await db.update(parts).set({ condition: 'B' }).where(eq(parts.id, item.partId));
  expect((await put(`${path}/received`, worse('A'), yard)).body).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'condition', code: 'better_grade' }],
  });
  const asked = ['--as', 'worse', '--grade', 'A', '--price', '30', '--note', 'Graffiato'];
  await expect(runCommand(shop, returnsReceive, [number, ...asked])).rejects.toThrow(/better grade/);
  const [{ price } = { price: 0 }] = await db.select().from(parts).where(eq(parts.id, item.partId));
  expect((await put(`${path}/received`, { ...worse('B'), price: price + 1 }, yard)).body).toMatchObject({
    code: 'invalid_body',
    errors: [{ path: 'price', code: 'higher_price' }],
  });
  asked.splice(2, 4, '--grade', 'B', '--price', '5000');
  await expect(runCommand(shop, returnsReceive, [number, ...asked])).rejects.toThrow(/cost more/);
  expect((await read(number)).items[0]).toMatchObject({ state: 'returned', condition: 'B' });
  expect(await db.$count(parts, eq(parts.regradedFrom, item.partId))).toBe(0);
  expect((await put(`${path}/received`, worse('B'), yard)).status).toBe(200);
  expect(await db.select().from(parts).where(eq(parts.regradedFrom, item.partId))).toMatchObject([
    { condition: 'B', price: 3_000 },
  ]);
});

test('a return that cannot be used is for sale no more, and all of its price may be withheld, but not the shipping', async () => {
  const { buyer, order, item, path, number } = await givenBack({});
  await put(`${path}/received`, { verdict: 'unusable', note: 'Bruciato' }, yard);
  expect((await stockOf(shop, item.partId)).onHand).toBe(0);
  const before = await read(number);
  const { items } = before;
  await put(`${path}/refunded`, { reduction: { cents: items[0]!.left, note: 'Montato e bruciato' } });
  expect(await backOf(order)).toBe(order.shipping);
  expect(dueOf(before, items[0]!.left)).toBe(order.shipping);
  expect(dueOf(before)).toBe(order.finalPrice);
  await shop.runJobs();
  expect(mailsOf(order, 'return-reduced')[0]?.text).toContain('Montato e bruciato');
  expect((await buyer.api.order(order.id)).state).toBe('refunded');
  // The owner thinks better of it: what was withheld can still go back, and no cent more.
  const [kept] = items;
  const forgive = partial({ itemId: item.id, amount: kept!.left, reason: 'goodwill' });
  expect((await put(`${number}/refunds/${randomUUID()}`, forgive)).body).toMatchObject({
    left: 0,
    owed: 0,
    items: [{ left: 0, withheld: 0 }],
  });
});

test('what was withdrawn from before it left cannot have come back worse', async () => {
  const { buyer, order, number } = await bought({});
  const [item] = order.items;
  await buyer.account.returnItem(order.id, item!.id, {});
  const path = `${number}/items/${item!.id}`;
  await put(`${path}/received`, { verdict: 'unusable', note: 'Caduto dallo scaffale' }, yard);
  const reduction = { cents: 100, note: 'Caduto' };
  expect((await put(`${path}/refunded`, { reduction })).body.code).toBe('not_reducible');
});

test('a lost parcel is paid back, shipping too, and what was in it never comes back', async () => {
  const { buyer, order, number } = await bought({}, { price: 4_000 });
  expect((await put(`${number}/lost`, { note: null })).body.code).toBe('not_shipped');
  await ship(number);
  // The desk names what would go back before it does.
  expect((await read(number)).owed).toBe(order.finalPrice);
  const lost = { note: 'BRT non lo trova dal 24' };
  await Promise.all([put(`${number}/lost`, lost), put(`${number}/lost`, lost)]);
  await shop.runJobs();
  expect(await backOf(order)).toBe(order.finalPrice);
  expect(mailsOf(order, 'refund-')[0]?.text).toMatch(/ha perso il tuo pacco[^]*BRT non lo trova/);
  for (const { partId } of order.items) expect((await stockOf(shop, partId)).onHand).toBe(0);
  const after = await buyer.api.order(order.id);
  expect(after).toMatchObject({ state: 'refunded', payment: { state: 'refunded' } });
  expect(after.items.map(({ outcome }) => outcome)).toEqual(['lost', 'lost']);
});

test('a lost parcel is sent again with other pieces, or with the same ones, and the buyer is told', async () => {
  const { buyer, order, number } = await bought({ quantity: 2 });
  const [item] = order.items;
  await ship(number);
  await shop.runJobs();
  const others = { trackingCode: '0123456789', isWithOthers: true };
  expect((await put(`${number}/second-try`, { ...others, trackingCode: '9' }, yard)).body.code).toBe(
    'not_shipped',
  );
  const again = [put(`${number}/second-try`, others, yard), put(`${number}/second-try`, others, yard)];
  expect((await Promise.all(again)).map(({ status }) => status)).toEqual([200, 200]);
  // One is lost, one is to be sent.
  expect((await stockOf(shop, item!.partId)).onHand).toBe(0);
  await shop.runJobs();
  expect(mailsOf(order, 'parcel-lost')).toHaveLength(1);
  const state = await buyer.api.order(order.id);
  expect(state).toMatchObject({ state: 'paid', shipment: null, items: [{ returnableUntil: null }] });
  expect((await yard.ask('GET', `/orders/${number}`)).body).toMatchObject({ next: 'pick' });
  await runCommand(shop, ordersShip, [number, 'GLS', 'GL0009']);
  await shop.runJobs();
  expect(mailsOf(order, 'order-shipped')).toHaveLength(2);
  const none = { trackingCode: 'GL0009', isWithOthers: true };
  expect((await put(`${number}/second-try`, none, yard)).body.code).toBe('out_of_stock');
  await put(`${number}/second-try`, { ...none, isWithOthers: false }, yard);
  expect((await stockOf(shop, item!.partId)).onHand).toBe(0);
  // That one was not lost: it came back, and its buyer reads so.
  await shop.runJobs();
  expect(mailsOf(order, 'parcel-lost')).toHaveLength(1);
  const [back, ...more] = mailsOf(order, 'parcel-back');
  expect(more).toEqual([]);
  expect(back?.text).toMatch(/è tornato da noi\. Te lo rispediamo/);
  expect(back?.text).not.toMatch(/perso|un altro/);
  expect(await moneyOf(order)).toEqual([]);
});

test('the credit note says what went back and why, and the register of takings agrees with the money', async () => {
  const { order, number } = await bought({ price: 3_000 }, { price: 2_000 });
  await askForInvoice(shop.database.db, number, { fiscalCode: 'RSSMRA80A41A944M' }, shop.deps.clock());
  const issue = () => issueInvoices(shop.database.db, invoicing, number, shop.deps.clock());
  await issue();
  const scratched = partial({ itemId: order.items[0]!.id, reason: 'defect', note: 'Graffio sul vetro' });
  await put(`${number}/refunds/${randomUUID()}`, scratched);
  const ofShipping = partial({ amount: 500, reason: 'shipping' });
  expect((await put(`${number}/refunds/${randomUUID()}`, ofShipping)).status).toBe(200);
  await put(`${number}/items/${order.items[1]!.id}/kept`, { kept: 0, isForSale: true, note: null });
  await shop.runJobs();
  const notes = await issue();
  if (typeof notes === 'string') throw new Error(notes);
  expect(notes.map(({ kind }) => kind)).toEqual(['TD04', 'TD04', 'TD04']);
  expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(await backOf(order));
  const xml = await Promise.all(
    notes.map(async ({ id }) => String((await lastFileOf(shop.database.db, id)).xml)),
  );
  expect(xml.join()).toContain('pezzo diverso dalla descrizione. Graffio sul vetro');
  expect(xml.filter((one) => one.includes('Rimborso della spedizione'))).toHaveLength(1);
  expect(xml.filter((one) => one.includes('Non spedito: '))).toHaveLength(1);

  const day = dayInRome(shop.deps.clock());
  const takings = async () =>
    (await takingsOf(shop.database.db, invoicing, { from: day, to: day })).reduce(
      (sum, { total }) => sum + total,
      0,
    );
  const before = await takings();
  const other = await bought({});
  await put(`${other.number}/refunds/${randomUUID()}`, partial({ amount: 1_500 }));
  await shop.runJobs();
  expect((await takings()) - before).toBe(other.order.finalPrice - 1_500);
});

test('the command line does the same', async () => {
  const run = async (command: Command, ...args: string[]) =>
    (await runCommand(shop, command, args)).lines.join('\n');
  const { order, number } = await bought({}, { price: 4_000 }, { price: 3_000 });
  expect(await run(ordersRefundPart, number, '5,00', 'defect', '--item', '1', '--yes')).toContain('€5.00');
  await expect(run(ordersRefundPart, number, '5000', 'goodwill', '--yes')).rejects.toThrow(
    /more than is left/,
  );
  expect(await run(ordersCancelPiece, number, '2', '--yes')).toContain('for sale again');
  expect(await run(ordersCancelPiece, number, '2', '--yes')).toContain('nothing has changed');
  await ship(number);
  const [first] = order.items;
  expect(await run(ordersLost, number, 'same', '--yes')).toContain('sent again');
  await ship(number);
  expect(await run(ordersLost, number, 'refund', '--yes')).toContain('not for sale');
  expect(await backOf(order)).toBe(order.finalPrice);
  expect((await stockOf(shop, first!.partId)).onHand).toBe(0);
  const written = await shop.database.db
    .select()
    .from(deskActions)
    .where(eq(deskActions.subject, number))
    .orderBy(asc(deskActions.id));
  const byHand = written.filter(({ who }) => who === '');
  expect(byHand.map(({ action, after }) => [action, after])).toMatchObject([
    ['part_refunded', { amount: 500, reason: 'defect', note: null }],
    ['pieces_cancelled', { pieces: 0 }],
    ['order_shipped', { state: 'shipped' }],
    ['parcel_sent_again', { pieces: 'same' }],
    ['order_shipped', { state: 'shipped' }],
    ['parcel_lost', { state: 'refunded' }],
  ]);

  const back = await givenBack({ price: 10_000 });
  await expect(run(returnsReceive, back.number, '1', '--as', 'worse')).rejects.toThrow(/--grade/);
  const said = ['--as', 'worse', '--grade', 'C', '--price', '40', '--note', 'Rotto'];
  expect(await run(returnsReceive, back.number, '1', ...said)).toContain('worse than it left');
  const less = ['--reduce', '15', '--because', 'Rotto', '--yes'];
  expect(await run(returnsRefund, back.number, '1', ...less)).toContain('go back');
  expect(await backOf(back.order)).toBe(back.order.finalPrice - 1_500);
  const [made] = await shop.database.db.select().from(parts).orderBy(desc(parts.id)).limit(1);
  expect(made).toMatchObject({ regradedFrom: back.item.partId, price: 4_000 });
});
