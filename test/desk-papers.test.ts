/** Invoices, credit notes and takings at the desk: what the command line does, for the owner, once however often it is pressed. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { DeskPaper, OrderPapers, Takings, WholePaper } from '../domain/contract/desk-papers.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { invoiceFiles, invoices } from '../server/db/schema/invoices.ts';
import { refundPart } from '../server/orders/refunding/refund-part.ts';
import { invoicing } from '../shop.config.ts';
import { atDesk, deskBrowser, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, payByCard } from './people.ts';
import { stockPart } from './stock-part.ts';
import { unzipped } from './unzip.ts';

let shop: TestShop;
let owner: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  owner = await atDesk(shop, 'owner');
});
afterAll(() => shop.close());

const { email: _email, ...workshop } = officina;
const company = { ...workshop, vatNumber: '09876540379', companyName: 'Officina Reno' };
const fiscalCode = 'RSSMRA80A41A944M';
const db = () => shop.database.db;

async function sold(form: Record<string, unknown> = {}): Promise<{ id: string; number: string }> {
  const buyer = await createBuyer(shop, form);
  const result = await buyer.order(await stockPart(shop));
  await payByCard(buyer, result, '4242424242424242');
  return { id: result.orderId, number: result.orderNumber };
}

const get = async (path: string) => (await owner.ask('GET', path)).body;
const put = (path: string, body?: unknown) => owner.ask('PUT', path, body);
const papersOf = (number: string): Promise<OrderPapers> => get(`/orders/${number}/papers`);

/** Issues the invoice of a company's new order. */
async function issued(): Promise<DeskPaper> {
  const { number } = await sold(company);
  const { status, body } = await put(`/orders/${number}/papers/issued`);
  expect(status).toBe(200);
  expect(body.issued).toEqual([body.papers[0].number]);
  return body.papers[0] as DeskPaper;
}

const seen = ({ number, attempt, timesSent }: DeskPaper) => ({ number, attempt, timesSent });
const file = (path: string) =>
  owner.visitor.fetch(`/api/desk${path}`, { headers: { origin: 'http://localhost:3000' } });
const logOf = (subject: string) => db().select().from(deskActions).where(eq(deskActions.subject, subject));

test('as long as the owner has not said since when, nothing is due by itself; then companies’ orders are, and one press issues all', async () => {
  const one = await sold(company);
  const nameless = await sold();
  expect(await get('/papers/due')).toEqual({ since: null, due: [] });
  invoicing.since = '2026-11-01';
  onTestFinished(() => {
    invoicing.since = null;
  });
  await put(`/orders/${nameless.number}/papers/asked`, {});
  const { due } = await get('/papers/due');
  // Both were paid in the same moment.
  expect(due).toHaveLength(2);
  expect(due).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        orderNumber: one.number,
        what: 'invoice',
        buyer: 'Officina Reno',
        daysLate: 0,
      }),
      expect.objectContaining({ orderNumber: nameless.number, what: 'invoice', buyer: 'Maria Rossi' }),
    ]),
  );
  expect(await papersOf(one.number)).toMatchObject({ isDue: true, missing: 'invoice', papers: [] });

  // Two press at once, and once more: each has its invoice once, and what SdI would refuse stays due and uses no number.
  const answers = await Promise.all([put('/papers/due/issued'), put('/papers/due/issued')]);
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body.refused).toEqual([{ orderNumber: nameless.number, violations: [{ code: '00417' }] }]);
  }
  expect(answers.flatMap(({ body }) => body.issued)).toHaveLength(1);
  expect(await get('/papers/due')).toMatchObject({ due: [{ orderNumber: nameless.number }] });

  const typed = { fiscalCode: 'rssmra 80a41 a944m' };
  expect((await put(`/orders/${nameless.number}/papers/asked`, typed)).body.says.fiscalCode).toBe(fiscalCode);
  await put('/papers/due/issued');
  expect(await get('/papers/due')).toMatchObject({ due: [] });
  const serials = (await db().select({ serial: invoices.serial }).from(invoices)).map(({ serial }) => serial);
  expect(serials.toSorted((first, second) => first - second)).toEqual(serials.map((_, at) => at + 1));
});

test('many orders issued at once, each of them twice, are numbered without gaps', async () => {
  const orders = [await sold(company), await sold(company), await sold(company)];
  const answers = await Promise.all(
    [...orders, ...orders].map(({ number }) => put(`/orders/${number}/papers/issued`)),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers.flatMap(({ body }) => body.issued)).toHaveLength(orders.length);
  const serials = (await db().select({ serial: invoices.serial }).from(invoices)).map(({ serial }) => serial);
  expect(serials.toSorted((one, other) => one - other)).toEqual(serials.map((_, at) => at + 1));
});

