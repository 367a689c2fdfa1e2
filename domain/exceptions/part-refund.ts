/** A part of what was paid goes back while the order is still here. All amounts in whole cents. */
import type { OrderState } from '../contract/orders.ts';

/** What is known of an order whose buyer is paid a part back. */
export type PartlyRefunded = {
  readonly state: OrderState;
  /** What a refund of all the rest would bring. */
  readonly owed: number;
};

/**
 * Whether a part would be all the rest of an order that has neither left nor been handed over. Nothing would stop it then: it would stay
 * paid, be picked and be sent for nothing. Whoever means that refunds the order whole, which ends it and gives its pieces back.
 */
export const leavesNothing = ({ state, owed }: PartlyRefunded, amount: number): boolean =>
  state === 'paid' && amount >= owed;

/** How much of what is `left` of an item, of the shipping or of the order can go back as a part. */
export const mostInPart = ({ state, owed }: PartlyRefunded, left: number): number =>
  state === 'paid' ? Math.max(0, Math.min(left, owed - 1)) : left;
