/** An item of an order goes from state to state here and nowhere else. */
import { eq, inArray } from 'drizzle-orm';
import { canItemMove } from '../../../domain/order-state.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { withOrder, type OrderRow } from './moves.ts';

export type ItemRow = typeof orderItems.$inferSelect;

/** Which items of an order: one by its id, the n-th as `orders show` lists them, from 1; all that the command is about when left out. */
export type Which = string | number | undefined;

/** An item that something was done to, as it was before, and what goes back for it. */
export type DoneItem = { readonly item: ItemRow; readonly cents: number };

/** `nothing` where no item is in the state that the command is about. */
export type ItemOutcome =
  | { readonly done: readonly DoneItem[]; readonly cents: number }
  | 'unknown'
  | 'no_such_item'
  | 'nothing';

/**
 * Does something to those items of an order that are in a state, the order locked for as long as it takes.
 *
 * @param orderNumber as it stands on the order
 */
export async function withItems<Refusal extends string = never>(
  db: Executor,
  orderNumber: string,
  which: Which,
  state: ItemRow['state'],
  work: (
    tx: Executor,
    given: {
      readonly order: OrderRow;
      readonly items: readonly ItemRow[];
      /** Those of the order that are not meant, too. */
      readonly all: readonly ItemRow[];
    },
  ) => Promise<ItemOutcome | Refusal>,
): Promise<ItemOutcome | Refusal> {
  return withOrder(db, orderNumber, async (tx, order) => {
    const all = await itemsOf(tx, order);
    const meant = all.filter(({ id }, at) => which === undefined || which === id || which === at + 1);
    if (meant.length === 0) return 'no_such_item';
    const items = meant.filter((item) => item.state === state);
    return items.length === 0 ? 'nothing' : work(tx, { order, items, all });
  });
}

/** All items of an order, in the order of the cart. */
export const itemsOf = (tx: Executor, order: OrderRow): Promise<ItemRow[]> =>
  tx.select().from(orderItems).where(eq(orderItems.orderId, order.id)).orderBy(orderItems.id);

/**
 * Moves items of a locked order.
 *
 * @param change columns that change with the move
 * @throws Error when the move is not in the table of `domain/order-state.ts`
 */
export async function moveItems(
  tx: Executor,
  items: readonly ItemRow[],
  state: ItemRow['state'],
  change: Partial<
    Pick<ItemRow, 'outcome' | 'outcomeNote' | 'reduction' | 'restockedAt' | 'regradedPartId'>
  > = {},
): Promise<void> {
  for (const item of items)
    if (!canItemMove(item.state, state))
      throw new Error(`item ${item.id} cannot go from ${item.state} to ${state}`);
  const ids = items.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(orderItems)
      .set({ ...change, state })
      .where(inArray(orderItems.id, ids));
}
