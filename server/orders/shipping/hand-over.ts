/** An order that was collected at the yard: for its days and its papers, handing it over is sending and delivering it at once. */
import type { Executor } from '../../db/client.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { moveOrder, type OrderRow } from '../lifecycle/moves.ts';
import { isHeldNow, whyNotSent, type NotSent } from './why-not-sent.ts';

/** `not_packed`: its pieces are not ready, or the parcel was opened again; `before_ready`: it was ready later than that. */
export type HandOverOutcome =
  | 'delivered'
  | 'delivered_before'
  | 'unchecked'
  | 'not_packed'
  | 'before_ready'
  | NotSent;

/**
 * The buyer is written to in the same transaction. Said twice it changes nothing.
 *
 * @param order locked, of those that are collected
 * @param at when
 */
export async function handOver(
  tx: Executor,
  jobs: Jobs,
  order: OrderRow,
  at: Date,
  now: Date,
): Promise<HandOverOutcome> {
  if (order.state === 'delivered') return 'delivered_before';
  const obstacle = await whyNotSent(tx, order);
  if (obstacle) return obstacle;
  if (await isHeldNow(tx, order)) return 'unchecked';
  if (!order.packedAt) return 'not_packed';
  if (at < order.packedAt) return 'before_ready';
  await moveOrder(tx, order, 'delivered', now, { shippedAt: at, deliveredAt: at });
  await jobs.send(tx, 'order-delivered-mail', { orderId: order.id });
  return 'delivered';
}
