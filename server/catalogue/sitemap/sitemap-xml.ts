/** Sitemaps as sitemaps.org and Google want them: addresses in full, each with its page in the other language. */
import { locales, type Locale } from '../../../domain/constants.ts';
import { landingPageHref, type LandingPage } from '../../../domain/landing-page.ts';
import { localized, routes, type Route } from '../../../domain/routes.ts';
import type { Executor } from '../../db/client.ts';
import { html } from '../../http/html.ts';
import { listBrands, listCategories, listModels } from '../lists.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const openUrls = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const closeUrls = '</urlset>\n';

/**
 * A page, once for each language.
 *
 * @param address of the page in a language, in full
 * @param changedAt when it was really another one; nothing is said where nobody knows
 */
export function pageEntries(address: (locale: Locale) => string, changedAt?: Date): string {
  const alternates = [
    ...locales.map((locale) => alternate(locale, address(locale))),
    alternate('x-default', address('it')),
  ].join('');
  const lastChange = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return locales.map((locale) => `<url>${place(address(locale))}${lastChange}${alternates}</url>\n`).join('');
}

// What the template escapes for HTML is escaped for XML.
const place = (address: string): string => html`<loc>${address}</loc>`.text;
const alternate = (language: string, address: string): string =>
  html`<xhtml:link rel="alternate" hreflang="${language}" href="${address}" />`.text;

/** @param addresses of sitemaps, in full, with the day of the latest change in each */
export function sitemapIndex(
  addresses: readonly { readonly address: string; readonly changedAt?: Date }[],
): string {
  const entries = addresses.map(({ address, changedAt }) => {
    const lastChange = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
    return `<sitemap>${place(address)}${lastChange}</sitemap>\n`;
  });
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`;
}

/** @param publicUrl address of the shop, without a slash at the end */
export async function pageSitemap(db: Executor, publicUrl: string): Promise<string> {
  const all: Route[] = Object.values(routes);
  const own = all
    .filter(({ index, path }) => index && !path.includes(':'))
    .map(
      ({ path }) =>
        (locale: Locale) =>
          localized(path, locale),
    );
  const landings = (await listLandingPages(db)).map(
    (landing) => (locale: Locale) => landingPageHref(landing, locale),
  );
  const entries = [...own, ...landings].map((path) => pageEntries((locale) => publicUrl + path(locale)));
  return openUrls + entries.join('') + closeUrls;
}

/** Some hundred of them: makes, their models, groups and kinds. */
async function listLandingPages(db: Executor): Promise<LandingPage[]> {
  const brands = await listBrands(db, 'it');
  const models = await listModels(db, 'it');
  const categories = await listCategories(db, 'it');
  const isStocked = ({ partCount }: { readonly partCount: number }) => partCount > 0;
  return [
    ...brands.filter(isStocked).map((brand) => ({ brand })),
    ...models.filter(isStocked).flatMap((model) => {
      const brand = brands.find(({ id }) => id === model.brandId);
      return brand ? [{ brand, model }] : [];
    }),
    ...categories.filter(isStocked).map((category) => ({ category })),
  ];
}
