/** What a page says to machines, beside what it says to people: JSON-LD in the words of schema.org. */
import type { Page } from '../head/address.ts';
import { partData, partTrail } from './part-data.ts';
import { shopData, siteData, landingPageTrail } from './shop-data.ts';

/** @param publicUrl address of the shop, without a slash at the end */
export function dataOf({ name, locale, subject: { part, search } }: Page, publicUrl: string): object[] {
  if (part) return [partData(part, locale, publicUrl), partTrail(part, locale, publicUrl)];
  if (name === 'home') return [shopData(publicUrl), siteData(locale, publicUrl)];
  const trail = search && landingPageTrail(search, locale, publicUrl);
  return trail ? [trail] : [];
}
