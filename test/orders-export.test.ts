/** What the accountant gets: every order that was paid, as it was, whole or not at all. */
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Buyer } from '../domain/buyer.ts';
import { orders } from '../server/db/schema/orders.ts';
import { findPaidOrder, paidOrders } from '../server/orders/reading/paid-orders.ts';
import { sendOrderToShip } from '../server/orders/mails/yard-mails.ts';
import { Refused, UsageError } from '../server/cli/frame/command.ts';
import type { ExportedOrder } from '../server/cli/orders/export/exported-order.ts';
import { exportPieces } from '../server/cli/orders/export/orders-export.ts';
import { ordersExport } from '../server/cli/orders/export/orders-export.ts';
import { ordersPaid } from '../server/cli/orders/orders-paid.ts';
import { ordersRefund } from '../server/cli/orders/orders-refund.ts';
import { userErase } from '../server/cli/user.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { paidOrder } from './paid-order.ts';
import { createBuyer, officina, payByCard } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const run = (...args: string[]) => runCommand(shop, ordersExport, args);
const asJson = async (...args: string[]) =>
  JSON.parse((await run('--as', 'json', ...args)).written) as { orders: ExportedOrder[]; total: number };
const asRows = async (...args: string[]) => {
  const { written } = await run(...args);
  expect(written.startsWith('\ufeff')).toBe(true);
  return parse(written, { bom: true, delimiter: ';', columns: true }) as Record<string, string>[];
};
const centsOf = (euros: string): number => Math.round(Number(euros.replace(',', '.')) * 100);

const raise = (message: string): never => {
  throw new Error(message);
};

/** Sells a part at a moment. */
async function soldAt(moment: string, form: Record<string, unknown> = {}): Promise<string> {
  const now = shop.deps.clock();
  onTestFinished(() => shop.setTime(now));
  shop.setTime(new Date(moment));
  const buyer = await createBuyer(shop, form);
  const result = await buyer.order(await stockPart(shop, { quantity: 2, discount: 15 }));
  await payByCard(buyer, result, '4242424242424242');
  return result.orderNumber;
}

test('an order that was paid is there with its buyer as they were, and its rows add up to the cent', async () => {
  const orderNumber = await soldAt('2026-11-20T10:00:00Z', {
    ...officina,
    companyName: '=Officina; "Rossi"',
  });
  const unpaid = await (await createBuyer(shop)).order(await stockPart(shop), 'bank_transfer');
  const { orders, total } = await asJson();
  expect(total).toBe(orders.length);
  expect(orders.map((order) => order.orderNumber)).not.toContain(unpaid.orderNumber);
  const order = orders.find((each) => each.orderNumber === orderNumber)!;
  expect(order).toMatchObject({
    state: 'paid',
    purchasedOn: '2026-11-20',
    buyer: {
      type: 'legal',
      companyName: '=Officina; "Rossi"',
      vatNumber: '01234560371',
      uniqueCode: 'ABC1234',
    },
    billingAddress: { postalCode: '40121', region: 'BO', country: 'IT' },
    items: [{ serialNumber: '51 810 268', quantity: 1, price: 7900, discountedPrice: 6715, total: 6715 }],
    vat: { scheme: 'margin', nature: 'N5' },
    payment: { method: 'card', provider: 'sandbox', paidOn: '2026-11-20', amount: order.finalPrice },
    refunds: [],
  });
  const rows = (await asRows()).filter(({ numero_ordine }) => numero_ordine === orderNumber);
  expect(rows.map(({ tipo_riga }) => tipo_riga)).toEqual(['pezzo', 'sconto', 'spedizione']);
  expect(rows.reduce((sum, { importo = '' }) => sum + centsOf(importo), 0)).toBe(order.finalPrice);
  // A spreadsheet must not calculate what a buyer typed.
  expect(rows[0]).toMatchObject({ ragione_sociale: `'=Officina; "Rossi"`, partita_iva: 'IT01234560371' });
});

test('what was taken before names were looked at turns nothing round in the file, in the invoice and on the parcel', async () => {
  const orderNumber = await soldAt('2026-11-20T11:00:00Z', { ...officina, email: 'rovescio@example.com' });
  const [row] = await shop.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  await shop.database.db
    .update(orders)
    .set({
      buyer: Buyer.parse({ ...row!.buyer, firstName: 'Maria\u202e', companyName: '\u3164\u200b' }),
      billingAddress: { ...row!.billingAddress, name: '\u200f=Rossi', city: 'Bolo\u2067gna' },
    })
    .where(eq(orders.orderNumber, orderNumber));
  const { orders: exported } = await asJson();
  expect(exported.find((each) => each.orderNumber === orderNumber)).toMatchObject({
    buyer: { firstName: 'Maria', companyName: '' },
    billingAddress: { name: '=Rossi', city: 'Bolo gna' },
  });
  const first = (await asRows()).find(({ numero_ordine }) => numero_ordine === orderNumber);
  expect(first).toMatchObject({
    nome: 'Maria',
    ragione_sociale: '',
    fattura_nome: "'=Rossi",
    fattura_comune: 'Bolo gna',
  });
  expect((await findPaidOrder(shop.database.db, row!.id))?.row.buyer['firstName']).toBe('Maria');
  await sendOrderToShip(shop.deps, row!.id);
  expect(shop.mails.at(-1)?.text).toMatch(/^Cliente: +Maria Rossi$/m);
});

