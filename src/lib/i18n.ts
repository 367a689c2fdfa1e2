/**
 * One i18next instance for one language: per request on the server, per page load in the browser.
 * Components find it through the provider; a global one would be everybody's.
 */
import { createInstance, type i18n, type Resource } from 'i18next';
import type { Locale } from '../../domain/constants.ts';

/** The words of a language, as `src/i18n/*.json` holds them. */
export type Words = Resource[string][string];

export function createI18n(locale: Locale, words: Words): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: { [locale]: { translation: words } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
