/** Numbers of invoices under contention: none lost, none twice, none skipped, also when somebody fails or dies in between. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceCounters, invoiceFiles, invoices } from '../server/db/schema/invoices.ts';
import { drawSerial } from '../server/orders/electronic-invoices/draw-number.ts';
import { InvoiceRefused, issueInvoices } from '../server/orders/electronic-invoices/issue-invoices.ts';
import { invoicing } from '../shop.config.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, payByCard } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { email: _email, ...workshop } = officina;
const company = { ...workshop, vatNumber: '09876540379' };

/** Orders of one buyer, paid. */
async function paidOrders(form: Record<string, unknown>, count: number): Promise<string[]> {
  const buyer = await createBuyer(shop, form);
  const numbers: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const result = await buyer.order(await stockPart(shop));
    await payByCard(buyer, result, '4242424242424242');
    numbers.push(result.orderNumber);
  }
  return numbers;
}

const issue = (orderNumber: string) =>
  issueInvoices(shop.database.db, invoicing, orderNumber, shop.deps.clock());

/** Somebody draws a number and is gone before the end. */
async function dieHoldingANumber(): Promise<void> {
  const { db } = shop.database;
  const died = db.transaction(async (tx) => {
    await drawSerial(tx, invoicing.series, 2026);
    // The embedded engine has one backend for all; there the transaction fails by itself.
    if (shop.database.isEmbedded) throw new Error('gone');
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(died).rejects.toThrow();
}

test('many at once, some of them twice, some that SdI would refuse and some that die with a number in their hand', async () => {
  const good = await paidOrders(company, 12);
  const refused = await paidOrders({}, 4);
  const everybody = [...good, ...refused, ...good].map((orderNumber, at) => ({ orderNumber, at }));
  const outcomes = await Promise.allSettled([
    ...everybody.map(({ orderNumber }) => issue(orderNumber)),
    dieHoldingANumber(),
    dieHoldingANumber(),
    dieHoldingANumber(),
  ]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(InvoiceRefused);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(refused.length);

  const { db } = shop.database;
  const made = await db.select().from(invoices);
  expect(made.map(({ serial }) => serial).toSorted((one, other) => one - other)).toEqual(
    good.map((_, at) => at + 1),
  );
  expect(new Set(made.map(({ orderId }) => orderId)).size).toBe(good.length);
  const files = await db.select().from(invoiceFiles);
  expect(new Set(files.map(({ fileName }) => fileName)).size).toBe(good.length);
  for (const { xml, invoiceId } of files)
    expect(xml.toString()).toContain(`<Numero>${made.find(({ id }) => id === invoiceId)?.number}</Numero>`);
  expect(await db.select().from(invoiceCounters)).toContainEqual({ name: 'W 2026', last: good.length });
});
