import { expect, test } from 'vitest';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import type { Searched } from '../../../domain/landing-page.ts';
import { landingPageTrail } from './trail-data.ts';

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