test('days are those of Rome, the first and the last taken', async () => {
  const before = await soldAt('2027-03-09T22:59:59Z');
  const first = await soldAt('2027-03-09T23:00:00Z');
  const last = await soldAt('2027-03-11T22:59:59Z');
  const after = await soldAt('2027-03-11T23:00:00Z');
  shop.setTime(new Date('2027-04-01T00:00:00Z'));
  const numbers = async (...args: string[]) =>
    (await asJson(...args)).orders.map(({ orderNumber }) => orderNumber);
  expect(await numbers('--from', '2027-03-10', '--to', '2027-03-11')).toEqual([first, last]);
  expect(await numbers('--from', '2027-03-12')).toEqual([after]);
  expect(await numbers('--to', '2027-03-09')).toContain(before);
  expect(await numbers('--from', '2027-03-12', '--to', '2099-01-01')).toEqual([after]);
  await expect(run('--from', '2027-03-12', '--to', '2027-03-11')).rejects.toThrow(UsageError);
  for (const day of ['2027-02-31', '31/03/2027', '2027-3-1', 'ieri'])
    await expect(run('--from', day)).rejects.toEqual(
      new UsageError(`"${day}" is no day: write it as 2026-03-31.`),
    );
});

test('what was paid back stands with its order, and erasing the account takes nothing of it away', async () => {
  const email = 'cancellato@example.com';
  const buyer = await createBuyer(shop, { email, lastName: 'Żółć' });
  const { orderNumber } = await buyer.order(await stockPart(shop), 'bank_transfer');
  await runCommand(shop, ordersPaid, [orderNumber]);
  await runCommand(shop, ordersRefund, [orderNumber, '--yes']);
  await runCommand(shop, userErase, [email, '--yes']);
  const { orders } = await asJson();
  const order = orders.find((each) => each.orderNumber === orderNumber)!;
  expect(order).toMatchObject({
    state: 'refunded',
    buyer: { email, lastName: 'Żółć' },
    refunds: [{ amount: order.finalPrice, reason: 'by_shopkeeper', doneOn: order.purchasedOn }],
  });
  const rows = (await asRows()).filter(({ numero_ordine }) => numero_ordine === orderNumber);
  expect(rows.reduce((sum, { importo = '' }) => sum + centsOf(importo), 0)).toBe(0);
  expect(rows.at(-1)).toMatchObject({ descrizione: 'Rimborso: annullato dal negozio', cognome: 'Żółć' });
});

test('a file is whole and its owner’s alone, or not there at all', async () => {
  await soldAt('2026-11-20T10:00:00Z');
  const folder = join(shop.deps.config.dataDir, 'accountant');
  mkdirSync(folder);
  const file = join(folder, 'vendite.csv');
  const { lines } = await run(file);
  expect(lines[0]).toMatch(/vendite\.csv holds \d+ orders\.$/);
  expect(readFileSync(file, 'utf8')).toBe((await run()).written);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const gone = { ...shop.database, db: { select: () => raise('gone') } };
  const halfway = { ...shop, deps: { ...shop.deps, database: gone } } as unknown as TestShop;
  await expect(runCommand(halfway, ordersExport, [join(folder, 'other.csv')])).rejects.toThrow('gone');
  expect(readdirSync(folder)).toEqual(['vendite.csv']);
  await expect(run(join(folder, 'nowhere', 'vendite.csv'))).rejects.toEqual(
    new Refused(`There is no folder ${join(folder, 'nowhere')}.`),
  );
});

test('more orders than are read at once are all there, once each', async () => {
  const now = shop.deps.clock();
  onTestFinished(() => shop.setTime(now));
  shop.setTime(new Date('2027-04-01T00:00:00Z'));
  const { orders: before } = await asJson();
  const numbers = new Set(before.map(({ orderNumber }) => orderNumber));
  const found: string[] = [];
  for await (const { row } of paidOrders(shop.database.db, { from: undefined, to: shop.deps.clock() }, 2))
    found.push(row.orderNumber);
  expect(found.length).toBeGreaterThan(4);
  expect(found).toHaveLength(new Set(found).size);
  expect(new Set(found)).toEqual(numbers);
});

test('a year of orders is handed on in pieces, none of them large', async () => {
  let given = 0;
  async function* many() {
    for (; given < 2_000; given++) yield paidOrder;
  }
  let written = '';
  let largest = 0;
  const pieces = exportPieces(many(), 'json');
  for await (const piece of pieces) {
    written += piece;
    largest = Math.max(largest, piece.length);
    // Nothing is read ahead of what was handed on.
    if (given < 2_000) expect(written.length).toBeGreaterThan(given * 1_000);
  }
  expect(largest).toBeLessThan(100_000);
  expect((JSON.parse(written) as { total: number }).total).toBe(2_000);
});
