import { expect, test } from 'vitest';
import { carLine } from './car-line.ts';

const model = { name: 'Panda (169)', brand: { name: 'Fiat' } };

test('a car stands in one line, without what is not known of it', () => {
  expect(carLine({ model, year: 2009, mileageKm: 121_000 }, 'it')).toBe(
    'Fiat Panda (169)\u00a0· 2009\u00a0· 121.000\u00a0km',
  );
  expect(carLine({ model, year: null, mileageKm: 0 }, 'en')).toBe('Fiat Panda (169)\u00a0· 0\u00a0km');
  expect(carLine({ model: undefined, year: 2009, mileageKm: null }, 'it')).toBe('2009');
});
