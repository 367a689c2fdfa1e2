/** The courtesy invoice: whose it is, what stands on it, and that it is always the same. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { orderItems } from '../server/db/schema/orders.ts';
import { defaultLimits } from '../server/http/limits.ts';
import { Refused, type Command } from '../server/cli/frame/command.ts';
import { ordersInvoice } from '../server/cli/orders/orders-invoice.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { ordersRefund } from '../server/cli/orders/orders-refund.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, home, officina, payByCard, signedIn, type Buyer } from './people.ts';
import { readPdf } from './read-pdf.ts';
import { stockPart, type StockedPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const run = (command: Command, ...args: string[]) => runCommand(shop, command, args);

/** An order that was paid by card. */
async function boughtBy(buyer: Buyer, part: StockedPart = {}): Promise<string> {
  const result = await buyer.order(await stockPart(shop, part));
  await payByCard(buyer, result, '4242424242424242');
  return result.orderId;
}

const invoiceOf = async (buyer: Buyer, orderId: string) =>
  new Uint8Array(await (await buyer.account.invoice(orderId)).arrayBuffer());

const read = async (buyer: Buyer, orderId: string) => {
  const { sheets, ...rest } = await readPdf(await invoiceOf(buyer, orderId));
  return { ...rest, sheets, text: sheets.join(' ') };
};

test('a person’s order has an invoice with number, day, names, lines and amounts, tagged for screen readers', async () => {
  const buyer = await createBuyer(shop, {
    firstName: 'Łucja',
    lastName: 'Țepeș',
    fiscalCode: 'RSSMRA80A41H501Y',
  });
  const [billing] = (await buyer.api.addresses()).filter(({ kind }) => kind === 'billing');
  await buyer.api.changeAddress(billing!.id, { name: 'Γιώργος Παπαδόπουλος-Щербаков' });
  const orderId = await boughtBy(buyer, { price: 129_900, discount: 10 });
  const order = await buyer.api.order(orderId);
  const { text, info, roles, sheets } = await read(buyer, orderId);
  for (const words of [
    'Copia di cortesia',
    order.orderNumber,
    'Acquisto del 20 novembre 2026',
    'P. IVA 01234560371',
    'Łucja Țepeș',
    'Γιώργος Παπαδόπουλος-Щербаков',
    'Codice fiscale RSSMRA80A41H501Y',
    'Via Roma 1',
    'Fanale anteriore sinistro 51 810 268 1 1.299,00 € 1.169,10 € 1.169,10 €',
    'Sconto di benvenuto −175,37 €',
    'Totale, IVA inclusa 993,73 €',
    'Pagato il 20 novembre 2026 (carta) 993,73 €',
    'Regime del margine – beni usati (art. 36 D.L. 41/1995)',
    'senza valore fiscale',
  ])
    expect(text).toContain(words);
  expect(order.finalPrice).toBe(99_373);
  expect(text).not.toMatch(/undefined|null|NaN|\[object|autoriparazione/);
  expect(sheets).toHaveLength(1);
  expect(text).not.toContain('1 / 1');
  expect(info).toMatchObject({
    Title: `Copia di cortesia dell’ordine ${order.orderNumber}`,
    Author: 'Smonto S.r.l. (società inventata)',
    Language: 'it-IT',
    CreationDate: 'D:20261120100000Z',
  });
  expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'P']));
});

test('a company’s order in English says its codes, the repairer’s declaration and where the electronic invoice goes', async () => {
  const buyer = await createBuyer(shop, officina);
  const partId = await stockPart(shop, { safety: true });
  const checkout = await buyer.checkoutFor(partId, {
    repairerRegistration: 'BO-123456',
    carPlate: 'AB123CD',
  });
  const answer = await buyer.fetch('/api/checkout?lang=en', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${buyer.token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(checkout),
  });
  const result = (await answer.json()) as Awaited<ReturnType<Buyer['order']>>;
  await payByCard(buyer, result, '4242424242424242');
  const { text, info } = await read(buyer, result.orderId);
  for (const words of [
    'Courtesy invoice',
    'Officina Rossi S.r.l.',
    'VAT no. 01234560371',
    'Recipient code ABC1234',
    'Left headlight',
    'registered under number BO-123456',
    'Margin scheme',
    'goes by the Sistema di Interscambio to the address given above',
  ])
    expect(text).toContain(words);
  expect(info['Language']).toBe('en-IE');
});

