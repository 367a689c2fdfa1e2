/** Stock as it changes in the database, by the rules of `domain/stock.ts`. */
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { availableOf, type Stock } from '../../../domain/stock.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { orderItems } from '../../db/schema/orders.ts';

export type Pieces = { readonly partId: number; readonly quantity: number };
/** A line of which there is not enough. */
export type ShortLine = Pieces & { readonly available: number };

/**
 * Applies a rule to the stock of several parts, to all or to none. The rows are locked, in the order of
 * their ids, so that buyers of the same parts wait for each other instead of locking each other out.
 *
 * @param rule gives the stock afterwards, or undefined when there is not enough
 * @returns the lines that were short; then nothing was changed
 */
export async function changeStock(
  tx: Executor,
  lines: readonly Pieces[],
  rule: (stock: Stock, quantity: number) => Stock | undefined,
): Promise<ShortLine[]> {
  const ids = lines.map(({ partId }) => partId);
  const rows = await tx
    .select({ id: parts.id, onHand: parts.onHand, reserved: parts.reserved })
    .from(parts)
    .where(inArray(parts.id, ids))
    .orderBy(asc(parts.id))
    .for('update');
  const stocks = new Map(rows.map((row) => [row.id, row]));

  const changes: { id: number; onHand: number; reserved: number }[] = [];
  const short: ShortLine[] = [];
  for (const { partId, quantity } of lines) {
    const stock = stocks.get(partId);
    const after = stock && rule(stock, quantity);
    if (after) changes.push({ id: partId, onHand: after.onHand, reserved: after.reserved });
    else short.push({ partId, quantity, available: stock ? availableOf(stock) : 0 });
  }
  if (short.length > 0) return short;
  const column = (name: 'id' | 'onHand' | 'reserved') => sql.param(changes.map((change) => change[name]));
  await tx.execute(sql`
    update parts set on_hand = change.on_hand, reserved = change.reserved
    from unnest(${column('id')}::int[], ${column('onHand')}::int[], ${column('reserved')}::int[])
      as change (id, on_hand, reserved)
    where parts.id = change.id`);
  return [];
}

/** What an order is made of. */
export async function piecesOf(tx: Executor, orderId: string): Promise<Pieces[]> {
  return tx
    .select({ partId: orderItems.partId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.partId));
}
