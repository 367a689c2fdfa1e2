/** Electronic invoices of a shop: who has one, that each stays as it was issued, and what becomes of it. */
import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { invoiceFiles, invoiceRequests, invoices } from '../server/db/schema/invoices.ts';
import { orders } from '../server/db/schema/orders.ts';
import { refunds } from '../server/db/schema/payments.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { askForInvoice } from '../server/orders/electronic-invoices/ask-for-invoice.ts';
import { openSchema } from '../server/orders/electronic-invoices/check-xml.ts';
import { issueByTheClock, issueDue, listDue } from '../server/orders/electronic-invoices/due-invoices.ts';
import { correctInvoice, markRefused, markSent } from '../server/orders/electronic-invoices/hand-over.ts';
import { InvoiceRefused, issueInvoices } from '../server/orders/electronic-invoices/issue-invoices.ts';
import { bytesOf, filesOf, listInvoices } from '../server/orders/electronic-invoices/list-invoices.ts';
import { takingsOf } from '../server/orders/electronic-invoices/takings.ts';
import { refundOrder } from '../server/orders/refunding/shopkeeper-refunds.ts';
import { receiveReturns, refundReturns } from '../server/orders/returning/receive-returns.ts';
import { invoicing } from '../shop.config.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, password, payByCard } from './people.ts';
import { stockPart, type StockedPart } from './stock-part.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const { email: _email, ...workshop } = officina;
const company = { ...workshop, vatNumber: '09876540379', companyName: 'Officina "Łódź" & Figli' };
const fiscalCode = 'RSSMRA80A41A944M';
const terms = { ...invoicing, since: '2026-11-01' };

/** Sells a part, paid by card. */
async function sold(
  form: Record<string, unknown> = {},
  { vatScheme, ...stocked }: StockedPart & { vatScheme?: 'ordinary' } = {},
  at: TestShop = shop,
) {
  const buyer = await createBuyer(at, form);
  const partId = await stockPart(at, stocked);
  if (vatScheme) await at.database.db.update(parts).set({ vatScheme }).where(eq(parts.id, partId));
  const result = await buyer.order(partId);
  await payByCard(buyer, result, '4242424242424242');
  return { buyer, ...result };
}

const now = () => shop.deps.clock();
const db = () => shop.database.db;

/** Issues what an order lacks. */
async function issued(orderNumber: string) {
  const made = await issueInvoices(db(), terms, orderNumber, now());
  if (typeof made === 'string') throw new Error(made);
  return made;
}

const listed = async (orderNumber: string) => listInvoices(db(), { orderNumber });
const xmlOf = async (orderNumber: string, at = 0) =>
  (await bytesOf(db(), (await listed(orderNumber))[at]!.fileId)).toString();

test('an invoice of a company is valid, names it in letters that SdI knows, and is issued once', async () => {
  const { orderNumber } = await sold(company);
  const [invoice, ...others] = await issued(orderNumber);
  expect(others).toEqual([]);
  const [order] = await db().select().from(orders).where(eq(orders.orderNumber, orderNumber));
  expect(invoice).toMatchObject({ kind: 'TD01', total: order!.finalPrice, day: '2026-11-20' });
  expect(invoice!.number).toBe(`W-2026-${invoice!.serial}`);
  const xml = await xmlOf(orderNumber);
  expect((await openSchema())(xml)).toEqual([]);
  expect(xml).toContain('<Denominazione>Officina &quot;Lódz&quot; &amp; Figli</Denominazione>');
  expect(xml).toContain('<CodiceDestinatario>ABC1234</CodiceDestinatario>');
  expect(xml).toContain(`<Numero>${invoice!.number}</Numero>`);
  const [file] = await listed(orderNumber);
  expect(file).toMatchObject({
    state: 'issued',
    attempt: 1,
    fileName: expect.stringMatching(/^IT01234560371_W[0-9A-Z]{4}\.xml$/),
  });
  expect(xml).toContain(`<ProgressivoInvio>${file!.fileName.slice(-9, -4)}</ProgressivoInvio>`);
  expect(file!.sha256).toBe(createHash('sha256').update(xml).digest('hex'));
  expect(await issued(orderNumber)).toEqual([]);
});

