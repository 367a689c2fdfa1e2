/**
 * The words of the page's language. It stays the same as long as a page is open, another language is another page: nothing has to
 * listen for a change, as react-i18next's own hook does in each of several hundred places.
 */
import { useContext } from 'react';
import type { i18n, TFunction } from 'i18next';
import { I18nContext } from 'react-i18next';

export function useTranslation(): { readonly t: TFunction; readonly i18n: i18n } {
  const { i18n } = useContext(I18nContext) ?? {};
  if (!i18n) throw new Error('no words around this component');
  return { t: i18n.t, i18n };
}