test('the same order always gives the same bytes, for its owner alone, to be kept by nobody', async () => {
  const buyer = await createBuyer(shop);
  const orderId = await boughtBy(buyer);
  const first = await invoiceOf(buyer, orderId);
  const now = shop.deps.clock();
  onTestFinished(() => shop.setTime(now));
  shop.setTime(new Date(now.getTime() + 5 * 60_000));
  expect(Buffer.compare(await invoiceOf(buyer, orderId), first)).toBe(0);

  const path = `/api/orders/${orderId}/invoice`;
  const answer = await buyer.fetch(path, { headers: { authorization: `Bearer ${buyer.token}` } });
  const { orderNumber } = await buyer.api.order(orderId);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="copia-di-cortesia-${orderNumber}.pdf"`,
  );
  expect((await shop.visitor().fetch(path)).status).toBe(401);
  const other = await signedIn(shop);
  await expect(other.account.invoice(orderId)).rejects.toMatchObject({ code: 'order_not_found' });
});

test('an order that is not paid has no invoice, nor has one that was cancelled', async () => {
  const buyer = await createBuyer(shop);
  const { orderId, orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  await expect(buyer.account.invoice(orderId)).rejects.toMatchObject({ code: 'not_paid', status: 409 });
  await expect(run(ordersInvoice, orderNumber)).rejects.toEqual(
    new Refused(`The order ${orderNumber} is not paid: it has no invoice.`),
  );
});

test('what was given back stands on it, and the day of the payment stays', async () => {
  const buyer = await createBuyer(shop);
  const { orderId, orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  await run(ordersPaid, orderNumber);
  const now = shop.deps.clock();
  onTestFinished(() => shop.setTime(now));
  shop.setTime(new Date(now.getTime() + 10 * 86_400_000));
  await run(ordersRefund, orderNumber, '--yes');
  buyer.token = (await buyer.api.refresh()).token;
  const { text } = await read(buyer, orderId);
  expect(text).toContain('Pagato il 20 novembre 2026 (bonifico) 79,05 €');
  expect(text).toContain('Rimborsato il 30 novembre 2026 (ordine annullato da noi) −79,05 €');
});

test('many lines go on on the next sheets, each with its number, the order’s and the heads of the table', async () => {
  const buyer = await createBuyer(shop);
  const partIds = [];
  for (let nth = 0; nth < 30; nth++) partIds.push(await stockPart(shop));
  const orderItemsAsked = partIds.map((partId) => ({ partId, quantity: 1 }));
  const checkout = await buyer.checkoutFor(partIds[0]!, { orderItems: orderItemsAsked });
  const result = await buyer.api.checkout(checkout, randomUUID());
  await payByCard(buyer, result, '4242424242424242');
  await shop.database.db
    .update(orderItems)
    .set({ name: `Centralina ${'dell’impianto frenante '.repeat(8)}${'W'.repeat(90)}` })
    .where(eq(orderItems.partId, partIds[3]!));
  const { sheets, text } = await read(buyer, result.orderId);
  expect(sheets.length).toBeGreaterThan(1);
  for (const [at, sheet] of sheets.entries()) {
    expect(sheet).toContain(`${at + 1} / ${sheets.length}`);
    expect(sheet).toContain(result.orderNumber);
  }
  expect(sheets[1]).toContain('Pezzo Quantità Prezzo Scontato Importo');
  expect(text.match(/51 810 268/g)).toHaveLength(30);
  // Broken where it has no blank, and nothing of it lost.
  expect(text.replaceAll(result.orderNumber, '').match(/W/g)).toHaveLength(90);
});

test('the confirmation brings it along, and the shopkeeper gets the same', async () => {
  const buyer = await createBuyer(shop, { email: 'copia@example.com' });
  const orderId = await boughtBy(buyer);
  await shop.runJobs();
  const { orderNumber } = await buyer.api.order(orderId);
  const invoice = await invoiceOf(buyer, orderId);
  const mail = shop.mails.find(({ messageId }) => messageId === `order-confirmation-${orderId}`);
  expect(mail?.attachments?.map(({ name, type }) => [name, type])).toEqual([
    [`copia-di-cortesia-${orderNumber}.pdf`, 'application/pdf'],
  ]);
  expect(Buffer.compare(mail!.attachments![0]!.content, invoice)).toBe(0);
  expect(mail?.text).toContain('regime del margine');

  const file = join(shop.deps.config.dataDir, 'copia.pdf');
  const { lines } = await run(ordersInvoice, orderNumber.toLowerCase(), file);
  expect(lines).toEqual([`${file} holds the courtesy invoice of the order ${orderNumber}.`]);
  expect(Buffer.compare(readFileSync(file), invoice)).toBe(0);
  const nowhere = join(shop.deps.config.dataDir, 'nowhere', 'copia.pdf');
  await expect(run(ordersInvoice, orderNumber, nowhere)).rejects.toThrow(Refused);
  expect(existsSync(nowhere)).toBe(false);
  await expect(run(ordersInvoice, 'S-26-NOBODY')).rejects.toEqual(
    new Refused('There is no order S-26-NOBODY.'),
  );
});

test('the description of the API tells it as a file', async () => {
  const document = (await (await shop.visitor().fetch('/api/openapi.json')).json()) as {
    paths: Record<string, { get: { security: unknown; responses: Record<string, { content: object }> } }>;
  };
  const call = document.paths['/api/orders/{id}/invoice']!.get;
  expect(call.responses['200']!.content).toMatchObject({
    'application/pdf': { schema: { type: 'string', format: 'binary' } },
  });
  expect(call.security).toEqual([{ bearer: [] }]);
});

test('an address abroad names its country', async () => {
  const buyer = await createBuyer(shop);
  const [billing] = (await buyer.api.addresses()).filter(({ kind }) => kind === 'billing');
  await buyer.api.changeAddress(billing!.id, {
    ...home,
    kind: 'billing',
    region: 'Wien',
    city: 'Wien',
    postalCode: '1010',
    country: 'AT',
  });
  expect((await read(buyer, await boughtBy(buyer))).text).toContain('1010 Wien (Wien) Austria');
});

test('a person has twenty invoices drawn a minute, and takes none from others', async () => {
  const own = await openShop({ ...defaultLimits, accounts: 1e6 });
  onTestFinished(() => own.close());
  const [eager, other] = [await createBuyer(own), await createBuyer(own)];
  // Counted whether or not there is one: an order that is not theirs draws nothing, and is not asked for without end either.
  const ask = (buyer: Buyer) => buyer.account.invoice(randomUUID());
  for (let asked = 0; asked < 20; asked += 1)
    await expect(ask(eager)).rejects.toMatchObject({ code: 'order_not_found' });
  await expect(ask(eager)).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(ask(other)).rejects.toMatchObject({ code: 'order_not_found' });
  own.setTime(new Date(own.deps.clock().getTime() + 60_000));
  await expect(ask(eager)).rejects.toMatchObject({ code: 'order_not_found' });
});
