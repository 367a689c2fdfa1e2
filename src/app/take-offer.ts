/** A private offer comes with the address that a mail leads to: its part goes into the cart, and has its price there. */
import type { i18n } from 'i18next';
import type { TakenOffer } from '../../domain/contract/buying.ts';
import { cartLinesMax } from '../../domain/constants.ts';
import { offerIn, wholeOfferId } from '../../domain/private-offer.ts';
import { Problem } from '../../domain/problem.ts';
import { href } from '../../domain/routes.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { onOnline } from '../browser/network.ts';
import { readFragment, takeFragment } from '../browser/page-title.ts';
import type { Stores } from '../stores/stores.tsx';
import type { Navigate } from './navigator.ts';

type Taking = { readonly stores: Stores; readonly navigate: Navigate; readonly words: i18n };

/** Without a network the address holds it until there is one. */
export function takeOffer(taking: Taking): void {
  const go = (): void => void takeOnce(taking);
  go();
  onOnline(go);
}

async function takeOnce(taking: Taking): Promise<void> {
  const found = offerIn(readFragment());
  if (found === undefined) return;
  const { api, cart, toasts } = taking.stores;
  const id = wholeOfferId(found);
  if (id === undefined) return sayUnknown(taking);
  try {
    const taken = await api.call<TakenOffer>('PUT', `/offers/${id}`);
    takeFragment();
    if (taken.available === 0) return sayOver(taking, 'cart.offerGone', taken.partId);
    const before = cart.entries.peek();
    // The same pieces are priced anew.
    if (before.some((entry) => entry.id === taken.partId)) cart.changeTo([...before]);
    else if (!cart.add(taken.partId))
      return toasts.show(taking.words.t('cart.full', { most: cartLinesMax }), 'bad', 'cart');
    toasts.show(
      taken.priceForAll < taken.price ? lessForAll(taking, taken) : taking.words.t('cart.offerTaken'),
      'good',
      'cart',
    );
  } catch (error) {
    // The shop is out of reach, busy or closed for a while: the address goes on holding it.
    if (!(error instanceof Problem)) return;
    if (error.code === 'offer_over') sayOver(taking, 'problem.offer_over', error.extra['partId']);
    else if (error.code === 'offer_unknown') sayUnknown(taking);
  }
}

const lessForAll = ({ stores, words }: Taking, { priceForAll }: TakenOffer): string =>
  words.t('cart.offerLess', { price: formatMoney(priceForAll, stores.locale) });

/** The part may be there yet for what it costs everybody, or something in its place. */
function sayOver(
  { stores, navigate, words: { t } }: Taking,
  why: 'problem.offer_over' | 'cart.offerGone',
  partId: unknown,
): void {
  takeFragment();
  const act = (): void => navigate(href(stores.locale, 'part', { id: Number(partId) }));
  stores.toasts.show(t(why), 'bad', 'cart', { text: t('cart.offerPart'), act, stays: true });
}

/** The link was cut on its way, or one of its signs is another one: only the yard can help. */
function sayUnknown({ stores, navigate, words: { t } }: Taking): void {
  takeFragment();
  const act = (): void => navigate(href(stores.locale, 'contact'));
  stores.toasts.show(t('problem.offer_unknown'), 'bad', 'cart', {
    text: t('cart.writeToUs'),
    act,
    stays: true,
  });
}
