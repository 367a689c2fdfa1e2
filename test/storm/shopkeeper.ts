/** The shopkeeper in the storm: transfers arrive, orders are refunded whole, and time passes for what nobody paid. */
import { setTimeout as pause } from 'node:timers/promises';
import { cancelOverdue } from '../../server/orders/paying/unpaid-orders.ts';
import { receivePayment } from '../../server/orders/paying/pay-order.ts';
import { refundOrder } from '../../server/orders/refunding/shopkeeper-refunds.ts';
import type { Storm } from './open-storm.ts';

/** Longer than anything is kept for a buyer. */
const longMs = 10 * 24 * 60 * 60 * 1000;

export async function keepShop({ deps }: Storm, isOver: () => boolean): Promise<void> {
  const { database, jobs, clock } = deps;
  while (!isOver()) {
    await pause(100);
    // The database may be gone: then the next round does it.
    await oneRound().catch(() => {});
  }

  async function oneRound(): Promise<void> {
    const { rows } = await database.pool.query<{ number: string; state: string; method: string }>(
      `select order_number as number, state, payment_method as method from orders
       where state in ('paid', 'awaiting_payment') order by random() limit 12`,
    );
    for (const { number, state, method } of rows) {
      if (state === 'paid') await refundOrder(database.db, jobs, number, clock());
      else if (method === 'bank_transfer') await receivePayment(database.db, jobs, number, clock());
    }
    if (Math.random() < 0.1) await letTimePass({ deps });
  }
}

/** Everything that awaits its payment has waited too long. */
export const letTimePass = ({ deps }: Pick<Storm, 'deps'>): Promise<void> =>
  cancelOverdue({ ...deps, clock: () => new Date(deps.clock().getTime() + longMs) });
