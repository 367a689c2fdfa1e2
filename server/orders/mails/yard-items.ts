/** What was ordered, as the yard looks for it: by its own code, in Italian, with what packing needs. */
import type { Executor } from '../../db/client.ts';
import type { YardItem } from '../../mail/yard/yard-order.ts';
import { loadItems, toItem } from '../reading/load-orders.ts';

/** The items of an order, in the order of the cart. */
export async function loadYardItems(db: Executor, orderId: string): Promise<YardItem[]> {
  const rows = await loadItems(db, [orderId]);
  return rows.map((row) => {
    const { nameIt: name, size, weightKg, isSafety } = row;
    // The item itself has its name in the buyer's language.
    return { ...row.item, name, donorCar: toItem(row, 'it', null).donorCar, size, weightKg, isSafety };
  });
}
