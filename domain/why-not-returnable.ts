/** Whether an item can be given back now. Apart from `returns.ts`, for the browser knows the last moment from the server. */
import type { ItemState, OrderState } from './contract/orders.ts';

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
