/** An order goes from state to state here and nowhere else, each move with its line in the history. */
import { desc, eq, sql } from 'drizzle-orm';
import type { OrderState } from '../../../domain/contract/orders.ts';
import { canMove, type MoveReason } from '../../../domain/order-state.ts';
import type { Executor } from '../../db/client.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Takes an order for the rest of the transaction; whoever else wants to move it waits. */
export async function lockOrder(tx: Executor, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return order;
}

/**
 * Does something to the order of a number, which is locked for as long as it takes. After it payment, then parts, then their private
 * offers: everybody locks in this order.
 *
 * @param db where the work belongs to a larger act, its transaction
 * @param orderNumber as it stands on the order
 */
export async function withOrder<Outcome>(
  db: Executor,
  orderNumber: string,
  work: (tx: Executor, order: OrderRow) => Promise<Outcome>,
): Promise<Outcome | 'unknown'> {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!found) return 'unknown';
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    return order ? work(tx, order) : 'unknown';
  });
}

/** Why an order came into the state it is in, where that was noted: of a cancelled one, who or what cancelled it. */
export async function lastReason(tx: Executor, orderId: string) {
  const [last] = await tx
    .select({ reason: orderHistory.reason })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(desc(orderHistory.position))
    .limit(1);
  return last?.reason;
}

/** The move is not in the table of `domain/order-state.ts`. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused';
  constructor(order: OrderRow, to: OrderState) {
    super(`order ${order.orderNumber} cannot go from ${order.state} to ${to}`);
  }
}

/**
 * Moves a locked order.
 *
 * @param order as `lockOrder` gave it, in the same transaction
 * @param change columns that change with the move: `purchasedAt`, the shipment
 * @throws MoveRefused
 */
export async function moveOrder(
  tx: Executor,
  order: OrderRow,
  to: OrderState,
  at: Date,
  change: Partial<
    Pick<
      OrderRow,
      | 'purchasedAt'
      | 'arrivesFrom'
      | 'arrivesBy'
      | 'readyFrom'
      | 'packedAt'
      | 'courier'
      | 'trackingCode'
      | 'shippedAt'
      | 'deliveredAt'
      | 'lostAt'
    >
  > & {
    reason?: MoveReason;
  } = {},
): Promise<void> {
  if (!canMove(order.state, to, order.delivery)) throw new MoveRefused(order, to);
  const { reason, ...columns } = change;
  // Pieces are kept only for an order that awaits its payment, and no move leads back there.
  await tx
    .update(orders)
    .set({ ...columns, state: to, reservedUntil: null })
    .where(eq(orders.id, order.id));
  await tx.insert(orderHistory).values({
    orderId: order.id,
    position: sql`(select count(*) from order_history where order_id = ${order.id})`,
    state: to,
    at,
    reason: reason ?? null,
  });
}