test('what was issued never changes, whoever asks the database', async () => {
  const { orderNumber } = await sold(company);
  const [invoice] = await issued(orderNumber);
  const refused = { cause: { message: expect.stringContaining('never changes') } };
  await expect(
    db().update(invoices).set({ total: 1 }).where(eq(invoices.id, invoice!.id)),
  ).rejects.toMatchObject(refused);
  await expect(
    db()
      .update(invoiceFiles)
      .set({ xml: Buffer.from('x') })
      .where(eq(invoiceFiles.invoiceId, invoice!.id)),
  ).rejects.toMatchObject(refused);
});

test('a private person in Italy without a codice fiscale has none, and no number is used; with one they have', async () => {
  const { orderNumber } = await sold();
  const before = await db().$count(invoices);
  const error = await issueInvoices(db(), terms, orderNumber, now()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(InvoiceRefused);
  expect((error as InvoiceRefused).violations.map(({ code }) => code)).toEqual(['00417']);
  expect(await db().$count(invoices)).toBe(before);
  expect(await askForInvoice(db(), orderNumber, { fiscalCode }, now())).toBe('asked');
  const [invoice] = await issued(orderNumber);
  const serials = (await db().select({ serial: invoices.serial }).from(invoices)).map(({ serial }) => serial);
  expect(Math.max(...serials)).toBe(invoice!.serial);
  expect(serials.toSorted((one, other) => one - other)).toEqual(serials.map((_, at) => at + 1));
  const xml = await xmlOf(orderNumber);
  expect(xml).toContain(`<CodiceFiscale>${fiscalCode}</CodiceFiscale>\n<Anagrafica>\n<Nome>Maria</Nome>`);
  expect(xml).toContain('<CodiceDestinatario>0000000</CodiceDestinatario>');
});

test('a piece that was bought with VAT is sold with VAT, as it was when it was bought', async () => {
  const { orderNumber, orderId } = await sold(company, { price: 12_200, size: 'XS', vatScheme: 'ordinary' });
  await db().execute(
    sql`update parts set vat_scheme = null where id = (select part_id from order_items where order_id = ${orderId})`,
  );
  await issued(orderNumber);
  const xml = await xmlOf(orderNumber);
  expect(xml).toContain('<AliquotaIVA>22.00</AliquotaIVA>');
  expect(xml).not.toContain('<Natura>');
  expect(xml).not.toContain('<BolloVirtuale>');
});

test('a refund has a credit note that names the invoice, once its money has gone', async () => {
  const { orderNumber } = await sold(company);
  const [invoice] = await issued(orderNumber);
  await refundOrder(db(), shop.deps.jobs, orderNumber, now());
  expect(await issued(orderNumber)).toEqual([]);
  await shop.runJobs();
  expect(await listDue(db(), invoicing)).toContainEqual(
    expect.objectContaining({ orderNumber, what: 'credit_note' }),
  );
  const [note] = await issued(orderNumber);
  expect(note).toMatchObject({ kind: 'TD04', total: invoice!.total, serial: invoice!.serial + 1 });
  const xml = await xmlOf(orderNumber);
  expect(xml).toContain('<TipoDocumento>TD04</TipoDocumento>');
  expect(xml).toContain(
    `<DatiFattureCollegate>\n<IdDocumento>${invoice!.number}</IdDocumento>\n<Data>${invoice!.day}</Data>`,
  );
  expect(await issued(orderNumber)).toEqual([]);
  expect(await listDue(db(), invoicing)).not.toContainEqual(expect.objectContaining({ orderNumber }));
});

test('items given back one after the other have a note each, and all of them make the invoice', async () => {
  const buyer = await createBuyer(shop, company);
  const ids = [
    await stockPart(shop, { price: 3_333 }),
    await stockPart(shop, { price: 6_667, size: 'S' }),
  ] as const;
  const form = await buyer.checkoutFor(ids[0], {
    orderItems: ids.map((partId) => ({ partId, quantity: 1 })),
  });
  const result = await buyer.api.checkout(form, randomUUID());
  await payByCard(buyer, result, '4242424242424242');
  const [invoice] = await issued(result.orderNumber);
  const { items } = await buyer.api.order(result.orderId);
  const notes = [];
  for (const [at, item] of items.entries()) {
    shop.setTime(new Date(now().getTime() + 1_000));
    await buyer.account.returnItem(result.orderId, item.id, {});
    await receiveReturns(db(), result.orderNumber, at + 1, now());
    await refundReturns(db(), shop.deps.jobs, result.orderNumber, at + 1, now());
    await shop.runJobs();
    notes.push(...(await issued(result.orderNumber)));
  }
  expect(notes.map(({ kind }) => kind)).toEqual(['TD04', 'TD04']);
  expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(invoice!.total);
});

test('companies are always due, private people when they asked or the owner says so, and nothing before the owner’s day', async () => {
  const [ofCompany, silent, asking] = [await sold(company), await sold(), await sold()];
  await askForInvoice(db(), asking.orderNumber, { fiscalCode }, now());
  const due = async (change: object) =>
    (await listDue(db(), { ...terms, ...change })).map(({ orderNumber }) => orderNumber);
  expect(await due({})).toEqual(expect.arrayContaining([ofCompany.orderNumber, asking.orderNumber]));
  expect(await due({})).not.toContain(silent.orderNumber);
  expect(await due({ individuals: 'always' })).toContain(silent.orderNumber);
  expect(await due({ since: '2026-11-21' })).toEqual([]);
  expect(await due({ since: null })).toEqual([]);
});

test('an order that SdI would refuse keeps no other from its invoice, and stays due', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  const nameless = await sold({}, {}, own);
  const good = await sold(company, {}, own);
  await issueByTheClock(own.deps, { ...terms, since: null });
  expect(await own.database.db.$count(invoices)).toBe(0);
  await askForInvoice(own.database.db, nameless.orderNumber, {}, own.deps.clock());
  const { issued: made, refused } = await issueDue(own.database.db, terms, own.deps.clock());
  expect(made).toMatchObject([{ serial: 1 }]);
  expect(refused).toEqual([{ orderNumber: nameless.orderNumber, violations: [{ code: '00417' }] }]);
  expect(await listDue(own.database.db, terms)).toMatchObject([{ orderNumber: nameless.orderNumber }]);
  expect(await listInvoices(own.database.db)).toMatchObject([{ orderNumber: good.orderNumber }]);
});

