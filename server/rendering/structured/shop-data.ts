/** The shop itself for machines: who sells, where, and how it is searched. What `shop.config.ts` does not say is not said. */
import type {
  AutoPartsStore,
  PostalAddress,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
  BreadcrumbList,
} from 'schema-dts';
import type { Locale } from '../../../domain/constants.ts';
import {
  landingPageHref,
  landingPageOf,
  type Searched,
  type LandingPage,
} from '../../../domain/landing-page.ts';
import { href, searchHref } from '../../../domain/routes.ts';
import { shop } from '../../../shop.config.ts';

/** The shop's name in the data of all pages. */
export const shopId = (publicUrl: string): string => `${publicUrl}/#shop`;

export function shopData(publicUrl: string): WithContext<AutoPartsStore> {
  const { name, company, email, phones } = shop;
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoPartsStore',
    '@id': shopId(publicUrl),
    name,
    legalName: company.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icons/icon-512.png`,
    image: `${publicUrl}/share.png`,
    email,
    telephone: phones[0],
    address: readSeat(company.seat),
    vatID: `IT${company.vatNumber}`,
  };
}

/** `Via dei Demolitori 12, 40127 Bologna (BO)` in its parts; a seat that is written otherwise stays as it is. */
export function readSeat(seat: string): PostalAddress | string {
  const [, street, code, place, province] = /^(.+), (\d{5}) (.+) \(([A-Z]{2})\)$/.exec(seat) ?? [];
  if (street === undefined || code === undefined || place === undefined || province === undefined)
    return seat;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: code,
    addressLocality: place,
    addressRegion: province,
    addressCountry: 'IT',
  };
}

export function siteData(locale: Locale, publicUrl: string): WithContext<WebSite> {
  const words = '{search_term_string}';
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicUrl}${searchHref(locale, { query: 'words' }).replace('words', words)}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: shop.name,
    url: publicUrl + href(locale, 'home'),
    inLanguage: locale,
    publisher: { '@id': shopId(publicUrl) },
    potentialAction: search,
  };
}

type Step = { readonly name: string; readonly path: string };

/** The way to a page, which search engines show in place of its address. */
export function trailOf(publicUrl: string, steps: readonly Step[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

const catalogue: Record<Locale, string> = { it: 'Catalogo', en: 'Catalogue' };

/** From the catalogue by make and model, or by group and kind; of what is no landing page of its own, and of the catalogue, there is none. */
export function landingPageTrail(
  searched: Searched,
  locale: Locale,
  publicUrl: string,
): WithContext<BreadcrumbList> | undefined {
  const { landing, isAll } = landingPageOf(searched);
  const step = ({ name }: { readonly name: string }, of: LandingPage): Step => ({
    name,
    path: landingPageHref(of, locale),
  });
  const { brand, model, category } = landing;
  const group = searched.categories.find(({ id }) => id === category?.parentId);
  const steps = [
    ...(brand ? [step(brand, { brand })] : []),
    ...(model ? [step(model, landing)] : []),
    ...(group ? [step(group, { category: group })] : []),
    ...(category ? [step(category, { category })] : []),
  ];
  if (!isAll || steps.length === 0) return undefined;
  return trailOf(publicUrl, [{ name: catalogue[locale], path: href(locale, 'search') }, ...steps]);
}
