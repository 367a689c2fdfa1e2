import { expect, test } from 'vitest';
import { shop } from '../../../shop.config.ts';
import { readSeat, shopData, siteData } from './shop-data.ts';

test('a seat as Italians write it is told in its parts, any other as it stands', () => {
  expect(readSeat("Via dell'Officina 3/A, 20121 Sesto San Giovanni (MI)")).toEqual({
    '@type': 'PostalAddress',
    streetAddress: "Via dell'Officina 3/A",
    postalCode: '20121',
    addressLocality: 'Sesto San Giovanni',
    addressRegion: 'MI',
    addressCountry: 'IT',
  });
  expect(readSeat('Rue de la Casse 5, Lyon')).toBe('Rue de la Casse 5, Lyon');
});

test('the shop tells what its owner told, and nothing else', () => {
  expect(shopData('https://smonto.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'AutoPartsStore',
    '@id': 'https://smonto.example/#shop',
    name: shop.name,
    legalName: shop.company.name,
    url: 'https://smonto.example/',
    logo: 'https://smonto.example/icons/icon-512.png',
    image: 'https://smonto.example/share.png',
    email: shop.email,
    telephone: shop.phones[0],
    address: readSeat(shop.company.seat),
    vatID: `IT${shop.company.vatNumber}`,
  });
});

test('each language is searched under its own address', () => {
  for (const [locale, address] of [
    ['it', 'https://smonto.example/search/?query={search_term_string}'],
    ['en', 'https://smonto.example/en/search/?query={search_term_string}'],
  ] as const)
    expect(siteData(locale, 'https://smonto.example')).toMatchObject({
      inLanguage: locale,
      potentialAction: {
        target: { urlTemplate: address },
        'query-input': 'required name=search_term_string',
      },
    });
});
