/** One piece of an order that something is done about. */
import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { itemsOf, type ItemRow } from '../../orders/lifecycle/item-moves.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';
import { refuse, type Doing, type OnOrder } from '../orders/do-and-log.ts';

export type OnItem = OnOrder & { readonly itemId: string };

/** @throws Problem `item_not_found` */
export async function itemOf(tx: Executor, order: OrderRow, itemId: string): Promise<ItemRow> {
  const item = (await itemsOf(tx, order)).find(({ id }) => id === itemId);
  if (!item) throw new Problem('item_not_found');
  return item;
}

/**
 * At the desk what cannot be done to a return is a refusal; what was done to it before is none.
 *
 * @param outcome what the rule said
 * @param isSame whether a return is as it was to become
 * @throws Problem
 */
export async function orRefuseReturn(
  { database: { db } }: Pick<Doing, 'database'>,
  { orderNumber, itemId }: OnItem,
  outcome: object | string,
  isSame: (item: ItemRow) => boolean,
): Promise<void> {
  if (typeof outcome === 'object') return;
  if (outcome === 'nothing') {
    const [found] = await db
      .select({ item: orderItems })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orders.orderNumber, orderNumber), eq(orderItems.id, itemId)));
    if (found && found.item.returnedAt !== null && isSame(found.item)) return;
  }
  refuse(outcome);
}
