/** What the shop's components stand in: words, stores and links, of a shop in which nothing is sent and no link leads away. */
import { useMemo, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import type { Locale } from '../../domain/constants.ts';
import en from '../../src/i18n/en.json';
import it from '../../src/i18n/it.json';
import { createI18n } from '../../src/lib/i18n.ts';
import { createStores, StoresProvider } from '../../src/stores/stores.tsx';

/** Answers never come: what was pressed stays busy. */
const neverAnswered = () => new Promise<never>(() => {});
const useNoAddress = (): [string, () => void] => ['/', () => {}];

type SurroundingsProps = { readonly locale: Locale; readonly inCart: number; readonly children: ReactNode };

/** @param inCart id of the part that lies in the cart already */
export function Surroundings({ locale, inCart, children }: SurroundingsProps) {
  const i18n = useMemo(() => createI18n(locale, locale === 'it' ? it : en), [locale]);
  const stores = useMemo(() => {
    const made = createStores({ send: neverAnswered, locale, person: undefined, analyticsId: undefined });
    made.cart.add(inCart);
    return made;
  }, [locale, inCart]);
  return (
    <I18nextProvider i18n={i18n}>
      <StoresProvider stores={stores}>
        <Router hook={useNoAddress}>{children}</Router>
      </StoresProvider>
    </I18nextProvider>
  );
}
