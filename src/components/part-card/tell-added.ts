/** What was put in the cart, said with its price, what is missing until it is sent for nothing, and the way back. */
import type { TFunction } from 'i18next';
import { takeFromCart } from '../../../domain/cart.ts';
import { defaultCartQuantity, type Locale } from '../../../domain/constants.ts';
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { missingToFree } from '../../../domain/free-sending.ts';
import { nameWithSide } from '../../../domain/part-name.ts';
import { isWhole } from '../../../domain/whole-part.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { policies } from '../../../shop.config.ts';
import { readPrices } from '../../stores/known-prices.ts';
import type { Stores } from '../../stores/stores.tsx';

/** Fetched with the first piece that is added: no list has to carry it. */
export function tellAdded(
  part: Part | PartSummary,
  { cart, toasts }: Pick<Stores, 'cart' | 'toasts'>,
  t: TFunction,
  locale: Locale,
): void {
  const name = nameWithSide(part, locale);
  const added = t('cart.addedAt', { name, price: formatMoney(part.discountedPrice, locale) });
  const missing = missingToFree(cart.entries.peek(), readPrices(), policies.freeShippingOverCents);
  // What goes on a pallet is never sent for nothing.
  const isSilent = missing === undefined || (isWhole(part) && part.isFreight);
  const sending =
    !isSilent &&
    (missing === 0 ? t('cart.sentFree') : t('totals.missing', { sum: formatMoney(missing, locale) }));
  toasts.show(sending ? `${added}\n${sending}` : added, 'good', 'cart', {
    text: t('cart.undo'),
    act: () => cart.changeTo(takeFromCart(cart.entries.peek(), part.id, defaultCartQuantity)),
  });
}
