/** The owner's figures: they agree with the books, know what was earned as far as it can be known, and are nobody else's. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Figures, FigureStep } from '../domain/contract/desk-figures.ts';
import type { WholeStockPart } from '../domain/contract/desk-part.ts';
import { periodOf, stepsOf } from '../domain/figures/periods.ts';
import { apportion } from '../domain/invoicing/apportion.ts';
import { dayMs } from '../domain/rome-clock.ts';
import { readCarried } from '../server/catalogue/snapshot/read-carried.ts';
import { partPhotos, parts, photos, priceHistory } from '../server/db/schema/catalogue.ts';
import { orderItems, orders } from '../server/db/schema/orders.ts';
import { searchCounts, visitCounts } from '../server/db/schema/shop.ts';
import { takingsOf } from '../server/orders/electronic-invoices/takings.ts';
import { cancelPieces } from '../server/orders/refunding/cancel-pieces.ts';
import { refundPart } from '../server/orders/refunding/refund-part.ts';
import { refundOrder } from '../server/orders/refunding/shopkeeper-refunds.ts';
import { invoicing } from '../shop.config.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer, officina, payByCard } from './people.ts';
import { stockPart, type StockedPart } from './stock-part.ts';

/** Saturday evening, the last minute of the Sunday on which the clocks go back, and half an hour later. */
const saturday = '2026-10-24T21:30:00Z';
const sunday = '2026-10-25T22:59:00Z';
const monday = '2026-10-25T23:30:00Z';
const wednesday = '2026-10-28T12:00:00Z';
const nextMonday = '2026-11-02T09:00:00Z';

type Stocked = StockedPart & {
  readonly pieces?: number;
  readonly purchasePrice?: number;
  readonly vatScheme?: 'ordinary';
  /** Whole days before it is bought. */
  readonly daysThere?: number;
};

type How = { readonly isWelcome?: boolean; readonly form?: Record<string, unknown> };

let shop: TestShop;
let owner: DeskPerson;

const db = () => shop.database.db;
const now = () => shop.deps.clock();

/** Places an order, without the welcome discount unless its mailbox is proven. */
async function place(lines: readonly Stocked[], { isWelcome = false, form = {} }: How = {}) {
  const buyer = await createBuyer(shop, form, isWelcome);
  const orderItems: { partId: number; quantity: number }[] = [];
  for (const { pieces = 1, purchasePrice = null, vatScheme = null, daysThere, ...stocked } of lines) {
    const partId = await stockPart(shop, { quantity: pieces, ...stocked });
    await db().update(parts).set({ purchasePrice, vatScheme }).where(eq(parts.id, partId));
    if (daysThere !== undefined)
      await db()
        .insert(priceHistory)
        .values({
          partId,
          at: new Date(now().getTime() - daysThere * dayMs - 1_000),
          discountedPrice: 7_900,
        });
    orderItems.push({ partId, quantity: pieces });
  }
  const checkout = await buyer.checkoutFor(orderItems[0]!.partId, { orderItems });
  return { buyer, result: await buyer.api.checkout(checkout, randomUUID()) };
}

/** @returns the order and its items as the database has them */
async function sell(lines: readonly Stocked[], how: How = {}) {
  const { buyer, result } = await place(lines, how);
  await payByCard(buyer, result, '4242424242424242');
  const [order] = await db().select().from(orders).where(eq(orders.id, result.orderId));
  const items = await db()
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, result.orderId))
    .orderBy(orderItems.id);
  return { order: order!, items };
}

const at = (moment: string) => shop.setTime(new Date(moment));
let sold: Record<'mixed' | 'ordinary' | 'cut' | 'wholly' | 'invoiced', Awaited<ReturnType<typeof sell>>>;

beforeAll(async () => {
  shop = await openShop();
  at(saturday);
  const mixed = await sell(
    [
      { price: 9_000, purchasePrice: 3_000, daysThere: 10 },
      { price: 5_000, daysThere: 40 },
    ],
    { isWelcome: true },
  );
  at(sunday);
  const ordinary = await sell([
    { price: 12_200, purchasePrice: 4_000, vatScheme: 'ordinary', daysThere: 400 },
  ]);
  at(monday);
  const cut = await sell([{ price: 7_900, pieces: 2, purchasePrice: 1_000, daysThere: 3 }]);
  const wholly = await sell([{ price: 4_400, purchasePrice: 2_000, daysThere: 1 }]);
  // One that is never paid is no sale.
  await place([{ price: 99_900, purchasePrice: 1 }]);
  at(wednesday);
  const { email: _email, ...workshop } = officina;
  const invoiced = await sell([{ price: 6_100 }], { form: workshop });
  await refundPart(
    db(),
    shop.deps.jobs,
    mixed.order.orderNumber,
    { id: randomUUID(), itemId: mixed.items[1]!.id, amount: 1_000, reason: 'defect', note: null },
    now(),
  );
  await cancelPieces(
    db(),
    shop.deps.jobs,
    cut.order.orderNumber,
    { itemId: cut.items[0]!.id, kept: 1, isForSale: true, note: null },
    now(),
  );
  await shop.runJobs();
  at(nextMonday);
  await refundOrder(db(), shop.deps.jobs, wholly.order.orderNumber, now());
  await shop.runJobs();
  sold = { mixed, ordinary, cut, wholly, invoiced };
  owner = await atDesk(shop, 'owner');
});
afterAll(() => shop.close());

