/** One more piece of a part into the cart, said to the person and, where they agreed, counted. */
import { cartLinesMax, defaultCartQuantity } from '../../../domain/constants.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { notePrice } from '../quote/known-prices.ts';
import { useStores } from '../../stores/stores.tsx';

export function useAddToCart(part: PartSummary): () => void {
  const { t } = useTranslation();
  const { cart, statistics, toasts } = useStores();
  return () => {
    if (!cart.add(part.id)) return toasts.show(t('cart.full', { most: cartLinesMax }), 'bad', 'cart');
    notePrice(part.id, part.discountedPrice);
    statistics.tell({ kind: 'added', part, quantity: defaultCartQuantity });
    toasts.show(t('cart.added', { name: part.name }), 'good', 'cart');
  };
}
