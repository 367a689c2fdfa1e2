import { expect, test } from 'vitest';
import { changed, readOptions } from './options.ts';

test('the address bar is read, and what the catalogue does not know is left alone', () => {
  const query = new URLSearchParams('query=faro&page=3&brand=5&onlyStock=true&utm_source=x&sort=price:asc');
  expect(readOptions(query)).toEqual({
    query: 'faro',
    page: 3,
    brand: '5',
    onlyStock: true,
    sort: 'price:asc',
  });
});

test('what is no option is left out, and a reversed price range is turned round', () => {
  const query = new URLSearchParams('page=0&sort=name&brand=fiat&price=200-50&condition=D&year=3');
  expect(readOptions(query)).toEqual({ price: '50-200' });
});

test('a changed filter leads back to the first page', () => {
  expect(changed({ query: 'faro', page: 3, brand: '5' }, { brand: '6' })).toEqual({
    query: 'faro',
    brand: '6',
  });
});
