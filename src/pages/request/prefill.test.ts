import { expect, test } from 'vitest';
import type { MyCar } from '../../../domain/my-car.ts';
import type { Part } from '../../../domain/contract/parts.ts';
import { idIn } from './id-in.ts';
import { prefillOf } from './prefill.ts';

const brands = [
  { id: 3, name: 'Fiat', slug: 'fiat', partCount: 9 },
  { id: 4, name: 'Volkswagen', slug: 'volkswagen', partCount: 9 },
];
const panda = {
  id: 17,
  brandId: 3,
  name: 'Panda (169)',
  slug: 'panda-169',
  from: 2003,
  to: 2012,
  partCount: 9,
};
const data = { brands, models: [panda], part: undefined };
const prefill = (search: string, car?: MyCar) => prefillOf(data, new URLSearchParams(search), car);

test('a search that found nothing fills in its words, its make and its model', () => {
  expect(prefill('query=faro+sinistro&brand=3&model=17')).toEqual({
    brand: 'Fiat',
    model: 'Panda (169)',
    wanted: 'faro sinistro',
  });
  expect(prefill('brand=4,3')).toEqual({ brand: 'Volkswagen', model: '', wanted: '' });
  expect(prefill('model=17')).toMatchObject({ brand: 'Fiat', model: 'Panda (169)' });
});

test('the chosen car speaks where the address names none', () => {
  const golf = { brand: { id: 4, name: 'Volkswagen' }, model: { id: 40, name: 'Golf VII' }, year: 2014 };
  expect(prefill('query=faro', golf)).toEqual({
    brand: 'Volkswagen',
    model: 'Golf VII',
    wanted: 'faro',
    year: 2014,
  });
  expect(prefill('query=faro&brand=3', golf)).toEqual({ brand: 'Fiat', model: '', wanted: 'faro' });
});

test('an address that means nothing fills in nothing', () => {
  expect(prefill('brand=99&model=x&query=%20')).toEqual({ brand: '', model: '', wanted: '' });
  expect(['', null, '0x1', '1e9', '-1', '12345678901'].map(idIn)).toEqual(Array(6).fill(undefined));
});

test('a part fills in its car, its name and its number', () => {
  const part = {
    name: 'Faro anteriore',
    serialNumber: '51819001',
    models: [{ id: 17, name: 'Panda (169)', brand: { id: 3, name: 'Fiat' } }],
  } as Part;
  expect(prefillOf({ ...data, part }, new URLSearchParams('part=5'))).toEqual({
    brand: 'Fiat',
    model: 'Panda (169)',
    wanted: 'Faro anteriore, 51819001',
  });
});
