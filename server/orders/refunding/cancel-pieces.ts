/** Pieces of a paid order that cannot be sent: they are taken out of it before the parcel leaves, and paid back. */
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { settleCancelled } from '../../../domain/exceptions/cancelled-pieces.ts';
import { takeBack } from '../../../domain/stock.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { itemsOf, moveItems, type ItemRow } from '../lifecycle/item-moves.ts';
import { moveOrder, withOrder, type OrderRow } from '../lifecycle/moves.ts';
import { changeStock } from '../lifecycle/stock.ts';
import { loadItems } from '../reading/load-orders.ts';
import { sentItem, sentOrder, shippingTerms } from '../reading/balanced-order.ts';
import { whyNotSent, type NotSent } from '../shipping/why-not-sent.ts';
import { askRefund, lockTakenPayment, readBalance } from './refunds.ts';

export type Cancellation = {
  readonly itemId: string;
  /** How many pieces of the item stay in the order. */
  readonly kept: number;
  /** Whether what is taken out can be bought again: what broke in the yard or cannot be found is not. */
  readonly isForSale: boolean;
  /** What the buyer is told beside. */
  readonly note: string | null;
};

/** `cents` go back. `too_few`: there are fewer pieces than are to be kept. */
export type CancelPiecesOutcome =
  | { readonly cents: number; readonly pieces: number }
  | 'unchanged'
  | 'no_such_item'
  | 'too_few'
  | 'shipped'
  | NotSent
  | 'unknown';

/**
 * Takes pieces out of an order that is paid and has not left. Their price goes back, less their share of the discount, and what shipping
 * costs less without them (decision 0080); with the last piece the order is refunded. Said twice it changes nothing.
 *
 * @param orderNumber as it stands on the order
 */
export async function cancelPieces(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  { itemId, kept, isForSale, note }: Cancellation,
  now: Date,
): Promise<CancelPiecesOutcome> {
  return withOrder(db, orderNumber, async (tx, order): Promise<CancelPiecesOutcome> => {
    const item = (await itemsOf(tx, order)).find(({ id }) => id === itemId);
    if (!item) return 'no_such_item';
    if (item.outcome === 'cancelled' && kept === 0) return 'unchanged';
    if (order.state === 'shipped' || order.state === 'delivered') return 'shipped';
    const obstacle = await whyNotSent(tx, order);
    if (obstacle) return obstacle;
    if (item.state !== 'ordered') return 'given_back';
    if (kept === item.quantity) return 'unchanged';
    if (kept > item.quantity) return 'too_few';

    // Before the pieces, as everybody locks.
    await lockTakenPayment(tx, order);
    const gone = kept === 0 ? item : await splitOff(tx, item, kept, now);
    const cents = await takeOut(tx, jobs, order, gone, { isForSale, note }, now);
    await jobs.send(tx, 'pieces-cancelled-mail', { orderId: order.id, itemId: gone.id });
    return { cents, pieces: gone.quantity };
  });
}

/**
 * Takes an item out of a paid order that has not left, and pays it back; with the last one the order is refunded. Whoever asks writes to
 * the buyer.
 *
 * @param order locked
 * @param gone an item of it that is to be sent
 * @returns the cents that go back
 */
export async function takeOut(
  tx: Executor,
  jobs: Jobs,
  order: OrderRow,
  gone: ItemRow,
  { isForSale, note }: Pick<Cancellation, 'isForSale' | 'note'>,
  now: Date,
): Promise<number> {
  const payment = await lockTakenPayment(tx, order);
  const rows = await loadItems(tx, [order.id]);
  const row = rows.find(({ item }) => item.id === gone.id);
  if (!row) throw new Error(`order ${order.orderNumber} has no item ${gone.id}`);
  const sent = sentOrder(order, rows);
  const balance = await readBalance(tx, sent, payment);
  const { total, shipping } = settleCancelled(sent, sentItem(row), balance, shippingTerms(order));
  if (isForSale) await changeStock(tx, [gone], takeBack);
  await moveItems(tx, [gone], 'refunded', {
    outcome: 'cancelled',
    outcomeNote: note,
    restockedAt: isForSale ? now : null,
  });
  // Whoever packed it has to open the parcel.
  await tx.update(orders).set({ packedAt: null }).where(eq(orders.id, order.id));
  if (rows.every(({ item: { id, state } }) => id === gone.id || state === 'refunded'))
    await moveOrder(tx, order, 'refunded', now, { reason: 'by_shopkeeper' });
  const refund = { payment, itemId: gone.id, amount: total, shipping, reason: 'cancelled', note } as const;
  if (total > 0) await askRefund(tx, jobs, refund, now);
  return total;
}

/** Pieces of an item become one of their own, the last of the order. */
async function splitOff(tx: Executor, item: ItemRow, kept: number, now: Date): Promise<ItemRow> {
  // What was wrong is taken out with the others.
  const stays = { quantity: kept, trouble: null, troubleBy: null };
  await tx.update(orderItems).set(stays).where(eq(orderItems.id, item.id));
  const [made] = await tx
    .insert(orderItems)
    .values({ ...item, id: uuidv7({ msecs: now.getTime() }), quantity: item.quantity - kept })
    .returning();
  if (!made) throw new Error('the database returned no row for an insert');
  return made;
}