const read = async (query = '') => (await owner.ask('GET', `/figures?${query}`)).body as Figures;
const stepOf = ({ now: { steps } }: Figures, step: string): FigureStep =>
  steps.find((one) => one.step === step)!;
const sumOf = (steps: readonly FigureStep[], name: 'orders' | 'pieces' | 'taken' | 'refunds' | 'givenBack') =>
  steps.reduce((sum, step) => sum + step[name], 0);

test('each day has the money that the register of takings has, with what was invoiced', async () => {
  const figures = await read('period=month&day=2026-10-05');
  expect(figures.now.steps.map(({ step }) => step)).toEqual(stepsOf(periodOf('month', '2026-10-01')));
  const takings = await takingsOf(db(), invoicing, { from: '2026-10-01', to: '2026-10-31' });
  expect(takings.length).toBeGreaterThan(3);
  for (const step of figures.now.steps) {
    const booked = takings.filter(({ day }) => day === step.step);
    const invoiced = step.step === '2026-10-28' ? sold.invoiced.order.finalPrice : 0;
    const sum = (name: 'taken' | 'givenBack') => booked.reduce((total, row) => total + row[name], 0);
    expect([step.step, step.taken, step.givenBack]).toEqual([
      step.step,
      sum('taken') + invoiced,
      sum('givenBack'),
    ]);
  }
});

test('an order counts on the day on which it was paid in Italy, in its week, and beside the week after', async () => {
  const week = await read('day=2026-10-22');
  expect([week.kind, week.now.from, week.now.to]).toEqual(['week', '2026-10-19', '2026-10-25']);
  expect(stepOf(week, '2026-10-24')).toMatchObject({
    orders: 1,
    pieces: 2,
    taken: sold.mixed.order.finalPrice,
  });
  expect(stepOf(week, '2026-10-25')).toMatchObject({
    orders: 1,
    pieces: 1,
    taken: sold.ordinary.order.finalPrice,
    refunds: 0,
  });
  const after = await read('day=2026-10-26');
  expect(after.before).toEqual(week.now);
  expect(stepOf(after, '2026-10-26')).toMatchObject({ orders: 2, pieces: 3, placed: 3 });
  expect(stepOf(after, '2026-10-28')).toMatchObject({ orders: 1, refunds: 2 });
});

test('a refund counts on the day on which it was made, whenever the order had been paid', async () => {
  const week = await read('day=2026-11-02');
  expect(stepOf(week, '2026-11-02')).toMatchObject({
    orders: 0,
    taken: 0,
    refunds: 1,
    givenBack: sold.wholly.order.finalPrice,
  });
  expect(week.today).toBe('2026-11-02');
});

test('a year has its months, which add up to what their days have', async () => {
  const year = await read('period=year&day=2026-01-31');
  expect(year.now.steps.map(({ step }) => step)).toEqual(stepsOf(periodOf('year', '2026-06-01')));
  const october = (await read('period=month&day=2026-10-31')).now.steps;
  const ofYear = stepOf(year, '2026-10');
  for (const name of ['orders', 'pieces', 'taken', 'refunds', 'givenBack'] as const)
    expect([name, ofYear[name]]).toEqual([name, sumOf(october, name)]);
  expect(ofYear.orders).toBe(5);
  expect(sumOf(year.before.steps, 'orders')).toBe(0);
});

test('the margin is of pieces whose purchase price is known, without VAT by each one’s scheme', async () => {
  const { margin } = (await read('day=2026-10-25')).now;
  const [share = 0] = apportion(sold.mixed.order.discount, [9_000, 5_000]);
  expect(share).toBeGreaterThan(0);
  const gain = 9_000 - share - 3_000;
  const vat = 2_200 + (gain - Math.round((gain * 100) / 122));
  const paid = 9_000 - share + 12_200;
  expect(margin).toEqual({ pieces: 3, known: 2, paid, cost: 7_000, vat, margin: paid - 7_000 - vat });
});

