import { expect, test } from 'vitest';
import type { WholeStockPart } from '../contract/desk-part.ts';
import { nothingKnown } from '../facts/fact-names.ts';
import { correctionOf, typedAfter, typedOf } from './correction.ts';

const part: WholeStockPart = {
  id: 7,
  sku: 'F-1042',
  name: 'Faro anteriore sinistro',
  serialNumber: '51 810 268',
  otherNumbers: ['51 810 269'],
  donorCar: 'Fiat Panda (169) · 2008',
  car: { ...nothingKnown, id: 3, line: 'Fiat Panda (169) · 2008', parts: 2 },
  carId: 3,
  counterSales: [],
  isSafety: false,
  kind: 'faro-anteriore',
  kindId: 9,
  side: 'left',
  axle: null,
  nameIt: null,
  nameEn: null,
  vatScheme: 'margin',
  condition: 'B',
  tested: null,
  price: 8_900,
  discount: 0,
  discountedPrice: 8_900,
  purchasePrice: null,
  onHand: 1,
  reserved: 0,
  toPick: 0,
  place: 'B-10',
  shelf: null,
  internalNotes: null,
  descriptionIt: '',
  descriptionEn: '',
  image: null,
  photos: [],
  since: '2026-11-20T10:00:00.000Z',
};
const car = {
  brandId: 1,
  modelId: 2,
  year: 2010,
  mileageKm: null,
  fuel: null,
  engineCode: null,
  colour: null,
  vin: null,
};

test('only what was changed is sent, with what was seen of it', () => {
  expect(correctionOf(part, typedOf(part))).toBeUndefined();
  const typed = {
    ...typedOf(part),
    side: 'none' as const,
    otherNumbers: ' 46 846 999\n46846998, 46 846 999,',
    nameIt: '  ',
  };
  expect(correctionOf(part, typed)).toEqual({
    change: { side: null, otherNumbers: ['46 846 999', '46846998'] },
    seen: { side: 'left', otherNumbers: ['51 810 269'] },
  });
});

test('how it was tried is put right, and taken back', () => {
  expect(correctionOf(part, { ...typedOf(part), tested: 'bench' })).toEqual({
    change: { tested: 'bench' },
    seen: { tested: null },
  });
  const tried: WholeStockPart = { ...part, tested: 'tried' };
  expect(correctionOf(tried, { ...typedOf(tried), tested: 'none' })).toEqual({
    change: { tested: null },
    seen: { tested: 'tried' },
  });
});

test('a donor car is one of the yard’s, one in words, or none', () => {
  const with_ = (chosen: Parameters<typeof correctionOf>[1]['car']) =>
    correctionOf(part, { ...typedOf(part), car: chosen });
  expect(with_({ id: 3, line: 'as before' })).toBeUndefined();
  expect(with_({ id: 4, line: '' })).toEqual({ change: { carId: 4 }, seen: { carId: 3 } });
  expect(with_({ said: car, line: '' })).toEqual({ change: { car }, seen: { carId: 3 } });
  expect(with_(null)).toEqual({ change: { carId: null }, seen: { carId: 3 } });
});

test('where somebody else was quicker theirs is shown, and what else was typed stays', () => {
  const now: WholeStockPart = { ...part, side: 'right', price: 1 };
  expect(typedAfter({ side: 'none', serialNumber: '1' }, part, now)).toEqual({ serialNumber: '1' });
});
