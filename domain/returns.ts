/** Giving back what was bought: the right of withdrawal (specification 4 and 9; art. 52 Codice del consumo), and how far it has come. */
import type { OrderState, ItemState } from './contract/orders.ts';
import type { Delivery } from './vocabulary.ts';
import { endOfDay } from './rome-clock.ts';

/**
 * The last moment at which an item can be given back: the end, in Rome, of the last of the order's days
 * after the purchase, or after delivery where that is later. The specification's "fewer than 2 weeks" could end at the same hour
 * instead; the law counts whole days without the first one (Reg. (EEC) 1182/71, art. 3), which is the better
 * reading for the buyer.
 *
 * @returns null while the order is not paid, while it is on its way, and until it is collected: nobody knows the day of delivery yet,
 * and the law's days begin with it, so that a parcel that takes its time takes none of theirs
 */
export function returnableUntil(order: {
  state: OrderState;
  delivery: Delivery;
  purchasedAt: Date | null;
  deliveredAt: Date | null;
  /** When a parcel of it was lost that is sent again. */
  lostAt?: Date | null;
  withdrawalDays: number;
}): Date | null {
  if (!order.purchasedAt || order.state === 'shipped') return null;
  // It was on its way already, and goes again; or it lies ready for weeks, until somebody comes.
  if (order.state === 'paid' && (order.lostAt || order.delivery === 'collection')) return null;

  const start = Math.max(order.purchasedAt.getTime(), order.deliveredAt?.getTime() ?? 0);
  return endOfDay(new Date(start), order.withdrawalDays);
}

/** Orders whose buyer holds, or waits for, something that was paid. */
const kept: readonly OrderState[] = ['paid', 'shipped', 'delivered'];

/**
 * Why an item cannot be given back now; undefined when it can. It goes back whole, all its pieces.
 *
 * @param until as `returnableUntil` of `returns.ts` gives it; null: the last day is not known yet
 */
export function whyNotReturnable(
  { order, item, until }: { order: OrderState; item: ItemState; until: Date | null },
  now: Date,
): 'not_paid' | 'already_returned' | 'return_window_closed' | undefined {
  if (item !== 'ordered') return 'already_returned';
  if (!kept.includes(order)) return 'not_paid';
  return until !== null && now > until ? 'return_window_closed' : undefined;
}

type Returned = {
  /** Of the one that is furthest behind: what was only asked for is not over. */
  readonly stage: Exclude<ItemState, 'ordered'>;
  /** All that was ordered. */
  readonly isWhole: boolean;
};

/** @returns undefined where nothing was given back, or where the order's own state says more */
export function returnedOf(order: {
  readonly state: OrderState;
  readonly items: readonly { readonly state: ItemState }[];
}): Returned | undefined {
  const states = order.items.map(({ state }) => state);
  const stage = (['returned', 'received', 'refunded'] as const).find((one) => states.includes(one));
  if (!stage || order.state === 'refunded') return undefined;
  return { stage, isWhole: !states.includes('ordered') };
}
