/** The whole app around one page: language, stores, router, layout. */
import { useState } from 'react';
import { computed } from '@preact/signals-react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { localized } from '../../domain/routes.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { AuthLayout, CheckoutLayout, MaintenanceLayout } from '../layouts/plain-layouts.tsx';
import { onDemand } from '../lib/island.tsx';
import type { Counting } from '../stores/statistics-counting.ts';
import { useKnown } from '../lib/use-known.ts';
import { NavigationContext } from '../lib/navigation.tsx';
import { StoresProvider, type Stores } from '../stores/stores.tsx';
import { ErrorBoundary, ErrorPage } from './error-page.tsx';
import { metaOf, type Shown } from './open.ts';
import type { Navigator } from './navigator.ts';

// Only a shop that counts asks.
const ConsentBanner = onDemand(async () => (await import('../layouts/consent-banner.tsx')).ConsentBanner);

const layouts = {
  default: DefaultLayout,
  auth: AuthLayout,
  checkout: CheckoutLayout,
  maintenance: MaintenanceLayout,
};

type AppProps = { readonly stores: Stores; readonly navigator: Navigator; readonly i18n: i18n };

export function App({ stores, navigator, i18n }: AppProps) {
  const shown = useKnown(navigator.shown, navigator.shown.peek());
  const counting = useKnown(stores.statistics.counting, undefined);
  // What the contexts hold never changes: below them lies what has not come alive yet, and React would throw it away.
  const [{ navigation, address, useNavigator }] = useState(() => placesOf(navigator, i18n));

  const Layout = layouts[shown.layout];
  return (
    <I18nextProvider i18n={i18n}>
      <StoresProvider stores={stores}>
        <NavigationContext value={navigation}>
          <Router hook={useNavigator} ssrPath={address}>
            <Layout>
              <ErrorBoundary key={shown.path}>
                <Content shown={shown} again={navigation.again} />
              </ErrorBoundary>
            </Layout>
            {counting && <Consent counting={counting} />}
          </Router>
        </NavigationContext>
      </StoresProvider>
    </I18nextProvider>
  );
}

function Consent({ counting }: { readonly counting: Counting }) {
  const isAsking = useKnown(counting.isAsking, false);
  return isAsking && <ConsentBanner counting={counting} />;
}

const addressOf = ({ path, locale, search }: Shown): string => localized(path, locale) + search;

/** What components hear of the navigator, which stays the same as long as the page is open. */
function placesOf({ shown, isMoving, navigate, arrive }: Navigator, { t }: i18n) {
  const place = computed(() => {
    const { path, search } = shown.value;
    return { path, search, part: metaOf(shown.value, t).part };
  });
  const address = addressOf(shown.peek());
  // wouter asks this hook where to go; where it is no link of the shop wants to know.
  const useNavigator = (): [string, typeof navigate] => [address, navigate];
  const again = () => void arrive(addressOf(shown.peek()));
  return { navigation: { place, first: place.peek(), isMoving, navigate, again }, address, useNavigator };
}

function Content({ shown, again }: { shown: Shown; again: () => void }) {
  if (shown.kind === 'error') return <ErrorPage failure={shown} again={again} />;
  const { Component } = shown.page;
  // A new address of the same page is a new page: nothing typed or opened is carried over.
  return (
    <Component
      key={shown.path}
      data={shown.data}
      parameters={shown.parameters}
      query={new URLSearchParams(shown.search)}
    />
  );
}
