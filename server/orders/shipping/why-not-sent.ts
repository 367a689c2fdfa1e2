/** Why a paid order does not leave the yard yet, or does not at all: asked by all that handles it. */
import { and, eq } from 'drizzle-orm';
import { isHeld } from '../../../domain/safety-hold.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems } from '../../db/schema/orders.ts';
import type { OrderRow } from '../lifecycle/moves.ts';

/** Why nothing of an order is to be sent; `over`: cancelled or refunded, `given_back`: the buyer has withdrawn from all of it. */
export type NotSent = 'unpaid' | 'over' | 'given_back';

/** @param order locked, and with it its items: nobody withdraws meanwhile */
export async function whyNotSent(tx: Executor, order: OrderRow): Promise<NotSent | undefined> {
  if (order.state === 'awaiting_payment') return 'unpaid';
  if (order.state === 'cancelled' || order.state === 'refunded') return 'over';
  return order.state === 'paid' && (await isGivenBack(tx, order.id)) ? 'given_back' : undefined;
}

/** Whether somebody has to look at who buys a safety part of it first. @param order locked */
export const isHeldNow = async (tx: Executor, order: OrderRow): Promise<boolean> =>
  isHeld(order, await tx.select().from(orderItems).where(eq(orderItems.orderId, order.id)));

const isGivenBack = async (tx: Executor, orderId: string): Promise<boolean> =>
  (await tx.$count(orderItems, and(eq(orderItems.orderId, orderId), eq(orderItems.state, 'ordered')))) === 0;
