/** What is to be done next about an order, as the desk lists it. */
import type { Delivery, itemStates, orderStates } from '../vocabulary.ts';

/**
 * In the order of a day. `check`: held until somebody has looked at who buys a safety part; `none`: nothing is to be done; `withdrawn`: paid,
 * and the buyer wants none of it any more; `uncollected`: nobody came for it for as long as it is kept; `hand_over`: it waits for who
 * collects it.
 */
export const nextSteps = [
  'check',
  'pick',
  'pack',
  'ship',
  'withdrawn',
  'arrive',
  'uncollected',
  'hand_over',
  'none',
] as const;
export type NextStep = (typeof nextSteps)[number];

export type Stage = {
  readonly state: (typeof orderStates)[number];
  readonly delivery: Delivery;
  readonly isPacked: boolean;
  /** As `isHeld` says (`domain/safety-hold.ts`). */
  readonly isHeld: boolean;
  /** Whether the last day has passed on which it is kept for who collects it. */
  readonly isKeptTooLong: boolean;
  readonly items: readonly { readonly state: (typeof itemStates)[number]; readonly isPicked: boolean }[];
};

/** What is to be sent and nobody has fetched yet. */
export const stillOnShelf = <
  Item extends { readonly state: (typeof itemStates)[number]; readonly pickedAt: unknown },
>(
  items: readonly Item[],
): Item[] => items.filter(({ state, pickedAt }) => state === 'ordered' && pickedAt === null);

/** An item that the buyer has withdrawn from is neither looked for nor packed. */
export function nextStep({ state, delivery, isPacked, isHeld, isKeptTooLong, items }: Stage): NextStep {
  if (state === 'shipped') return 'arrive';
  if (state !== 'paid') return 'none';
  const wanted = items.filter((item) => item.state === 'ordered');
  if (wanted.length === 0) return 'withdrawn';
  if (isHeld) return 'check';
  if (!wanted.every(({ isPicked }) => isPicked)) return 'pick';
  if (!isPacked) return 'pack';
  if (delivery === 'courier') return 'ship';
  return isKeptTooLong ? 'uncollected' : 'hand_over';
}
