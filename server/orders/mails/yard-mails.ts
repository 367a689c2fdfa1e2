/** The jobs that write to whoever runs the shop about an order. Run twice, they send the same mail. */
import { eq } from 'drizzle-orm';
import { legible, legibly } from '../../../domain/free-text.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { refunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { JobData } from '../../jobs/job-data.ts';
import { orderToShip } from '../../mail/yard/order-to-ship.ts';
import { refundFailed } from '../../mail/yard/refund-failed.ts';
import { withdrawalNotice } from '../../mail/yard/withdrawal-notice.ts';
import type { YardItem, YardOrder } from '../../mail/yard/yard-order.ts';
import type { OrderRow } from '../lifecycle/moves.ts';
import { donorCarLine, loadItems, nameForYard } from '../reading/load-orders.ts';

/** An order was paid, however and whenever; nothing once all of it was paid back. */
export async function sendOrderToShip(deps: Deps, orderId: string): Promise<void> {
  const order = await find(deps, orderId);
  if (order?.purchasedAt && order.state !== 'refunded')
    await deps.mailer.send(orderToShip({ ...order, purchasedAt: order.purchasedAt }));
}

/** A buyer has withdrawn from an item. */
export async function sendWithdrawalNotice(
  deps: Deps,
  { orderId, itemId }: JobData['withdrawal-notice-mail'],
): Promise<void> {
  const order = await find(deps, orderId);
  if (order?.items.some(({ id, returnedAt }) => id === itemId && returnedAt))
    await deps.mailer.send(withdrawalNotice(order, itemId));
}

/** Money did not go back; nothing once it has. */
export async function sendRefundFailed(
  deps: Deps,
  { refundId, failedAt }: JobData['refund-failed-mail'],
): Promise<void> {
  const [refund] = await deps.database.db.select().from(refunds).where(eq(refunds.id, refundId));
  const order = refund?.state === 'asked' ? await find(deps, refund.orderId) : undefined;
  if (refund && order) await deps.mailer.send(refundFailed(order, refund, failedAt));
}

async function find({ database: { db } }: Deps, orderId: string): Promise<YardOrder | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return (
    row && {
      ...row,
      buyer: legibly(row.buyer),
      deliveryAddress: legibly(row.deliveryAddress),
      repairerRegistration: row.repairerRegistration && legible(row.repairerRegistration),
      items: await loadYardItems(db, row),
    }
  );
}

/** What was ordered as the yard looks for it, by its own code, in Italian, with what packing needs; in the order of the cart. */
async function loadYardItems(
  db: Executor,
  { id, locale }: Pick<OrderRow, 'id' | 'locale'>,
): Promise<YardItem[]> {
  const rows = await loadItems(db, [id]);
  return rows.map((row) => {
    const { size, weightKg, hazard, place } = row;
    const name = nameForYard(row, locale, 'it');
    return { ...row.item, name, donorCar: donorCarLine(row, 'it'), size, weightKg, hazard, place };
  });
}
