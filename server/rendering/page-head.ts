/** The head of a page as far as it is the page's own: for the tab, for search engines, and for whoever is sent its address. */
import { locales } from '../../domain/constants.ts';
import { html, type Html } from '../http/html.ts';
import { dataBlock } from './data-block.ts';
import type { EarlyFiles } from './renderer.ts';
import { dataOf } from './structured/data-of.ts';
import { addressOf, type Address, type Page } from './head/address.ts';
import { describePart, describeSearch } from './head/describe.ts';
import { descriptions } from './head/descriptions.ts';
import { sharedLines } from './head/shared.ts';

/** @param publicUrl address of the shop, without a slash at the end */
export function headOf(page: Page, { code, words }: EarlyFiles, publicUrl: string): string {
  const description = descriptionOf(page);
  const address = addressOf(page);
  return html`${[
    html`<title>${page.title}</title>`,
    // Browsers first: what search engines read can wait. The code comes after the styles (build/code-after-styles.ts).
    ...code.map((file) => html`<link rel="modulepreload" fetchpriority="low" href="${file}" />`),
    words ? html`<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${words}" />` : html``,
    description ? html`<meta name="description" content="${description}" />` : html``,
    ...listingLines(address, publicUrl),
    ...sharedLines(page, { description, url: publicUrl + address.shared, publicUrl }),
    ...(address.isListed ? dataOf(page, publicUrl).map(dataBlock) : []),
  ]}`.text;
}

function descriptionOf({ name, locale, subject: { part, search } }: Page): string | undefined {
  if (part) return describePart(part, locale);
  if (search) return describeSearch(search, locale);
  return name === undefined || name === 'part' || name === 'search' ? undefined : descriptions[locale][name];
}

function listingLines({ isListed, canonical, locale }: Address, publicUrl: string): Html[] {
  const robots = canonical ? 'noindex, follow' : 'noindex';
  return [
    ...(isListed ? [] : [html`<meta name="robots" content="${robots}" />`]),
    ...(canonical ? [html`<link rel="canonical" href="${publicUrl + canonical(locale)}" />`] : []),
    ...(isListed && canonical ? alternates((language) => publicUrl + canonical(language)) : []),
  ];
}

/** The same page in each language; whoever speaks neither gets Italian. */
const alternates = (addressIn: (locale: Page['locale']) => string): Html[] =>
  [...locales.map((locale) => [locale, locale] as const), ['x-default', 'it'] as const].map(
    ([hreflang, locale]) => html`<link rel="alternate" hreflang="${hreflang}" href="${addressIn(locale)}" />`,
  );
