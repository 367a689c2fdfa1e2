/** An order was paid: what this browser ordered leaves its cart. */
import { useEffect } from 'react';
import { useKnown } from '../../lib/use-known.ts';
import { useStores } from '../../stores/stores.tsx';

/** @param paid numbers of orders of which the shop knows that they were paid; an address alone empties nothing */
export function useCheckoutDone(paid: readonly string[]): void {
  const { cart, checkout, statistics } = useStores();
  const placed = useKnown(checkout.current, undefined, ({ attempt }) => attempt?.orderNumber);
  const isPaid = placed !== undefined && paid.includes(placed);
  useEffect(() => {
    if (!isPaid) return;
    statistics.tell({ kind: 'ordered', orderNumber: placed });
    cart.takeOrdered(checkout.current.peek().cart ?? []);
    checkout.remove();
  }, [isPaid, placed, cart, checkout, statistics]);
}
