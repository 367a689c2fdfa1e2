/**
 * The cart goes along where the shop is put among the apps by hand (Apple's telephones): what is installed shares no storage with the
 * browser it came from. The manifest that the browser reads then names the cart in the address that the app begins with.
 */
import { effect } from '@preact/signals-react';
import { handedCartParameter, readHandedCart, writeHandedCart } from '../../domain/handed-cart.ts';
import { localized } from '../../domain/routes.ts';
import { isInstalledByHand, isInstalledOfApple, linkManifest } from '../browser/installing.ts';
import type { Stores } from '../stores/stores.tsx';
import type { Navigator } from './navigator.ts';

/** In the browser: writes the cart into the manifest's address. In the app: takes what was handed over, once. */
export function handOverCart({ cart }: Stores, moves: Navigator): void {
  if (isInstalledByHand())
    effect(() => {
      const written = writeHandedCart(cart.entries.value);
      linkManifest((path) => (written ? `${path}?${handedCartParameter}=${written}` : path));
    });
  if (isInstalledOfApple()) takeOver(cart, moves);
}

/** The app begins with the same address each time: only where no cart was ever kept is it a cart that waits. */
function takeOver(cart: Stores['cart'], { shown, navigate }: Navigator): void {
  const { path, search, locale } = shown.peek();
  const query = new URLSearchParams(search);
  const handed = query.get(handedCartParameter);
  if (handed === null) return;
  cart.takeHanded(readHandedCart(handed));
  query.delete(handedCartParameter);
  const rest = query.toString();
  navigate(localized(path, locale) + (rest && `?${rest}`), { replace: true, keepsPlace: true });
}
