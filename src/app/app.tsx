/** The whole app around one page: language, stores, router, layout. */
import { useMemo, useEffect, useState, type ReactNode } from 'react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { localized } from '../../domain/routes.ts';
import { onMissingFile } from '../browser/missing-files.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { AuthLayout, MaintenanceLayout } from '../layouts/plain-layouts.tsx';
import { onDemand } from '../lib/island.tsx';
import { NavigationContext } from '../lib/navigation.tsx';
import { useTranslation } from '../lib/use-translation.ts';
import { StoresProvider, type Stores } from '../stores/stores.tsx';
import { IconAlternative, iconFile } from '../ui/icon/icon.tsx';
import { ErrorBoundary, ErrorPage } from './error-page.tsx';
import { metaOf, type Shown } from './open.ts';
import type { Navigator } from './navigator.ts';

// Only a shop that counts asks.
const ConsentBanner = onDemand(async () => (await import('../layouts/consent-banner.tsx')).ConsentBanner);

const layouts = { default: DefaultLayout, auth: AuthLayout, maintenance: MaintenanceLayout };

type AppProps = { readonly stores: Stores; readonly navigator: Navigator; readonly i18n: i18n };

export function App({ stores, navigator, i18n }: AppProps) {
  const shown = navigator.shown.value;
  const counting = stores.statistics.counting.value;
  const address = localized(shown.path, shown.locale) + shown.search;

  const navigation = useMemo(
    () => ({
      path: shown.path,
      search: shown.search,
      part: metaOf(shown, i18n.t).part,
      isMoving: navigator.isMoving,
      navigate: navigator.navigate,
      again: () => void navigator.arrive(address),
    }),
    [shown, navigator, address, i18n],
  );
  // wouter asks this hook where it is and tells it where to go; the navigator does both.
  const useAddress = useMemo(
    () => () => [address, navigator.navigate] as [string, typeof navigator.navigate],
    [address, navigator],
  );

  const Layout = layouts[shown.layout];
  return (
    <I18nextProvider i18n={i18n}>
      <StoresProvider stores={stores}>
        <NavigationContext value={navigation}>
          <Router hook={useAddress} ssrPath={address}>
            <IconsOrWords>
              <Layout>
                <ErrorBoundary key={shown.path}>
                  <Content shown={shown} again={navigation.again} />
                </ErrorBoundary>
              </Layout>
              {counting?.isAsking.value && <ConsentBanner counting={counting} />}
            </IconsOrWords>
          </Router>
        </NavigationContext>
      </StoresProvider>
    </I18nextProvider>
  );
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

/** Says "Icon unavailable" for icons whose file could not be had (specification 8). */
function IconsOrWords({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [areMissing, setMissing] = useState(false);
  useEffect(() => onMissingFile(iconFile, () => setMissing(true)), []);
  return (
    <IconAlternative value={areMissing ? t('layout.iconUnavailable') : undefined}>{children}</IconAlternative>
  );
}
