/** A buyer gives an item back: the right of withdrawal, used (design 4.6; art. 52 and 54-bis Codice del consumo). */
import { eq } from 'drizzle-orm';
import type { OrderItem } from '../../../domain/contract/orders.ts';
import { Problem } from '../../../domain/problem.ts';
import { returnableUntil } from '../../../domain/returns.ts';
import { whyNotReturnable } from '../../../domain/returns.ts';
import type { Db } from '../../db/client.ts';
import { orderItems } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import type { MediaAddress } from '../../catalogue/photos/images.ts';
import { loadItems, toItem } from '../reading/load-orders.ts';
import { lockOrder } from '../lifecycle/moves.ts';

/** Which item of whose order, and why if they said so. */
export type Return = {
  readonly userId: string;
  readonly orderId: string;
  readonly itemId: string;
  readonly reason: string | undefined;
};

/**
 * Gives the whole item back, all its pieces, and orders the receipt, and the mail to the yard, in the same transaction. The order is locked:
 * of two returns of an item at the same moment one wins, the other is told.
 *
 * @throws Problem `order_not_found` (another person's too), `item_not_found`, `already_returned`, `return_window_closed`, `not_paid`
 */
export async function returnItem(
  db: Db,
  jobs: Jobs,
  { userId, orderId, itemId, reason }: Return,
  now: Date,
  media: MediaAddress,
): Promise<OrderItem> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.userId !== userId) throw new Problem('order_not_found');
    const found = (await loadItems(tx, [orderId])).find(({ item }) => item.id === itemId);
    if (!found) throw new Problem('item_not_found');
    const until = returnableUntil(order);
    const obstacle = whyNotReturnable({ order: order.state, item: found.item.state, until }, now);
    if (obstacle) throw new Problem(obstacle);
    const [item = found.item] = await tx
      .update(orderItems)
      .set({ state: 'returned', returnedAt: now, returnReason: reason ?? null })
      .where(eq(orderItems.id, itemId))
      .returning();
    await jobs.send(tx, 'withdrawal-receipt-mail', { orderId, itemId });
    await jobs.send(tx, 'withdrawal-notice-mail', { orderId, itemId });
    await jobs.send(tx, 'staff-notice', { kind: 'withdrawal', orderId, itemId });
    return toItem({ ...found, item }, order.locale, until?.toISOString() ?? null, media);
  });
}
