import { expect, test } from 'vitest';
import type { StockCar } from '../contract/desk-car.ts';
import { nothingKnown } from '../facts/fact-names.ts';
import { carCorrectionOf, typedCarAfter, typedCarOf } from './car-correction.ts';

const panda: StockCar = {
  ...nothingKnown,
  id: 7,
  line: 'Fiat Panda · 2007',
  year: 2007,
  mileageKm: 121_000,
  fuel: 'petrol',
  parts: 14,
};

test('only what was changed goes, with what was seen of it', () => {
  const typed = { ...typedCarOf(panda), year: ' 2009', mileageKm: '98.500 km', colour: 'Blu ', fuel: '' };
  expect(carCorrectionOf(panda, typed)).toEqual({
    edit: {
      change: { year: 2009, mileageKm: 98_500, colour: 'Blu', fuel: null },
      seen: { year: 2007, mileageKm: 121_000, colour: null, fuel: 'petrol' },
    },
  });
  expect(carCorrectionOf(panda, typedCarOf(panda))).toEqual({ edit: undefined });
});

test('what cannot be is told by its field without asking anybody', () => {
  const typed = { ...typedCarOf(panda), year: 'boh', mileageKm: '2000000', powerKw: '0', vin: 'ZFA169000' };
  const read = carCorrectionOf(panda, typed);
  expect('errors' in read && read.errors.map(({ path }) => path).toSorted()).toEqual([
    'change.mileageKm',
    'change.powerKw',
    'change.vin',
    'change.year',
  ]);
});

test('a number of a car is read with blanks and small letters', () => {
  const read = carCorrectionOf(panda, { ...typedCarOf(panda), vin: 'zfa 169000 00334871' });
  expect(read).toMatchObject({ edit: { change: { vin: 'ZFA16900000334871' } } });
});

test('what somebody else changed is shown as it became, and what else was typed stays', () => {
  const typed = { ...typedCarOf(panda), year: '2009', colour: 'Blu' };
  expect(typedCarAfter(typed, panda, { ...panda, year: 2011 })).toMatchObject({
    year: '2011',
    colour: 'Blu',
  });
});
