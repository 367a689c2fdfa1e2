import { expect, test } from 'vitest';
import { asked, changed, readOptions } from './options.ts';
import { toldStock } from './told-stock.ts';

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

test('the catalogue shows what can be bought unless it is asked for more, and a search by words shows both', () => {
  const askedOf = (address: string) => asked(readOptions(new URLSearchParams(address))).onlyStock;
  expect(['', 'brand=5', 'onlyStock=true', 'query=faro&onlyStock=true'].map(askedOf)).toEqual(
    Array(4).fill(true),
  );
  expect(['onlyStock=false', 'query=faro', 'query=faro&onlyStock=false'].map(askedOf)).toEqual(
    Array(3).fill(undefined),
  );
});

test('an address says of it only what is not so by itself', () => {
  expect(toldStock({}, true)).toEqual({ onlyStock: undefined });
  expect(toldStock({}, false)).toEqual({ onlyStock: false });
  expect(toldStock({ query: 'faro' }, true)).toEqual({ onlyStock: true });
  expect(toldStock({ query: 'faro', onlyStock: true }, false)).toEqual({ onlyStock: undefined });
});