test('what came back onto the shelf cost nothing, and what went back for it is not earned', async () => {
  const { margin, shelf } = (await read('day=2026-10-26')).now;
  // One of the two pieces stayed sold; the order that was refunded lies in the yard again, and of the invoiced piece nothing is known.
  expect(margin).toMatchObject({ pieces: 2, known: 1, paid: 7_900, cost: 1_000 });
  expect(shelf).toEqual({ pieces: 1, lower: 3, median: 3, upper: 3 });
});

test('a purchase price that is put right at the desk puts the figures right', async () => {
  const partId = sold.ordinary.items[0]!.partId;
  const edit = (purchasePrice: number | null, seen: number | null) =>
    owner.ask(
      'PUT',
      `/stock/parts/${partId}`,
      { change: { purchasePrice }, seen: { purchasePrice: seen } },
      { 'idempotency-key': randomUUID() },
    );
  const cost = async () => (await read('day=2026-10-25')).now.margin.cost;
  expect((await edit(4_500, 4_000)).body).toMatchObject({ purchasePrice: 4_500 });
  expect(await cost()).toBe(7_500);
  expect((await edit(5_000, 4_000)).body.code).toBe('part_changed');
  expect((await edit(-1, 4_500)).status).toBe(400);
  const [row] = await db().select().from(parts).where(eq(parts.id, partId));
  expect(row?.handSet).toEqual(['purchasePrice']);
  expect((await edit(4_000, 4_500)).status).toBe(200);
  expect(await cost()).toBe(7_000);
});

test('days on the shelf are from the first price to the payment, and what lies there has its class', async () => {
  const first = await stockPart(shop, { quantity: 3, price: 1_000 });
  const second = await stockPart(shop, { price: 2_500 });
  const before = (await read()).stock;
  const days = (count: number) => new Date(now().getTime() - count * dayMs - 1_000);
  await db()
    .insert(priceHistory)
    .values([
      { partId: first, at: days(30), discountedPrice: 1_000 },
      { partId: second, at: days(366), discountedPrice: 9_000 },
      { partId: second, at: days(5), discountedPrice: 2_500 },
    ]);
  const { stock } = await read();
  const more = stock.map(({ pieces, value }, place) => [
    pieces - before[place]!.pieces,
    value - before[place]!.value,
  ]);
  // Both came today as far as was known.
  expect(more).toEqual([
    [-1, -2_500],
    [0, 0],
    [0, 0],
    [0, 0],
    [1, 2_500],
  ]);
  const { shelf } = (await read('day=2026-10-25')).now;
  expect(shelf).toEqual({ pieces: 3, lower: 10, median: 40, upper: 400 });
});

test('searches in vain, visits and carts stand beside the orders that were placed', async () => {
  await db()
    .insert(searchCounts)
    .values([
      { day: '2026-10-26', query: 'trapezio', withoutResult: 2, withResult: 5, opened: 0 },
      { day: '2026-10-26', query: 'zq1', withoutResult: 1, withResult: 0, opened: 0 },
    ]);
  await db()
    .insert(visitCounts)
    .values([
      { day: '2026-10-26', what: 'visit', times: 40 },
      { day: '2026-10-26', what: 'basket', times: 7 },
      { day: '2026-10-25', what: 'visit', times: 11 },
    ]);
  const week = await read('day=2026-10-26');
  expect(stepOf(week, '2026-10-26')).toMatchObject({ vainSearches: 3, visits: 40, baskets: 7, placed: 3 });
  expect(stepOf(week, '2026-10-27')).toMatchObject({ vainSearches: 0, visits: 0, baskets: 0, placed: 0 });
  expect(week.before.steps.at(-1)).toMatchObject({ visits: 11, baskets: 0 });
});

/** The file's lines by the names of their columns, and what came with it. */
async function readFile(query: string) {
  const answer = await owner.visitor.fetch(`/api/desk/figures.csv?${query}`, {
    headers: { origin: 'http://localhost:3000' },
  });
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  const [head = '', ...lines] = text.slice(1).trim().split('\r\n');
  const names = head.split(';');
  const rows = lines.map((line) =>
    Object.fromEntries(line.split(';').map((cell, place) => [names[place], cell])),
  );
  return { answer, text, rows };
}

