/** What a part or a kind is called in a language of the shop. */
import type { Locale } from './constants.ts';

export const nameIn = (
  locale: Locale,
  { nameIt, nameEn }: { readonly nameIt: string; readonly nameEn: string },
): string => (locale === 'it' ? nameIt : nameEn);
