/** One i18next instance for one language: per request on the server, per page load in the browser. */
import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import type { Locale } from '../../domain/constants.ts';

/** The words of a language, as `src/i18n/*.json` holds them. */
export type Words = Resource[string][string];

export function createI18n(locale: Locale, words: Words): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: { [locale]: { translation: words } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
