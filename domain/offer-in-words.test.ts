import { expect, test } from 'vitest';
import { offerInWords } from './offer-in-words.ts';

const part = {
  name: 'Faro anteriore sinistro',
  serialNumber: '51 810 268',
  condition: 'B',
  discountedPrice: 5_390,
  models: [{ id: 1, name: 'Insignia A (G09)', brand: { id: 2, name: 'Opel' } }],
  year: 2013,
  mileageKm: 131_800,
} as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ').split('\n');
const address = 'https://smonto.example/parts/7';

test('number, grade, price, car and address are sent, a line each', () => {
  expect(plain(offerInWords({ ...part, models: [...part.models] }, 'buono', address, 'it'))).toEqual([
    'Faro anteriore sinistro (51 810 268)',
    'B, buono · 53,90 €',
    'Opel Insignia A (G09) · 2013 · 131.800 km',
    address,
  ]);
});

test('what is not known leaves no empty line', () => {
  const bare = { ...part, serialNumber: '', models: [], year: null, mileageKm: null };
  expect(plain(offerInWords(bare, 'good', address, 'en'))).toEqual([
    'Faro anteriore sinistro',
    'B, good · €53.90',
    address,
  ]);
});
