/** One more piece of a part into the cart, said to the person and, where they agreed, counted. */
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { cartLinesMax, defaultCartQuantity } from '../../../domain/constants.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { notePrice } from '../../stores/known-prices.ts';
import { useStores } from '../../stores/stores.tsx';

/** @returns what a press of the button does; beside it stands the link to the cart, as soon as there is something in it */
export function useAddToCart(part: PartSummary): (press: MouseEvent<HTMLElement>) => void {
  const { t } = useTranslation();
  const stores = useStores();
  const { cart, statistics, toasts } = stores;
  return ({ currentTarget: button }) => {
    const place = button.parentElement;
    if (!flushSync(() => cart.add(part.id)))
      return toasts.show(t('cart.full', { most: cartLinesMax }), 'bad', 'cart');
    // With the last piece the button goes, and the focus with it.
    if (!button.isConnected) place?.querySelector('a')?.focus();
    notePrice(part.id, part.discountedPrice);
    statistics.tell({ kind: 'added', part, quantity: defaultCartQuantity });
    // Without its code it is said in a word.
    import('./tell-added.ts').then(
      ({ tellAdded }) => tellAdded(part, stores, t),
      () => toasts.show(t('cart.added', { name: part.name }), 'good', 'cart'),
    );
  };
}
