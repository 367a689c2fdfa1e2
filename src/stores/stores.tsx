/** All stores of one app: made pure (on the server one set per request), started after hydration. */
import { createContext, useContext, type ReactNode } from 'react';
import type { Locale } from '../../domain/constants.ts';
import { createApi } from '../lib/api.ts';
import { createCart } from './cart.ts';
import { createConnection } from './connection.ts';
import { createCheckout } from './checkout.ts';
import { createMyCar } from './my-car.ts';
import { createSearches } from './searches.ts';
import { createSession, type SessionOptions } from './session.ts';
import { createStatistics } from './statistics.ts';
import { createToasts } from './toasts.ts';
import { createViewed } from './viewed.ts';

export type Stores = ReturnType<typeof createStores>;

/** @param options `analyticsId` is GA4's measurement id, where the shop counts at all */
export function createStores(options: SessionOptions & { readonly analyticsId: string | undefined }) {
  const { locale } = options;
  const connection = createConnection();
  const send = connection.watch(options.send);
  const session = createSession({ ...options, send }, async () =>
    (await import('./owner.ts')).createOwner({ checkout, myCar, statistics, viewed, searches }),
  );
  const api = createApi({ send, locale, token: () => session.token.peek(), renew: session.renew });
  const checkout = createCheckout();
  const viewed = createViewed(api, locale);
  const searches = createSearches();
  const myCar = createMyCar();
  const statistics = createStatistics(api, options.analyticsId);
  return {
    locale,
    api,
    connection,
    session,
    cart: createCart(),
    checkout,
    toasts: createToasts(),
    viewed,
    searches,
    myCar,
    statistics,
  };
}

const StoresContext = createContext<Stores | undefined>(undefined);

export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('no stores');
  return stores;
}

/** Language of the app, for links and formats. */
export const useLocale = (): Locale => useStores().locale;
