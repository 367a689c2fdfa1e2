/** Whether the books of a shop are right: orders, stock, money and mails tell the same story. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { OrderState } from '../../domain/contract/orders.ts';
import { canMove } from '../../domain/order-state.ts';
import type { Delivery } from '../../domain/vocabulary.ts';

type Pool = Pick<pg.Pool, 'query'>;

/** What somebody was told by the shop, and may rely on. */
export type Promises = {
  /** Of every order that a checkout was answered with, the keys under which it was sent. */
  readonly keysOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Orders whose buyers came to the page that says they paid. */
  readonly paid: ReadonlySet<string>;
  /** Sales elsewhere that were taken, by what they are called there. */
  readonly soldElsewhere: ReadonlySet<string>;
};

/** @returns what is wrong, one sentence each */
export async function faultsIn(
  pool: Pool,
  pieces: ReadonlyMap<number, number>,
  promises?: Promises,
): Promise<string[]> {
  return [
    ...(await faultyStock(pool, pieces)),
    ...(await faultyHistories(pool)),
    ...(await faultyMoney(pool)),
    ...(promises ? await brokenPromises(pool, promises) : []),
  ];
}

/**
 * Stock plus what left, here and elsewhere, is what there was; what is kept is what awaits its payment, or is held for a channel. A piece that came back worse is a part of its own, and
 * counts where it came from; one that was lost, broken or never came back has left for good.
 */
async function faultyStock(pool: Pool, pieces: ReadonlyMap<number, number>): Promise<string[]> {
  const { rows } = await pool.query<{ id: number; on_hand: number; gone: number }>(
    `with recursive family as (
       select id, id as root from parts where regraded_from is null
       union all select parts.id, family.root from parts join family on parts.regraded_from = family.id)
     select root as id, sum(on_hand)::int as on_hand, sum(coalesce(left_yard.pieces, 0))::int as gone
     from family join parts on parts.id = family.id
     left join lateral (
       select sum(pieces) as pieces from (
         select case when i.restocked_at is null then i.quantity else 0 end + i.lost_pieces as pieces
         from order_items i join orders o on o.id = i.order_id
         where i.part_id = parts.id and o.state in ('paid', 'shipped', 'delivered', 'refunded')
         union all select quantity from channel_pieces where part_id = parts.id and state = 'sold') as counted) left_yard on true
     group by root`,
  );
  const { rows: reserved } = await pool.query<{ id: number; reserved: number; kept: number }>(
    `select parts.id, reserved, kept::int from parts, lateral (
       select coalesce(sum(quantity), 0) as kept from (
         select i.quantity from order_items i join orders o on o.id = i.order_id
         where i.part_id = parts.id and o.state = 'awaiting_payment'
         union all select quantity from channel_pieces where part_id = parts.id and state = 'held') as counted) as counted
     where reserved <> kept`,
  );
  return [
    ...rows
      .filter(({ id, on_hand: onHand, gone }) => onHand + gone !== pieces.get(id))
      .map(
        ({ id, on_hand: onHand, gone }) =>
          `Part ${id}: ${onHand} in the yard and ${gone} gone, of ${pieces.get(id)}.`,
      ),
    ...reserved.map(
      ({ id, reserved: count, kept }) =>
        `Part ${id}: ${count} kept, ${kept} of them for orders and channels.`,
    ),
  ];
}

/** Every step of an order is one that is allowed, and the last is where it stands. */
async function faultyHistories(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{
    number: string;
    state: OrderState;
    delivery: Delivery;
    steps: OrderState[];
  }>(
    `select order_number as number, o.state, o.delivery, array_agg(h.state order by h.position) as steps
     from orders o left join order_history h on h.order_id = o.id group by o.id`,
  );
  return rows.flatMap(({ number, state, delivery, steps }) => {
    const isRight =
      steps[0] === 'awaiting_payment' &&
      steps.at(-1) === state &&
      steps.every((step, at) => at === 0 || canMove(steps[at - 1]!, step, delivery));
    return isRight ? [] : [`Order ${number} is ${state} after ${steps.join(', ')}.`];
  });
}

/**
 * Each order has one payment; money that came belongs to one paid order or goes back, all of it and no more, but for what was withheld of
 * pieces that came back worse.
 */