test('the clock issues what is due, once', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  const { orderNumber } = await sold(company, {}, own);
  await Promise.all([issueByTheClock(own.deps, terms), issueByTheClock(own.deps, terms)]);
  expect(await listInvoices(own.database.db)).toMatchObject([{ orderNumber, kind: 'TD01' }]);
});

test('a refused invoice is sent again corrected, with its number and its day, under another name', async () => {
  const { orderNumber } = await sold(company);
  const [invoice] = await issued(orderNumber);
  const [first] = await listed(orderNumber);
  expect(await markRefused(db(), first!.fileId, '00305', now())).toBe(false);
  expect(await markSent(db(), first!.fileId, now())).toBe(true);
  expect(await correctInvoice(db(), terms, invoice!.number, now())).toBe('not_refused');
  expect(await markRefused(db(), first!.fileId, '00305: IdCodice non valido', now())).toBe(true);
  expect(await markSent(db(), first!.fileId, now())).toBe(false);
  expect(await listed(orderNumber)).toMatchObject([
    { state: 'refused', refusal: '00305: IdCodice non valido' },
  ]);

  await askForInvoice(db(), orderNumber, { vatNumber: '00743110157' }, now());
  expect(await correctInvoice(db(), terms, invoice!.number, now())).toBe('corrected');
  const [second] = await listed(orderNumber);
  expect(second).toMatchObject({ state: 'issued', attempt: 2, number: invoice!.number, day: invoice!.day });
  expect(second!.fileName).not.toBe(first!.fileName);
  expect(await xmlOf(orderNumber)).toContain('<IdCodice>00743110157</IdCodice>');
  expect(await filesOf(db(), invoice!.id)).toHaveLength(2);
  // What was sent first is still there, byte by byte.
  expect((await bytesOf(db(), first!.fileId)).toString()).toContain('<IdCodice>09876540379</IdCodice>');
  await markSent(db(), second!.fileId, now());
  await markSent(db(), second!.fileId, now());
  expect(await listed(orderNumber)).toMatchObject([{ state: 'sent', timesSent: 2 }]);
});

test('the file with one’s own data holds one’s invoices, and what was said for them', async () => {
  const { orderNumber, buyer } = await sold({ fiscalCode });
  await askForInvoice(db(), orderNumber, { pecAddress: 'maria@pec.example' }, now());
  const [invoice] = await issued(orderNumber);
  const {
    orders: [order],
  } = await buyer.account.personalData();
  expect(order).toMatchObject({
    invoiceDetails: { pecAddress: 'maria@pec.example' },
    invoices: [{ number: invoice!.number, kind: 'TD01', day: invoice!.day, amount: invoice!.total }],
  });
  expect(order!.invoices[0]!.xml).toBe(await xmlOf(orderNumber));
});

