/**
 * A paid order with a safety part stays in the yard until somebody has looked at who buys it and for which car (D.Lgs. 209/2003, art. 15(7);
 * decision 0095).
 */
import type { ItemState, OrderState } from './contract/orders.ts';
import type { PieceOutcome, SafetyVerdict } from './vocabulary.ts';

export type HeldOrder = {
  readonly state: OrderState;
  /** Null until somebody has looked. */
  readonly safetyVerdict: SafetyVerdict | null;
};

/** @param items of which those that the buyer has withdrawn from, or that were cancelled, hold nothing */
export const isHeld = (
  { state, safetyVerdict }: HeldOrder,
  items: readonly { readonly state: ItemState; readonly isSafety: boolean }[],
): boolean =>
  state === 'paid' &&
  safetyVerdict === null &&
  items.some((item) => item.isSafety && item.state === 'ordered');

type CheckedOrder = Pick<HeldOrder, 'safetyVerdict'> & {
  /** When somebody looked. */
  readonly safetyCheckedAt: Date | null;
};
type CancelledItem = {
  readonly isSafety: boolean;
  readonly outcome: PieceOutcome | null;
  readonly restockedAt: Date | null;
};

/** Whether an item was taken out of its order by the refusal, and not as another that cannot be sent: it was for sale again in that moment. */
export const wasRefused = (
  { safetyVerdict, safetyCheckedAt }: CheckedOrder,
  { isSafety, outcome, restockedAt }: CancelledItem,
): boolean =>
  safetyVerdict === 'refused' &&
  isSafety &&
  outcome === 'cancelled' &&
  safetyCheckedAt !== null &&
  restockedAt?.getTime() === safetyCheckedAt.getTime();
