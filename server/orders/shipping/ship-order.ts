/** What happens to a paid order on its way: it leaves the yard, and it arrives. The shopkeeper says so. */
import { and, eq } from 'drizzle-orm';
import { isHeld } from '../../../domain/safety-hold.ts';
import { takesHazards } from '../../../shop.config.ts';
import type { Hazard } from '../../../domain/vocabulary.ts';
import type { Executor } from '../../db/client.ts';
import { categories, parts } from '../../db/schema/catalogue.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { moveOrder, withOrder, type OrderRow } from '../lifecycle/moves.ts';

export type Parcel = { readonly courier: string; readonly trackingCode: string };

/** Why nothing of an order is to be sent; `over`: cancelled or refunded, `given_back`: the buyer has withdrawn from all of it. */
export type NotSent = 'unpaid' | 'over' | 'given_back';

/**
 * `corrected`: it was sent before, with another courier or code; `unchecked`: nobody has looked at who buys a safety part of it;
 * `not_by_courier`: there are dangerous goods in it, which that courier does not take. What it is not sent for changed nothing.
 */
export type SendOutcome =
  | 'shipped'
  | 'corrected'
  | 'shipped_before'
  | 'unchecked'
  | 'not_by_courier'
  | NotSent
  | 'unknown';

/** @param order locked, and with it its items: nobody withdraws meanwhile */
export async function whyNotSent(tx: Executor, order: OrderRow): Promise<NotSent | undefined> {
  if (order.state === 'awaiting_payment') return 'unpaid';
  if (order.state === 'cancelled' || order.state === 'refunded') return 'over';
  return order.state === 'paid' && (await isGivenBack(tx, order.id)) ? 'given_back' : undefined;
}

/**
 * The parcel is with its courier: the order moves, and the buyer is written to in the same transaction. Said twice it changes
 * nothing; another code puts the first one right, and the buyer gets it.
 *
 * @param orderNumber as it stands on the order
 */
export async function shipOrder(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  { courier, trackingCode }: Parcel,
  now: Date,
): Promise<SendOutcome> {
  return withOrder(db, orderNumber, async (tx, order) => {
    const obstacle = await whyNotSent(tx, order);
    if (obstacle) return obstacle;
    if (await isHeldNow(tx, order)) return 'unchecked';
    if (!takesHazards(courier) && (await hazardsOf(tx, order.id)).length > 0) return 'not_by_courier';
    if (order.state === 'paid')
      await moveOrder(tx, order, 'shipped', now, { courier, trackingCode, shippedAt: now });
    else if (order.courier === courier && order.trackingCode === trackingCode) return 'shipped_before';
    else await tx.update(orders).set({ courier, trackingCode }).where(eq(orders.id, order.id));
    await jobs.send(tx, 'order-shipped-mail', { orderId: order.id });
    return order.state === 'paid' ? 'shipped' : 'corrected';
  });
}

/** Whether somebody has to look at who buys a safety part of it first. @param order locked */
export const isHeldNow = async (tx: Executor, order: OrderRow): Promise<boolean> =>
  isHeld(order, await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id)));

/** Why what is to be sent of an order is dangerous goods. */
async function hazardsOf(tx: Executor, orderId: string): Promise<Hazard[]> {
  const rows = await tx
    .selectDistinct({ hazard: categories.hazard })
    .from(orderItems)
    .innerJoin(parts, eq(parts.id, orderItems.partId))
    .innerJoin(categories, eq(categories.id, parts.categoryId))
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.state, 'ordered')));
  return rows.flatMap(({ hazard }) => hazard ?? []);
}

const isGivenBack = async (tx: Executor, orderId: string): Promise<boolean> =>
  (await tx.$count(orderItems, and(eq(orderItems.orderId, orderId), eq(orderItems.state, 'ordered')))) === 0;

export type DeliverOutcome = 'delivered' | 'delivered_before' | 'not_shipped' | 'before_shipping' | 'unknown';

/**
 * The parcel was handed over: from that day on the buyer has the order's days to give things back.
 *
 * @param at when; a moment before the parcel left is refused
 */
export async function deliverOrder(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  at: Date,
  now: Date,
): Promise<DeliverOutcome> {
  return withOrder(db, orderNumber, async (tx, order) => {
    if (order.state === 'delivered') return 'delivered_before';
    if (order.state !== 'shipped') return 'not_shipped';
    if (order.shippedAt && at < order.shippedAt) return 'before_shipping';
    await moveOrder(tx, order, 'delivered', now, { deliveredAt: at });
    await jobs.send(tx, 'order-delivered-mail', { orderId: order.id });
    return 'delivered';
  });
}
