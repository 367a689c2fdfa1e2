/**
 * What stands around a page, as the server wrote it, brought to life after the page: nobody needs its code to read or to buy.
 * The footer's is fetched by those who come near it. Until it has come, links are followed by the app all the same
 * (`followLinks`).
 */
import { whenNear } from '../browser/viewport.ts';
import { looseIsland } from '../lib/island.tsx';

export const ConnectionSignIsland = looseIsland(
  async () => (await import('./connection-sign.tsx')).ConnectionSign,
);
export const SecondaryBarIsland = looseIsland(async () => (await import('./secondary-bar.tsx')).SecondaryBar);
export const PhoneBarIsland = looseIsland(async () => (await import('./phone-bar.tsx')).PhoneBar);
export const CheckoutWaysIsland = looseIsland(async () => (await import('./checkout-ways.tsx')).CheckoutWays);
export const AuthSceneIsland = looseIsland(async () => (await import('./auth-scene.tsx')).AuthScene);
/** For the second page and those after it. */
export const LoadingBarIsland = looseIsland(async () => (await import('./loading-bar.tsx')).LoadingBar);
/** What is told later than the page is there. */
export const ToastsIsland = looseIsland(async () => (await import('./toasts.tsx')).Toasts);
export const SmallFooterIsland = looseIsland(async () => (await import('./small-footer.tsx')).SmallFooter);
export const CarChipIsland = looseIsland(
  async () => (await import('../components/car-chip/car-chip.tsx')).CarChip,
);
export const FooterIsland = looseIsland(async () => {
  if (!import.meta.env.SSR) await whenNear('footer');
  return (await import('./footer.tsx')).Footer;
});
