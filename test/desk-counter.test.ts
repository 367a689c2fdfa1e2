/** Sales over the counter: their price is kept, they are in the figures beside the orders, and the register of takings knows nothing of them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Figures } from '../domain/contract/desk-figures.ts';
import type { WholeStockPart } from '../domain/contract/desk-part.ts';
import { dayInRome } from '../domain/rome-clock.ts';
import { removePart } from '../server/catalogue/shopkeeping/remove-part.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { counterSales } from '../server/db/schema/counter-sales.ts';
import { deskActions } from '../server/db/schema/staff.ts';
import { takingsOf } from '../server/orders/electronic-invoices/takings.ts';
import { invoicing } from '../shop.config.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let owner: DeskPerson;
let yard: DeskPerson;
beforeAll(async () => {
  shop = await openShop();
  owner = await atDesk(shop, 'owner');
  yard = await atDesk(shop);
});
afterAll(() => shop.close());

const db = () => shop.database.db;
const put = (path: string, body: unknown, key: string = randomUUID()) =>
  yard.ask('PUT', `/stock/parts/${path}`, body, { 'idempotency-key': key });
const sell = (id: number, amount: number, { pieces = 1, key }: { pieces?: number; key?: string } = {}) =>
  put(`${id}/counter-sales`, { pieces, amount, note: null }, key);
const takeBack = (id: number, saleId: string) => put(`${id}/counter-sales/${saleId}/taken-back`, {});
const whole = async (id: number) => (await yard.ask('GET', `/stock/parts/${id}`)).body as WholeStockPart;
const logged = async (id: number) => {
  const { sku } = await whole(id);
  return db().select().from(deskActions).where(eq(deskActions.subject, sku)).orderBy(deskActions.id);
};

/** What the figures of today say. */
async function today() {
  const { now, today: day } = (await owner.ask('GET', '/figures?period=week')).body as Figures;
  const step = now.steps.find((each) => each.step === day);
  if (!step) throw new Error(`no ${day}`);
  return step;
}

test('what was paid for it is kept, once for a press, and the rest stays on sale', async () => {
  const id = await stockPart(shop, { quantity: 3, price: 7_900 });
  const key = randomUUID();
  const sold = await sell(id, 15_000, { pieces: 2, key });
  expect(sold).toMatchObject({
    status: 200,
    body: { onHand: 1, counterSales: [{ pieces: 2, amount: 15_000, soldBy: 'Anna' }] },
  });
  expect((await sell(id, 15_000, { pieces: 2, key })).body).toEqual(sold.body);
  expect(await logged(id)).toMatchObject([
    {
      who: 'Anna',
      action: 'sold_at_counter',
      before: { pieces: 3 },
      after: { pieces: 1, soldFor: 15_000, note: null },
    },
  ]);
});

test('a safety part is sold to whoever repairs cars alone, and under which number stands in the log', async () => {
  const id = await stockPart(shop, { safety: true });
  expect(await sell(id, 7_900)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'repairer', code: 'required' }] },
  });
  const sold = await put(`${id}/counter-sales`, {
    pieces: 1,
    amount: 7_900,
    repairer: 'BO-123456',
    note: null,
  });
  expect(sold).toMatchObject({ status: 200, body: { onHand: 0, isSafety: true } });
  expect(await logged(id)).toMatchObject([{ after: { repairer: 'BO-123456' } }]);
});

test('of two who sell the last piece at once one is told that it is gone, and so is who sells what a buyer is paying for', async () => {
  const id = await stockPart(shop);
  const answers = await Promise.all([sell(id, 7_900), sell(id, 7_000)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('part_changed');
  expect(await whole(id)).toMatchObject({ onHand: 0, counterSales: [{ pieces: 1 }] });

  const kept = await stockPart(shop);
  const buyer = await createBuyer(shop);
  const orderItems = [{ partId: kept, quantity: 1 }];
  await buyer.api.checkout(
    await buyer.checkoutFor(0, { orderItems, paymentMethod: 'bank_transfer' }),
    randomUUID(),
  );
  expect((await sell(kept, 7_900)).body.code).toBe('part_changed');
});

test('taken back it is on sale again, once, and nobody takes back what is another part’s', async () => {
  const [id, other] = [await stockPart(shop, { quantity: 2 }), await stockPart(shop)];
  await sell(id, 7_900);
  const [sale] = (await whole(id)).counterSales;
  expect((await takeBack(other, sale!.id)).status).toBe(404);
  await Promise.all([takeBack(id, sale!.id), takeBack(id, sale!.id)]);
  expect(await whole(id)).toMatchObject({ onHand: 2, counterSales: [] });
  expect((await logged(id)).slice(1)).toMatchObject([
    { action: 'counter_sale_taken_back', before: { pieces: 1, soldFor: 7_900 }, after: { pieces: 2 } },
  ]);
});

test('the figures tell it apart from the orders, and the register of takings does not have it', async () => {
  const before = await today();
  const id = await stockPart(shop, { quantity: 2 });
  await sell(id, 6_500);
  await sell(id, 7_000);
  const sold = await today();
  expect(sold).toEqual({
    ...before,
    counterPieces: before.counterPieces + 2,
    counterTaken: before.counterTaken + 13_500,
  });
  const day = dayInRome(shop.deps.clock());
  expect(await takingsOf(db(), invoicing, { from: day, to: day })).toEqual([]);
  const [latest] = (await whole(id)).counterSales;
  await takeBack(id, latest!.id);
  expect((await today()).counterTaken).toBe(sold.counterTaken - latest!.amount);
});

test('it wants a price and a number of pieces, and says under which VAT scheme it was sold', async () => {
  const id = await stockPart(shop, { quantity: 5 });
  expect((await sell(id, 0)).body.errors).toEqual([{ path: 'amount', code: 'required' }]);
  expect((await sell(id, 100, { pieces: 0 })).body.errors).toEqual([{ path: 'pieces', code: 'required' }]);
  expect((await put(`${id}/removed`, { reason: 'sold_elsewhere', note: null })).status).toBe(400);
  expect((await sell(999_999, 100)).body.code).toBe('part_not_found');
  await sell(id, 7_900);
  await db().update(parts).set({ vatScheme: 'ordinary' }).where(eq(parts.id, id));
  await sell(id, 7_900);
  const rows = await db().select().from(counterSales).where(eq(counterSales.partId, id));
  expect(rows.map(({ vatScheme }) => vatScheme).toSorted()).toEqual(['margin', 'ordinary']);
});

test('a part that was sold over the counter is not deleted', async () => {
  const id = await stockPart(shop);
  await sell(id, 7_900);
  expect(await removePart(db(), { id }, shop.deps.clock())).toMatchObject({ outcome: 'off_sale' });
});
