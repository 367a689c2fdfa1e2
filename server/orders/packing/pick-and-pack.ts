/** A paid order in the yard: its pieces are fetched from their shelves, and packed. Nobody outside is told but who collects it. */
import { and, eq, isNull } from 'drizzle-orm';
import { isKeptTooLong, keptUntil } from '../../../domain/collection-days.ts';
import { nextStep } from '../../../domain/desk/next-step.ts';
import type { PieceTrouble } from '../../../domain/vocabulary.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { itemsOf } from '../lifecycle/item-moves.ts';
import { withOrder, type OrderRow } from '../lifecycle/moves.ts';
import { isHeldNow, whyNotSent, type NotSent } from '../shipping/why-not-sent.ts';

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
      .set({
        pickedAt: isPicked ? now : null,
        pickedBy: isPicked ? by : null,
        // Whatever was wrong with it: somebody has it in hand.
        ...(isPicked && { trouble: null, troubleBy: null }),
      })
      .where(and(eq(orderItems.orderId, order.id), eq(orderItems.id, itemId)));
    if (!isPicked && order.packedAt) await setPacked(tx, order, null);
    return 'done';
  });
}

/**
 * A piece is not where it should be, or is broken: it is in nobody's hand, and the order is packed no longer. What follows from that is for
 * whoever may let money go (`cancelPieces`). Said twice it changes nothing.
 *
 * @param by who says so
 */
export function reportTrouble(
  db: Executor,
  orderNumber: string,
  { itemId, trouble, by }: { readonly itemId: string; readonly trouble: PieceTrouble; readonly by: string },
): Promise<PickOutcome> {
  return withOrder(db, orderNumber, async (tx, order): Promise<PickOutcome> => {
    const item = (await itemsOf(tx, order)).find(({ id }) => id === itemId);
    if (!item) return 'no_such_item';
    const obstacle = await whyNotHandled(tx, order);
    if (obstacle) return obstacle;
    if (item.state !== 'ordered') return 'given_back';
    if (item.trouble === trouble) return 'unchanged';
    await tx
      .update(orderItems)
      .set({ trouble, troubleBy: by, pickedAt: null, pickedBy: null })
      .where(and(eq(orderItems.orderId, order.id), eq(orderItems.id, itemId)));
    if (order.packedAt) await setPacked(tx, order, null);
    return 'done';
  });
}

/** `not_picked`: a piece is still on its shelf. */
export type PackOutcome = Exclude<PickOutcome, 'no_such_item'> | 'not_picked';

/**
 * All that is to be sent lies in its parcel; or it was opened again. Said twice it changes nothing. Who collects it is told in the same
 * transaction that it is ready, once: packed anew it is kept as long as was said first, and told anew only where that day has passed.
 */
export function packOrder(
  db: Executor,
  jobs: Jobs,
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
    const { state, delivery } = order;
    const stage = { state, delivery, isPacked: false, isHeld: false, isKeptTooLong: false, items };
    if (isPacked && nextStep(stage) !== 'pack') return 'not_picked';
    await setPacked(tx, order, isPacked ? now : null);
    const isNews = order.keptUntil === null || isKeptTooLong(order.keptUntil, now);
    if (isPacked && order.collection && isNews) {
      const until = keptUntil(now, order.collection);
      await tx.update(orders).set({ keptUntil: until }).where(eq(orders.id, order.id));
      await jobs.send(tx, 'order-ready-mail', { orderId: order.id });
    }
    return 'done';
  });
}

/** `is_sent`: nobody collects it. */
export type ReadyOutcome = PackOutcome | 'is_sent';

/** All of an order that is collected is fetched and packed, in one word: for a yard that works without the desk. */
export function makeReady(db: Executor, jobs: Jobs, orderNumber: string, now: Date): Promise<ReadyOutcome> {
  return withOrder(db, orderNumber, async (tx, order): Promise<ReadyOutcome> => {
    if (order.delivery !== 'collection') return 'is_sent';
    const obstacle = await whyNotHandled(tx, order);
    if (obstacle) return obstacle;
    const isOnShelf = and(eq(orderItems.state, 'ordered'), isNull(orderItems.pickedAt));
    await tx
      .update(orderItems)
      .set({ pickedAt: now, trouble: null, troubleBy: null })
      .where(and(eq(orderItems.orderId, order.id), isOnShelf));
    return packOrder(tx, jobs, orderNumber, true, now);
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