test('the file for a spreadsheet says the same', async () => {
  const query = 'period=month&day=2026-10-31';
  const { answer, text, rows } = await readFile(query);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="cifre-2026-10-01-2026-10-31.csv"',
  );
  expect(text.startsWith('\ufeffgiorno;ordini;pezzi;incassato;')).toBe(true);
  const cents = (cell: string | undefined) => Math.round(Number(cell?.replace(',', '.')) * 100);
  const { steps } = (await read(query)).now;
  expect(
    rows.map((row) => [
      row['giorno'],
      Number(row['ordini']),
      Number(row['pezzi']),
      cents(row['incassato']),
      cents(row['rimborsato']),
      cents(row['resta']),
    ]),
  ).toEqual(
    steps.map((step) => [
      step.step,
      step.orders,
      step.pieces,
      step.taken,
      step.givenBack,
      step.taken - step.givenBack,
    ]),
  );
  expect(rows.find((row) => row['giorno'] === '2026-10-24')?.['incassato']).toMatch(/^\d+,\d\d$/);
});

test('the file has margins that add up to the period’s, and the days that pieces lay on the shelf', async () => {
  const query = 'period=month&day=2026-10-31';
  const { rows } = await readFile(query);
  const { margin } = (await read(query)).now;
  const euros = (cell: string | undefined) => Math.round(Number((cell || '0').replace(',', '.')) * 100);
  const sum = (name: string, of: (cell: string | undefined) => number) =>
    rows.reduce((total, row) => total + of(row[name]), 0);
  expect({
    pieces: sum('pezzi_non_resi', Number),
    known: sum('pezzi_con_costo', Number),
    paid: sum('pagato_con_costo', euros),
    cost: sum('costo_acquisto', euros),
    vat: sum('iva', euros),
    margin: sum('margine', euros),
  }).toEqual(margin);
  expect(margin.margin).toBeGreaterThan(0);
  const on = (day: string) => rows.find(({ giorno }) => giorno === day);
  expect(on('2026-10-25')).toMatchObject({
    pezzi_con_costo: '1',
    costo_acquisto: '40,00',
    giorni_scaffale_meta_entro: '400',
  });
  expect(on('2026-10-24')).toMatchObject({
    giorni_scaffale_di_solito_da: '10',
    giorni_scaffale_di_solito_a: '40',
  });
  // Of a day on which nothing was sold nothing is said.
  expect(on('2026-10-01')).toMatchObject({ ordini: '0', margine: '', giorni_scaffale_meta_entro: '' });
});

test('the file ends with today: of days and months to come there is no line', async () => {
  const days = async (query: string) =>
    (await readFile(query)).rows.map((row) => row['giorno'] ?? row['mese']);
  expect(await days('period=week')).toEqual(['2026-11-02']);
  expect((await days('period=year')).at(-1)).toBe('2026-11');
  expect(await days('period=week&day=2026-11-09')).toEqual([]);
});

test('a period that is none, and a day that no calendar has, are refused', async () => {
  for (const query of ['period=day', 'day=2026-02-30', 'day=yesterday', 'day=2026-1-1'])
    expect([(await owner.ask('GET', `/figures?${query}`)).status, query]).toEqual([400, query]);
});

test('nobody but the owner has them', async () => {
  const yard = await atDesk(shop);
  for (const path of ['/figures', '/figures.csv'])
    expect(await yard.ask('GET', path)).toMatchObject({ status: 403, body: { code: 'owner_only' } });
});

test('nobody outside the desk is told what a piece cost', async () => {
  const id = await stockPart(shop, { price: 45_600 });
  const secret = 98_765;
  await db().update(parts).set({ purchasePrice: secret }).where(eq(parts.id, id));
  // A feed tells of parts with a photo.
  const [photo] = await db()
    .insert(photos)
    .values({ hash: 'f'.repeat(64), width: 400, height: 300, placeholder: 'data:,', addedAt: now() })
    .returning();
  await db().insert(partPhotos).values({ partId: id, position: 0, photoId: photo!.id });
  const whole = (await owner.ask('GET', `/stock/parts/${id}`)).body as WholeStockPart;
  expect(whole.purchasePrice).toBe(secret);
  const visitor = shop.visitor();
  const told = async (path: string) => (await visitor.fetch(path)).text();
  const answers = [
    await told(`/api/parts/${id}`),
    await told('/api/parts?limit=60'),
    await told('/api/search/v2?query=51810268'),
    await told('/feed/products.xml'),
    await told('/sitemap.xml'),
  ];
  expect(answers[0]).toContain('45600');
  expect(answers[3]).toContain('456.00');
  const [carried] = await readCarried(db(), sql`id = ${id}`);
  expect(carried?.id).toBe(id);
  answers.push(JSON.stringify(carried));
  for (const answer of answers) expect(answer).not.toMatch(/98765|987[.,]65|purchase/i);
});
