/** The shopkeeper in the storm: transfers arrive, orders go out and wrong in every way, and time passes for what nobody paid. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery } from '../../domain/vocabulary.ts';
import { makeReady } from '../../server/orders/packing/pick-and-pack.ts';
import { cancelOverdue } from '../../server/orders/paying/unpaid-orders.ts';
import { receivePayment } from '../../server/orders/paying/pay-order.ts';
import { cancelPieces } from '../../server/orders/refunding/cancel-pieces.ts';
import { refundLost } from '../../server/orders/refunding/refund-lost.ts';
import { refundPart } from '../../server/orders/refunding/refund-part.ts';
import { refundOrder } from '../../server/orders/refunding/shopkeeper-refunds.ts';
import {
  receiveReturns,
  refundReturns,
  type Inspection,
} from '../../server/orders/returning/receive-returns.ts';
import { returnItem } from '../../server/orders/returning/return-item.ts';
import { sendAgain } from '../../server/orders/shipping/send-again.ts';
import { deliverOrder, shipOrder } from '../../server/orders/shipping/ship-order.ts';
import type { Memory } from './outage.ts';
import type { Storm } from './open-storm.ts';

/** Longer than anything is kept for a buyer. */
const longMs = 10 * 24 * 60 * 60 * 1000;

type Found = {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly delivery: Delivery;
  readonly method: string;
  readonly userId: string;
  readonly items: readonly string[];
};

const inspections: readonly Inspection[] = [
  { verdict: 'good', note: null },
  { verdict: 'good', note: null },
  { verdict: 'worse', note: 'Staffa rotta', condition: 'C', price: 3_000 },
  { verdict: 'unusable', note: 'Bruciato' },
];

/** @param memory counts what went wrong, and in which way */
export async function keepShop(
  { deps }: Storm,
  memory: Pick<Memory, 'deeds'>,
  isOver: () => boolean,
): Promise<void> {
  const { config, database, jobs, clock } = deps;
  const { db } = database;
  const parcel = { courier: 'BRT', trackingCode: '0123456789' };

  while (!isOver()) {
    await pause(100);
    // The database may be gone: then the next round does it.
    await oneRound().catch(() => {});
  }

  async function oneRound(): Promise<void> {
    const { rows } = await database.pool.query<Found>(
      `select o.id, order_number as number, state, delivery, payment_method as method, user_id as "userId",
         (select array_agg(i.id) from order_items i where i.order_id = o.id) as items
       from orders o where state in ('paid', 'shipped', 'awaiting_payment') order by random() limit 12`,
    );
    for (const order of rows) {
      if (order.state === 'paid') await goWrong(order);
      else if (order.state === 'shipped') await pick([giveUp, giveBack, tryAgain])(order);
      else if (order.method === 'bank_transfer') await receivePayment(db, jobs, order.number, clock());
    }
    if (Math.random() < 0.1) await letTimePass({ deps });
  }

  /** Mostly its pieces are soon for sale again, so that there is something to buy. */
  async function goWrong(order: Found): Promise<void> {
    await pick([refundAll, refundAll, refundAll, refundSome, cancelOne, sendOff])(order);
  }

  function did(outcome: string | object, deed: string): void {
    const isDone =
      typeof outcome === 'object' || ['refunded', 'shipped', 'delivered', 'sent_again'].includes(outcome);
    if (isDone) memory.deeds[deed] = (memory.deeds[deed] ?? 0) + 1;
  }

  async function refundAll({ number }: Found): Promise<void> {
    did(await refundOrder(db, jobs, number, clock()), 'refunded whole');
  }

  /** Pressed twice, and by two at once: amounts that together would be more than there is. */
  async function refundSome({ number, items }: Found): Promise<void> {
    const one = {
      itemId: pick([...items, null]),
      amount: pick([100, 2_000, 6_000]),
      reason: 'defect',
      note: null,
    } as const;
    const key = randomUUID();
    const asked = [key, key, randomUUID(), randomUUID()].map((id) =>
      refundPart(db, jobs, number, { id, ...one }, clock()),
    );
    for (const outcome of await Promise.all(asked)) did(outcome, 'refunded in part');
  }

  async function cancelOne({ number, items }: Found): Promise<void> {
    const cancelled = { itemId: pick(items), kept: 0, isForSale: Math.random() < 0.8, note: null };
    const both = [cancelled, cancelled].map((one) => cancelPieces(db, jobs, number, one, clock()));
    for (const outcome of await Promise.all(both)) did(outcome, 'cancelled a piece');
  }

  async function sendOff({ number, delivery }: Found): Promise<void> {
    const outcome = await shipOrder(db, jobs, number, parcel, clock());
    if (delivery === 'courier') return did(outcome, 'shipped');
    await makeReady(db, jobs, number, clock());
    const both = [1, 2].map(() => deliverOrder(db, jobs, number, clock(), clock()));
    for (const handed of await Promise.all(both)) did(handed, 'collected');
  }

  async function giveUp({ number }: Found): Promise<void> {
    const both = [1, 2].map(() => refundLost(db, jobs, number, null, clock()));
    for (const outcome of await Promise.all(both)) did(outcome, 'lost a parcel');
  }

  async function tryAgain({ number }: Found): Promise<void> {
    const second = { trackingCode: parcel.trackingCode, isWithOthers: Math.random() < 0.5 };
    did(await sendAgain(db, jobs, number, second, clock()), 'sent a parcel again');
  }

  /** A buyer withdraws, what comes back is looked at, and paid back all or in part. */
  async function giveBack({ id: orderId, number, userId, items }: Found): Promise<void> {
    const itemId = pick(items);
    await returnItem(db, jobs, { userId, orderId, itemId, reason: undefined }, clock(), config).catch(
      () => {},
    );
    const inspection = pick(inspections);
    const both = [1, 2].map(() => receiveReturns(db, number, itemId, clock(), inspection));
    for (const outcome of await Promise.all(both)) did(outcome, `took a return in as ${inspection.verdict}`);
    const reduction =
      inspection.verdict === 'good' ? undefined : { cents: pick([500, 3_000]), note: 'Rotto' };
    const paid = [1, 2].map(() => refundReturns(db, jobs, number, itemId, clock(), reduction));
    for (const outcome of await Promise.all(paid))
      did(outcome, reduction ? 'paid a return back in part' : 'paid a return back');
  }
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

/** Everything that awaits its payment has waited too long. */
export const letTimePass = ({ deps }: Pick<Storm, 'deps'>): Promise<void> =>
  cancelOverdue({ ...deps, clock: () => new Date(deps.clock().getTime() + longMs) });
