/** Giving back what was bought: the right of withdrawal (specification 4 and 9; art. 52 Codice del consumo). */
import type { OrderState } from './contract/orders.ts';
import { endOfDay } from './working-days.ts';

/**
 * The last moment at which an item can be given back: the end, in Rome, of the last of the order's days
 * after the purchase, or after delivery where that is later. The specification's "fewer than 2 weeks" could end at the same hour
 * instead; the law counts whole days without the first one (Reg. (EEC) 1182/71, art. 3), which is the better
 * reading for the buyer.
 *
 * @returns null while the order is not paid, and while it is on its way: nobody knows the day of delivery yet, and the law's
 * days begin with it, so that a parcel that takes its time takes none of theirs
 */
export function returnableUntil(order: {
  state: OrderState;
  purchasedAt: Date | null;
  deliveredAt: Date | null;
  withdrawalDays: number;
}): Date | null {
  if (!order.purchasedAt || order.state === 'shipped') return null;

  const start = Math.max(order.purchasedAt.getTime(), order.deliveredAt?.getTime() ?? 0);
  return endOfDay(new Date(start), order.withdrawalDays);
}
