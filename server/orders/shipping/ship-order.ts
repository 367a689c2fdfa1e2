/** What happens to a paid order on its way: it leaves the yard, and it arrives. The shopkeeper says so. */
import { and, eq } from 'drizzle-orm';
import { takesHazards } from '../../../shop.config.ts';
import type { Hazard } from '../../../domain/vocabulary.ts';
import type { Executor } from '../../db/client.ts';
import { categories, parts } from '../../db/schema/catalogue.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { moveOrder, withOrder } from '../lifecycle/moves.ts';
import { handOver, type HandOverOutcome } from './hand-over.ts';
import { isHeldNow, whyNotSent, type NotSent } from './why-not-sent.ts';

export type Parcel = { readonly courier: string; readonly trackingCode: string };

/**
 * `corrected`: it was sent before, with another courier or code; `unchecked`: nobody has looked at who buys a safety part of it;
 * `not_by_courier`: there are dangerous goods in it, which that courier does not take; `for_collection`: it is fetched at the yard. What it
 * is not sent for changed nothing.
 */
export type SendOutcome =
  | 'shipped'
  | 'corrected'
  | 'shipped_before'
  | 'unchecked'
  | 'not_by_courier'
  | 'for_collection'
  | NotSent
  | 'unknown';

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
    if (order.delivery === 'collection') return 'for_collection';
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

export type DeliverOutcome = HandOverOutcome | 'not_shipped' | 'before_shipping' | 'unknown';

/**
 * The parcel was handed over, by its courier or, where it is collected, at the yard: from that day on the buyer has the order's days to
 * give things back.
 *
 * @param at when; a moment before the parcel left, or was ready, is refused
 */
export async function deliverOrder(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  at: Date,
  now: Date,
): Promise<DeliverOutcome> {
  return withOrder(db, orderNumber, async (tx, order) => {
    if (order.delivery === 'collection') return handOver(tx, jobs, order, at, now);
    if (order.state === 'delivered') return 'delivered_before';
    if (order.state !== 'shipped') return 'not_shipped';
    if (order.shippedAt && at < order.shippedAt) return 'before_shipping';
    await moveOrder(tx, order, 'delivered', now, { deliveredAt: at });
    await jobs.send(tx, 'order-delivered-mail', { orderId: order.id });
    return 'delivered';
  });
}
