/** Giving back what was bought: the right of withdrawal (specification 4 and 9; art. 52 Codice del consumo). */
import { withdrawalDays } from './constants.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The last moment at which an item can be given back: 14 days from the purchase,
 * or from delivery where that is later.
 *
 * @returns null while the order is not paid
 */
export function returnableUntil(order: { purchasedAt: Date | null; deliveredAt: Date | null }): Date | null {
  if (!order.purchasedAt) return null;
  const start = Math.max(order.purchasedAt.getTime(), order.deliveredAt?.getTime() ?? 0);
  return new Date(start + withdrawalDays * dayMs);
}