test('what SdI would refuse is a 409 with its rules; what is mistyped is said at its field', async () => {
  const { number } = await sold();
  const { status, body } = await put(`/orders/${number}/papers/issued`);
  expect({ status, code: body.code, violations: body.violations }).toEqual({
    status: 409,
    code: 'invoice_would_be_refused',
    violations: [{ code: '00417' }],
  });
  expect(await logOf(number)).toEqual([]);
  const wrong = await put(`/orders/${number}/papers/asked`, { vatNumber: '09876540378' });
  expect(wrong).toMatchObject({
    status: 400,
    body: { code: 'invalid_body', errors: [{ path: 'vatNumber', code: 'invalid_vatNumber' }] },
  });
  expect((await put('/orders/S-26-000000/papers/issued')).body.code).toBe('order_not_found');
  expect((await owner.ask('GET', '/papers/W-2026-999999')).body.code).toBe('invoice_not_found');
  expect((await owner.ask('GET', '/papers/12')).status).toBe(400);
  expect((await owner.ask('GET', '/papers?month=2026-13')).status).toBe(400);
});

test('a document is sent, sent again, refused, made anew and sent: each press counts once', async () => {
  const paper = await issued();
  const { number } = paper;
  const path = `/papers/${number}`;
  expect((await put(`${path}/refused`, { attempt: 1, reason: '00305' })).body.code).toBe('invoice_not_sent');
  expect((await put(`${path}/corrected`, { attempt: 1, details: {} })).body.code).toBe('invoice_not_refused');

  // Pressed twice, and by two at once.
  const presses = [1, 2, 3].map(() => put('/papers/sent', { papers: [seen(paper)] }));
  expect((await Promise.all(presses)).map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await get(path)).toMatchObject({ state: 'sent', timesSent: 1 });
  await put('/papers/sent', { papers: [{ ...seen(paper), timesSent: 1 }] });
  expect(await get(path)).toMatchObject({ timesSent: 2 });
  expect((await put('/papers/sent', { papers: [seen(paper)] })).body.code).toBe('invoice_changed');

  const refused = { attempt: 1, reason: '00305: IdCodice non valido' };
  for (let time = 0; time < 2; time += 1)
    expect((await put(`${path}/refused`, refused)).body).toMatchObject({
      state: 'refused',
      refusal: refused.reason,
    });
  const again = { papers: [{ ...seen(paper), timesSent: 2 }] };
  expect((await put('/papers/sent', again)).body.code).toBe('invoice_changed');

  const corrected = { attempt: 1, details: { vatNumber: '00743110157' } };
  const answers = await Promise.all([
    put(`${path}/corrected`, corrected),
    put(`${path}/corrected`, corrected),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const whole: WholePaper = await get(path);
  expect(whole).toMatchObject({
    number,
    day: paper.day,
    state: 'issued',
    attempt: 2,
    timesSent: 0,
    content: { buyer: { name: 'Officina Reno', vatNumber: 'IT00743110157' } },
    files: [{ attempt: 1, timesSent: 2, refusal: refused.reason }, { attempt: 2 }],
  });
  const log = await logOf(number);
  expect(log.map(({ action, who }) => [action, who])).toEqual([
    ['invoice_issued', 'Anna'],
    ['invoice_sent', 'Anna'],
    ['invoice_sent', 'Anna'],
    ['invoice_refused', 'Anna'],
    ['invoice_corrected', 'Anna'],
  ]);
});

test('of several that are marked as sent all are, or none', async () => {
  const [one, other] = [await issued(), await issued()];
  const stale = await put('/papers/sent', { papers: [seen(one), { ...seen(other), attempt: 2 }] });
  expect(stale.body.code).toBe('invoice_changed');
  expect(await get(`/papers/${one.number}`)).toMatchObject({ state: 'issued' });
  expect((await put('/papers/sent', { papers: [seen(one), seen(other)] })).status).toBe(204);
  for (const { number } of [one, other])
    expect(await get(`/papers/${number}`)).toMatchObject({ state: 'sent', timesSent: 1 });
});

test('a document says what was issued, in lines that add up to its total', async () => {
  const paper = await issued();
  const { content } = (await get(`/papers/${paper.number}`)) as WholePaper;
  expect(content).toMatchObject({
    buyer: { name: 'Officina Reno', vatNumber: 'IT09876540379', address: expect.stringContaining('Bologna') },
    recipientCode: 'ABC1234',
    causes: [`Vendita a distanza, ordine ${paper.orderNumber}`],
    summaries: [{ ratePercent: 0, nature: 'N5', taxable: paper.total, tax: 0 }],
  });
  expect(content.lines.reduce((sum, { total }) => sum + total, 0)).toBe(paper.total);
  expect(content.lines[0]).toMatchObject({ quantity: 1, nature: 'N5' });
});

test('the list is narrowed by state, kind and month, and goes on page by page', async () => {
  const paper = await issued();
  await put('/papers/sent', { papers: [seen(paper)] });
  const numbersOf = async (query: string): Promise<string[]> =>
    (await get(`/papers${query}`)).papers.map(({ number }: DeskPaper) => number);
  expect(await numbersOf('?state=sent&kind=TD01&month=2026-11')).toContain(paper.number);
  for (const query of ['?state=issued', '?kind=TD04', '?month=2026-10'])
    expect(await numbersOf(query)).not.toContain(paper.number);
  const all = await numbersOf('');
  expect(await numbersOf(`?after=${all[0]}`)).toEqual(all.slice(1));
  expect((await get('/papers')).hasMore).toBe(false);
});

test('a file is handed out byte by byte, a ZIP holds what was chosen or narrowed, and the courtesy invoice is a PDF', async () => {
  const [one, other] = [await issued(), await issued()];
  const [stored] = await db()
    .select()
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.id, invoiceFiles.invoiceId))
    .where(eq(invoices.number, one.number));
  const xml = await file(`/papers/${one.number}/files/1`);
  expect(xml.headers.get('content-disposition')).toBe(
    `attachment; filename="${stored!.invoice_files.fileName}"`,
  );
  expect(Buffer.from(await xml.arrayBuffer())).toEqual(stored!.invoice_files.xml);
  expect((await file(`/papers/${one.number}/files/2`)).status).toBe(404);

  const zipped = async (query: string) =>
    unzipped(Buffer.from(await (await file(`/papers.zip${query}`)).arrayBuffer()));
  const chosen = await zipped(`?numbers=${one.number},${other.number}`);
  expect(chosen.size).toBe(2);
  expect(chosen.get(stored!.invoice_files.fileName)).toBe(stored!.invoice_files.xml.toString());
  const { papers } = await get('/papers?state=issued&month=2026-11');
  expect((await zipped('?state=issued&month=2026-11')).size).toBe(papers.length);
  expect((await file('/papers.zip?month=2020-01')).status).toBe(404);
  expect((await file(`/papers.zip?numbers=${one.number},W-2026-999999`)).status).toBe(404);

  const pdf = await file(`/orders/${one.orderNumber}/courtesy-invoice`);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test('a refund has a credit note, which the order’s papers and the due ones ask for', async () => {
  const paper = await issued();
  const refund = { id: randomUUID(), itemId: null, amount: 500, reason: 'defect', note: null } as const;
  await refundPart(db(), shop.deps.jobs, paper.orderNumber, refund, shop.deps.clock());
  await shop.runJobs();
  expect(await get('/papers/due')).toMatchObject({
    due: [{ orderNumber: paper.orderNumber, what: 'credit_note', daysLate: 0 }],
  });
  expect(await papersOf(paper.orderNumber)).toMatchObject({ missing: 'credit_note', isDue: true });
  const { body } = await put('/papers/due/issued');
  expect(await get(`/papers/${body.issued[0]}`)).toMatchObject({ kind: 'TD04', total: 500 });
  expect(await papersOf(paper.orderNumber)).toMatchObject({ missing: null, isDue: false });
});

test('the takings of a month are on the page, and the same as a file', async () => {
  await sold();
  const { hasRegister, days }: Takings = await get('/papers/takings?month=2026-11');
  expect(hasRegister).toBe(true);
  const answer = await file('/papers/takings.csv?month=2026-11');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="corrispettivi-2026-11.csv"');
  const rows = parse(await answer.text(), { bom: true, delimiter: ';', columns: true }) as Record<
    string,
    string
  >[];
  expect(rows.map(({ giorno }) => giorno)).toEqual(days.map(({ day }) => day));
  expect(rows[0]).toMatchObject({ regime: 'margine', vendite: String(days[0]!.sales) });
  expect((await get('/papers/takings?month=2026-10')).days).toEqual([]);
});

test('papers are the owner’s: the yard’s people are refused, and a buyer is nobody', async () => {
  const paper = await issued();
  const yard = await atDesk(shop);
  const buyer = deskBrowser(shop);
  const { token, cookies } = await createBuyer(shop);
  for (const [name, value] of cookies) buyer.visitor.cookies.set(name, value);
  const calls = [
    ['GET', '/papers'],
    ['GET', '/papers.zip'],
    ['GET', `/papers/${paper.number}`],
    ['GET', `/papers/${paper.number}/files/1`],
    ['GET', '/papers/due'],
    ['PUT', '/papers/due/issued'],
    ['PUT', '/papers/sent', { papers: [seen(paper)] }],
    ['PUT', `/papers/${paper.number}/refused`, { attempt: 1, reason: '00305' }],
    ['GET', '/papers/takings?month=2026-11'],
    ['GET', '/papers/takings.csv?month=2026-11'],
    ['GET', `/orders/${paper.orderNumber}/papers`],
    ['GET', `/orders/${paper.orderNumber}/courtesy-invoice`],
  ] as const;
  for (const [method, path, body] of calls) {
    const refused = await yard.ask(method, path, body);
    expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'owner_only']);
    const nobody = await buyer.ask(method, path, body, { authorization: `Bearer ${token}` });
    expect([path, nobody.status]).toEqual([path, 401]);
  }
  expect(await get(`/papers/${paper.number}`)).toMatchObject({ state: 'issued', timesSent: 0 });
});
