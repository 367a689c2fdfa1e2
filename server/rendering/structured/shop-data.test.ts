import { expect, test } from 'vitest';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import type { Searched } from '../../../domain/landing-page.ts';
import { shop } from '../../../shop.config.ts';
import { readSeat, shopData, siteData, landingPageTrail } from './shop-data.ts';

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

const site = 'https://smonto.example';
const lists = {
  brands: [{ id: 5, name: 'Fiat' }],
  models: [{ id: 17, brandId: 5, name: 'Panda (169)' }],
  categories: [
    { id: 1, name: 'Illuminazione', parentId: null },
    { id: 2, name: 'Faro anteriore', parentId: 1 },
  ],
};

function way(options: SearchOptions, total = 3): [string, string][] | undefined {
  const searched = { ...lists, options, result: { total } } as unknown as Searched;
  const steps = landingPageTrail(searched, 'it', site)?.itemListElement as unknown as
    | { name: string; item: string }[]
    | undefined;
  return steps?.map(({ name, item }) => [name, item.slice(site.length)]);
}

test('the way to a landing page goes from the catalogue by make and model, or by group and kind', () => {
  expect(way({ brand: '5', model: '17' })).toEqual([
    ['Catalogo', '/search'],
    ['Fiat', '/search/?brand=5'],
    ['Panda (169)', '/search/?brand=5&model=17'],
  ]);
  expect(way({ category: '2' })).toEqual([
    ['Catalogo', '/search'],
    ['Illuminazione', '/search/?category=1'],
    ['Faro anteriore', '/search/?category=2'],
  ]);
  expect(way({ category: '1' })).toHaveLength(2);
});

test('to the catalogue itself, to an empty landing page and to a part of one there is no way to tell', () => {
  expect(way({})).toBeUndefined();
  expect(way({ brand: '5' }, 0)).toBeUndefined();
  expect(way({ brand: '5', year: 2008 })).toBeUndefined();
});
