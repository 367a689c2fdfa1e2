/** A paid order in the yard: its pieces are fetched from their shelves, and packed. Nobody outside is told. */
import { and, eq } from 'drizzle-orm';
import { nextStep } from '../../../domain/desk/next-step.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { itemsOf } from '../lifecycle/item-moves.ts';
import { withOrder, type OrderRow } from '../lifecycle/moves.ts';
import { isHeldNow, whyNotSent, type NotSent } from '../shipping/ship-order.ts';

/** All but `done` changed nothing. `unchecked`: nobody has looked at who buys a safety part of the order. */
export type PickOutcome =
  | 'done'
  | 'unchanged'
  | 'shipped'
  | 'unchecked'
  | 'no_such_item'
  | NotSent
  | 'unknown';

/**
 * A piece is in somebody's hand, or back on its shelf: with that the order is packed no longer. Said twice it changes nothing.
 *
 * @param by who has it
 */
export function pickItem(
  db: Executor,
  orderNumber: string,
  { itemId, isPicked, by }: { readonly itemId: string; readonly isPicked: boolean; readonly by: string },
  now: Date,
): Promise<PickOutcome> {
  return withOrder(db, orderNumber, async (tx, order): Promise<PickOutcome> => {
    const item = (await itemsOf(tx, order)).find(({ id }) => id === itemId);
    if (!item) return 'no_such_item';
    const obstacle = await whyNotHandled(tx, order);
    if (obstacle) return obstacle;
    if (item.state !== 'ordered') return 'given_back';
    if ((item.pickedAt !== null) === isPicked) return 'unchanged';
    await tx
      .update(orderItems)
      .set({ pickedAt: isPicked ? now : null, pickedBy: isPicked ? by : null })
      .where(and(eq(orderItems.orderId, order.id), eq(orderItems.id, itemId)));
    if (!isPicked && order.packedAt) await setPacked(tx, order, null);
    return 'done';
  });
}

/** `not_picked`: a piece is still on its shelf. */
export type PackOutcome = Exclude<PickOutcome, 'no_such_item'> | 'not_picked';

/** All that is to be sent lies in its parcel; or it was opened again. Said twice it changes nothing. */
export function packOrder(
  db: Executor,
  orderNumber: string,
  isPacked: boolean,
  now: Date,
): Promise<PackOutcome> {
  return withOrder(db, orderNumber, async (tx, order): Promise<PackOutcome> => {
    const obstacle = await whyNotHandled(tx, order);
    if (obstacle) return obstacle;
    if ((order.packedAt !== null) === isPacked) return 'unchanged';
    const items = (await itemsOf(tx, order)).map(({ state, pickedAt }) => ({
      state,
      isPicked: pickedAt !== null,
    }));
    if (isPacked && nextStep({ state: order.state, isPacked: false, isHeld: false, items }) !== 'pack')
      return 'not_picked';
    await setPacked(tx, order, isPacked ? now : null);
    return 'done';
  });
}

const setPacked = (tx: Executor, { id }: OrderRow, packedAt: Date | null) =>
  tx.update(orders).set({ packedAt }).where(eq(orders.id, id));

async function whyNotHandled(
  tx: Executor,
  order: OrderRow,
): Promise<NotSent | 'shipped' | 'unchecked' | undefined> {
  if (order.state === 'shipped' || order.state === 'delivered') return 'shipped';
  return (await whyNotSent(tx, order)) ?? ((await isHeldNow(tx, order)) ? 'unchecked' : undefined);
}
