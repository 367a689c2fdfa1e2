/** The shop itself for machines: who sells, where, and how it is searched. What `shop.config.ts` does not say is not said. */
import type {
  AutoPartsStore,
  PostalAddress,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';
import type { Locale } from '../../../domain/constants.ts';
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
