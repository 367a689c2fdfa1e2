/** One piece of an order that something is done about. */
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { itemsOf, type ItemRow } from '../../orders/lifecycle/item-moves.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';
import type { OnOrder } from '../orders/do-and-log.ts';

export type OnItem = OnOrder & { readonly itemId: string };

/** @throws Problem `item_not_found` */
export async function itemOf(tx: Executor, order: OrderRow, itemId: string): Promise<ItemRow> {
  const item = (await itemsOf(tx, order)).find(({ id }) => id === itemId);
  if (!item) throw new Problem('item_not_found');
  return item;
}
