/** What was put in the cart, said with its price, what is missing until it is sent for nothing, and the way back. */
import type { TFunction } from 'i18next';
import { takeFromCart, type Cart } from '../../../domain/cart.ts';
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
  { cart, toasts, locale }: Pick<Stores, 'cart' | 'toasts' | 'locale'>,
  t: TFunction,
): void {
  const name = nameWithSide(part, locale);
  const added = t('cart.addedAt', { name, price: formatMoney(part.discountedPrice, locale) });
  const sending = sendingOf(part, cart.entries.peek(), t, locale);
  toasts.show(sending ? `${added}\n${sending}` : added, 'good', 'cart', {
    text: t('cart.undo'),
    act: () => cart.changeTo(takeFromCart(cart.entries.peek(), part.id, defaultCartQuantity)),
  });
}

/** @returns what is to be said of sending; nothing where that is not known, or of what goes on a pallet, which is never free */
function sendingOf(
  part: Part | PartSummary,
  entries: Cart,
  t: TFunction,
  locale: Locale,
): string | undefined {
  const missing = missingToFree(entries, readPrices(), policies.freeShippingOverCents);
  if (missing === undefined || (isWhole(part) && part.isFreight)) return undefined;
  if (missing > 0) return t('totals.missing', { sum: formatMoney(missing, locale) });
  const isAllParcel = isWhole(part) && entries.length === 1;
  return t(isAllParcel ? 'part.promises.costsFree' : 'cart.sentFree');
}