async function faultyMoney(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ number: string; state: string; payment: string }>(
    `select order_number as number, o.state, coalesce(string_agg(p.state, ', '), 'none') as payment
     from orders o left join payments p on p.order_id = o.id
     left join lateral (
       select coalesce(sum(r.amount), 0) as amount, coalesce(sum(r.shipping), 0) as shipping,
         coalesce(bool_or(r.amount <= 0 or r.shipping < 0 or r.shipping > r.amount), false) as is_wrong
       from refunds r where r.payment_id = p.id) back on true
     left join lateral (
       select coalesce(sum(i.reduction), 0) as withheld, sum(i.quantity * i.discounted_price) as goods,
         bool_or(i.reduction < 0 or (i.reduction > 0
           and (i.state <> 'refunded' or i.outcome not in ('worse', 'unusable')))) as is_wrong
       from order_items i where i.order_id = o.id) pieces on true
     group by o.id
     having count(p.id) <> 1
       or bool_or((p.state = 'paid') <> (o.state in ('paid', 'shipped', 'delivered'))
         and back.amount = 0 and pieces.withheld = 0)
       or bool_or(o.state = 'refunded' and back.amount + pieces.withheld < p.amount)
       or bool_or(back.is_wrong or pieces.is_wrong or back.shipping > o.shipping or pieces.goods <> o.goods)
       or bool_or(p.state in ('to_refund', 'refunded') and back.amount <> p.amount)
       or bool_or(back.amount > p.amount)
       or bool_or(p.amount <> o.final_price)`,
  );
  const faults = rows.map(
    ({ number, state, payment }) => `Order ${number} is ${state}, its payment ${payment}.`,
  );
  const { rows: items } = await pool.query<{ number: string; sku: string }>(
    `select order_number as number, sku from order_items i join orders o on o.id = i.order_id
     where (select coalesce(sum(amount - coalesce(shipping, 0)), 0) from refunds where item_id = i.id)
       > i.quantity * i.discounted_price`,
  );
  const { rows: events } = await pool.query<{ id: string }>(
    `select e.id from payment_events e
     left join payments p on e.id = 'evt_' || p.reference || '_payment.paid'
     where e.type = 'payment.paid' and (p.id is null or p.state not in ('paid', 'to_refund', 'refunded'))`,
  );
  return [
    ...faults,
    ...items.map(({ number, sku }) => `More went back for ${sku} of order ${number} than it cost.`),
    ...events.map(({ id }) => `The event ${id} has no payment that came.`),
  ];
}

/** Each sale that a channel was told of is there, once. */
async function brokenSales(pool: Pool, sales: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string; times: number }>(
    "select reference, count(*)::int as times from channel_pieces where state = 'sold' group by reference",
  );
  const times = new Map(rows.map((row) => [row.reference, row.times]));
  return [
    ...[...sales].filter((one) => !times.has(one)).map((one) => `The sale ${one} elsewhere is lost.`),
    ...rows
      .filter((row) => row.times > 1)
      .map((row) => `The sale ${row.reference} elsewhere is there twice.`),
  ];
}

/** Nobody was told of an order that is not there, nor twice of one that was sent once. */
async function brokenPromises(pool: Pool, { keysOf, paid, soldElsewhere }: Promises): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; was_paid: boolean }>(
    `select o.id, exists (select from order_history h where h.order_id = o.id and h.state = 'paid')
       or exists (select from refunds r where r.order_id = o.id) as was_paid from orders o`,
  );
  const wasPaid = new Map(rows.map((row) => [row.id, row.was_paid]));
  const ordersOf = new Map<string, string[]>();
  for (const [id, keys] of keysOf)
    for (const key of keys) ordersOf.set(key, [...(ordersOf.get(key) ?? []), id]);
  return [
    ...(await brokenSales(pool, soldElsewhere)),
    ...[...keysOf.keys()].filter((id) => !wasPaid.has(id)).map((id) => `The order ${id} is lost.`),
    ...[...ordersOf]
      .filter(([, ids]) => ids.length > 1)
      .map(([key]) => `The checkout ${key} made several orders.`),
    ...[...paid]
      .filter((id) => !wasPaid.get(id))
      .map((id) => `Who paid for ${id} was told so, and nothing is paid.`),
  ];
}

/** Mails that were not written: each order that was paid has one confirmation, and whatever went wrong with it was told. */
export async function missingMails(pool: Pool, outbox: string): Promise<string[]> {
  const { rows } = await pool.query<{ mail: string }>(
    `select distinct 'order-confirmation-' || order_id as mail from order_history where state = 'paid'
     union select 'refund-' || id from refunds where state = 'done' and reason <> 'cancelled'
     union select 'pieces-cancelled-' || id from order_items where outcome = 'cancelled'
     union select 'return-reduced-' || id from order_items where reduction > 0`,
  );
  return rows
    .filter(({ mail }) => !existsSync(join(outbox, `${mail}.eml`)))
    .map(({ mail }) => `The mail ${mail} was not written.`);
}
