/** A private offer comes with the address that a mail leads to: its part goes into the cart, and has its price there. */
import type { i18n } from 'i18next';
import type { TakenOffer } from '../../domain/contract/buying.ts';
import { offerIn } from '../../domain/private-offer.ts';
import { onOnline } from '../browser/network.ts';
import { readFragment, takeFragment } from '../browser/page-title.ts';
import { failureOf } from '../lib/failure.ts';
import type { Stores } from '../stores/stores.tsx';

/** Without a network the address holds it until there is one. */
export function takeOffer(stores: Stores, words: i18n): void {
  const go = (): void => void takeOnce(stores, words);
  go();
  onOnline(go);
}

async function takeOnce({ api, cart, toasts }: Stores, words: i18n): Promise<void> {
  const id = offerIn(readFragment());
  if (id === undefined) return;
  try {
    const { partId } = await api.call<TakenOffer>('PUT', `/offers/${encodeURIComponent(id)}`);
    takeFragment();
    const before = cart.entries.peek();
    // The same pieces are priced anew.
    if (before.some((entry) => entry.id === partId)) cart.changeTo([...before]);
    else cart.add(partId);
    toasts.show(words.t('cart.offerTaken'), 'good', 'cart');
  } catch (error) {
    // The shop is out of reach, busy or closed for a while: the address goes on holding it.
    if (failureOf(error) !== 'offer_over') return;
    takeFragment();
    toasts.show(words.t('problem.offer_over'), 'bad');
  }
}
