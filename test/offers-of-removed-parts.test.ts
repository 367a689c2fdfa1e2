/** Private offers while their parts are removed: on Postgres alone, where who comes at once really waits for a lock. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removePart } from '../server/catalogue/shopkeeping/remove-part.ts';
import { cancelOrder } from '../server/orders/lifecycle/cancel-order.ts';
import { atDesk, type DeskPerson } from './desk-people.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { createBuyer } from './people.ts';
import { askForPrice, takeOffer as take, type AskedFor } from './private-offer.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let yard: DeskPerson;
let asked: AskedFor;
beforeAll(async () => {
  shop = await openShop();
  yard = await atDesk(shop);
  asked = await askForPrice(shop, yard);
});
afterAll(() => shop.close());

/** Statements that wait for somebody's lock, in the shop's own database. */
async function countWaiting({ database }: TestShop): Promise<number> {
  const { rows } = await database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
}

test('removed and bought at the offers’ prices, many at once: whoever was first has it, and nobody locks anybody out', async () => {
  const { pool, work } = shop.database;
  const buyers = await Promise.all([1, 2, 3, 4].map(() => createBuyer(shop)));
  for (const isRemovedFirst of [true, false, true, false]) {
    const lots = await Promise.all(
      buyers.map(async (buyer) => {
        const partId = await stockPart(shop);
        await take(buyer, await asked.offer(partId));
        return {
          partId,
          buyer,
          checkout: await buyer.checkoutFor(partId, { paymentMethod: 'bank_transfer' }),
        };
      }),
    );
    // The command line deletes with connections of its own; the desk takes from sale.
    const remove = () =>
      lots.map(({ partId }, at) =>
        at === 0
          ? yard.ask(
              'PUT',
              `/stock/parts/${partId}/removed`,
              { reason: 'broken', note: 'Caduto' },
              { 'idempotency-key': randomUUID() },
            )
          : removePart(work.db, { id: partId }, shop.deps.clock()),
      );
    const buy = () => lots.map(({ buyer, checkout }) => buyer.api.checkout(checkout, randomUUID()));

    // All of them stand before the parts, in this order, and go on at the same moment.
    const gate = await pool.connect();
    const parting = [isRemovedFirst ? remove : buy, isRemovedFirst ? buy : remove];
    const outcomes: Promise<PromiseSettledResult<unknown>[]>[] = [];
    try {
      await gate.query('begin');
      const ids = lots.map(({ partId }) => partId);
      await gate.query('select id from parts where id = any($1::int[]) order by id for update', [ids]);
      for (const begin of parting) {
        outcomes.push(Promise.allSettled(begin()));
        await expect.poll(() => countWaiting(shop)).toBe(outcomes.length * lots.length);
      }
      await gate.query('commit');
    } finally {
      gate.release();
    }
    const [first = [], second = []] = await Promise.all(outcomes);
    const [removed, bought] = isRemovedFirst ? [first, second] : [second, first];
    expect(removed.map(({ status }) => status)).toEqual(lots.map(() => 'fulfilled'));
    for (const [at, order] of bought.entries()) {
      if (order.status === 'rejected') expect(order.reason).toMatchObject({ code: 'out_of_stock' });
      const isBought = order.status === 'fulfilled';
      expect(removed[at]).toMatchObject({
        value: at === 0 ? { status: 200 } : { outcome: isBought ? 'off_sale' : 'deleted' },
      });
      if (isRemovedFirst) expect(isBought).toBe(false);
    }
    // Of those who came first only the first at the counter of newcomers stood before its part.
    if (!isRemovedFirst) expect(bought.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const { buyer } of lots)
      for (const { orderNumber } of (await buyer.api.orders()).orders)
        await cancelOrder(shop.database.db, shop.deps.jobs, orderNumber, shop.deps.clock());
  }
});
