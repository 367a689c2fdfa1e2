import { expect, test } from 'vitest';
import { nothingKnown } from '../../../domain/facts/fact-names.ts';
import { fingerprintOf } from './piece.ts';

/** As databases have held it since the first version: any other, and the next import doubles every car. */
test('a car has the fingerprint that it always had', () => {
  expect(
    fingerprintOf({
      ...nothingKnown,
      colour: 'Blu',
      plate: 'AB123CD',
      mileageKm: 121_000,
      engineCode: '188A4000',
      fuel: 'petrol',
      year: 2009,
      modelId: 17,
      brandId: 5,
    }),
  ).toBe('[5,17,2009,"petrol","188A4000",121000,"Blu","AB123CD"]');
  expect(fingerprintOf({ ...nothingKnown, brandId: 5, modelId: 17 })).toBe(
    '[5,17,null,null,null,null,null,null]',
  );
});