test('numbers begin anew with the year of Rome', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  const made = [];
  for (const moment of ['2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', '2026-12-31T22:00:00Z']) {
    own.setTime(new Date(moment));
    const { orderNumber } = await sold(company, {}, own);
    made.push(await issueInvoices(own.database.db, terms, orderNumber, new Date('2027-01-02T10:00:00Z')));
  }
  expect(made).toMatchObject([
    [{ number: 'W-2026-1', day: '2026-12-31' }],
    [{ number: 'W-2027-1', day: '2027-01-01' }],
    [{ number: 'W-2026-2', day: '2026-12-31' }],
  ]);
});

test('the register has the sales that asked for no invoice, by day and by VAT, less what went back', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  own.setTime(new Date('2026-11-20T10:00:00Z'));
  const margin = await sold({}, { price: 10_000, size: 'XS' }, own);
  const ordinary = await sold({}, { price: 12_200, size: 'XS', vatScheme: 'ordinary' }, own);
  const invoiced = await sold(company, {}, own);
  const asking = await sold({}, {}, own);
  await askForInvoice(own.database.db, asking.orderNumber, { fiscalCode }, own.deps.clock());
  own.setTime(new Date('2026-11-22T10:00:00Z'));
  for (const { orderNumber } of [margin, invoiced])
    await refundOrder(own.database.db, own.deps.jobs, orderNumber, own.deps.clock());
  await own.runJobs();
  const priceOf = async ({ orderNumber }: { orderNumber: string }) =>
    (await own.database.db.select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0]!.finalPrice;
  const [ofMargin, ofOrdinary] = [await priceOf(margin), await priceOf(ordinary)];
  const taxable = Math.round(ofOrdinary / 1.22);
  const rows = await takingsOf(own.database.db, invoicing, { from: '2026-11-01', to: '2026-11-30' });
  expect(rows).toEqual([
    {
      day: '2026-11-20',
      vatScheme: 'margin',
      sales: 1,
      taken: ofMargin,
      refunds: 0,
      givenBack: 0,
      total: ofMargin,
      taxable: null,
      tax: null,
    },
    {
      day: '2026-11-20',
      vatScheme: 'ordinary',
      sales: 1,
      taken: ofOrdinary,
      refunds: 0,
      givenBack: 0,
      total: ofOrdinary,
      taxable,
      tax: ofOrdinary - taxable,
    },
    {
      day: '2026-11-22',
      vatScheme: 'margin',
      sales: 0,
      taken: 0,
      refunds: 1,
      givenBack: ofMargin,
      total: -ofMargin,
      taxable: null,
      tax: null,
    },
  ]);
  expect(await takingsOf(own.database.db, invoicing, { from: '2026-11-22', to: '2026-11-22' })).toEqual([
    rows[2],
  ]);
});

test('an erased account takes no invoice along, and an invoice goes ten whole years after the last paper of its order', async () => {
  const own = await openShop();
  onTestFinished(() => own.close());
  own.setTime(new Date('2026-12-30T10:00:00Z'));
  const [plain, credited] = [await sold(company, {}, own), await sold(company, {}, own)];
  for (const { orderNumber } of [plain, credited])
    await issueInvoices(own.database.db, terms, orderNumber, own.deps.clock());
  await plain.buyer.account.erase({ password });
  own.setTime(new Date('2027-01-04T10:00:00Z'));
  await refundOrder(own.database.db, own.deps.jobs, credited.orderNumber, own.deps.clock());
  await own.runJobs();
  await issueInvoices(own.database.db, terms, credited.orderNumber, own.deps.clock());
  const left = async (day: string) => {
    own.setTime(new Date(`${day}T10:00:00Z`));
    await createHandlers(own.deps)['forget-what-is-over']({});
    return (await listInvoices(own.database.db)).map(({ number }) => number);
  };
  expect(await left('2036-12-31')).toEqual(['W-2027-1', 'W-2026-2', 'W-2026-1']);
  expect(await left('2037-12-31')).toEqual(['W-2027-1', 'W-2026-2']);
  expect(await left('2038-01-01')).toEqual([]);
  for (const table of [invoices, invoiceFiles, invoiceRequests, orders, refunds])
    expect(await own.database.db.$count(table)).toBe(0);
});
