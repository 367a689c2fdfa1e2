import { expect, test } from 'vitest';
import type { SearchOptions } from './contract/search.ts';
import { landingPageHref, landingPageOf, type Searched } from './landing-page.ts';

const counted = { slug: '', partCount: 1 };
const lists: Omit<Searched, 'options' | 'result'> = {
  brands: [
    { id: 5, name: 'Fiat', ...counted },
    { id: 6, name: 'Lancia', ...counted },
  ],
  models: [{ id: 17, brandId: 5, name: 'Panda (169)', from: 2003, to: 2012, ...counted }],
  categories: [
    { id: 1, name: 'Illuminazione', parentId: null, ...counted },
    { id: 2, name: 'Faro anteriore', parentId: 1, ...counted },
  ],
};

function found(options: SearchOptions, total = 12) {
  const { landing, isAll } = landingPageOf({ ...lists, options, result: { total } });
  return [landingPageHref(landing, 'it'), isAll];
}

test('the catalogue, a make, a model, a group and a kind are pages of their own', () => {
  expect(found({})).toEqual(['/search', true]);
  expect(found({ brand: '5' })).toEqual(['/search/?brand=5', true]);
  expect(found({ brand: '5', model: '17' })).toEqual(['/search/?brand=5&model=17', true]);
  expect(found({ category: '1' })).toEqual(['/search/?category=1', true]);
  expect(found({ category: '2' })).toEqual(['/search/?category=2', true]);
});

test('a landing page has one spelling of its address, whatever the search was spelled like', () => {
  expect(found({ model: '17' })).toEqual(['/search/?brand=5&model=17', true]);
  expect(found({ brand: '005', page: 1 })).toEqual(['/search/?brand=5', true]);
  const { landing } = landingPageOf({ ...lists, options: { category: '2' }, result: { total: 1 } });
  expect(landingPageHref(landing, 'en')).toBe('/en/search/?category=2');
  expect(landingPageHref({}, 'en')).toBe('/en/search');
});

test('what narrows a landing page is not listed, and leads to it', () => {
  const narrower: SearchOptions[] = [
    { query: 'faro' },
    { page: 2 },
    { limit: 30 },
    { price: '50-200' },
    { sort: 'price:asc' },
    { year: 2008 },
    { condition: 'A' },
    { onlyStock: true },
  ];
  for (const options of narrower) {
    expect(found(options), JSON.stringify(options)).toEqual(['/search', false]);
    expect(found({ ...options, brand: '5' }), JSON.stringify(options)).toEqual(['/search/?brand=5', false]);
  }
});

test('of a car and a kind the car is where it leads', () => {
  expect(found({ brand: '5', category: '2' })).toEqual(['/search/?brand=5', false]);
  expect(found({ brand: '5', model: '17', category: '2' })).toEqual(['/search/?brand=5&model=17', false]);
});

test('several of a sort, and what the catalogue does not know, are no landing page', () => {
  expect(found({ brand: '5,6' })).toEqual(['/search', false]);
  expect(found({ category: '1,2' })).toEqual(['/search', false]);
  expect(found({ brand: '99' })).toEqual(['/search', false]);
  expect(found({ brand: '5', model: '99' })).toEqual(['/search/?brand=5', false]);
});

test('a model under another make, whose parts fit both, is not listed and leads to the make', () => {
  expect(found({ brand: '6', model: '17' })).toEqual(['/search/?brand=6', false]);
});

test('an empty landing page is not listed, an empty catalogue is', () => {
  expect(found({ brand: '5' }, 0)).toEqual(['/search/?brand=5', false]);
  expect(found({}, 0)).toEqual(['/search', true]);
});
