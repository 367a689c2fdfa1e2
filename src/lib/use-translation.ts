/**
 * The words of the page's language. It stays the same as long as a page is open, another language is another page: nothing has to
 * listen for a change, as a library's hook would in each of several hundred places.
 */
import { createContext, useContext } from 'react';
import type { i18n, TFunction } from 'i18next';

/** Given by the app, and by what stands beside it with a root of its own. */
export const WordsContext = createContext<i18n | undefined>(undefined);

export function useTranslation(): { readonly t: TFunction; readonly i18n: i18n } {
  const i18n = useContext(WordsContext);
  if (!i18n) throw new Error('no words');
  return { t: i18n.t, i18n };
}
