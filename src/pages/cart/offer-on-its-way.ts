/** Whether a private offer is being put into the cart: until it is there, or was refused, nobody is told that the cart is empty. */
import { useEffect, useState } from 'react';
import { offerIn } from '../../../domain/private-offer.ts';
import { readFragment } from '../../browser/page-title.ts';
import { after } from '../../browser/time.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useStores } from '../../stores/stores.tsx';

/** Whoever has waited so long is told what there is; the offer comes in all the same. */
const longestMs = 10_000;

export function useOfferOnItsWay(): boolean {
  const { toasts, connection } = useStores();
  const [isLate, setLate] = useState(false);
  useEffect(() => after(longestMs, () => setLate(true)), []);
  // Its address holds it until it was answered, and every answer is said.
  const isHeld = useKnown(toasts.list, false, () => offerIn(readFragment()) !== undefined);
  const isLost = useKnown(connection.isLost, false);
  return isHeld && !isLost && !isLate;
}
