import { expect, test } from 'vitest';
import { isNumberedModel, soldNameOf } from './sold-cars.ts';

test('a name is written as its maker writes it', () => {
  expect(['subaru', 'espace', '145', 'tesla'].map(soldNameOf)).toEqual([
    'Subaru',
    'Renault Espace',
    'Alfa Romeo 145',
    'Tesla',
  ]);
  expect(soldNameOf('faro')).toBeUndefined();
});

test('a model that is called by a number is told from a displacement', () => {
  expect(['145', '100', '500'].map(isNumberedModel)).toEqual([true, false, false]);
});
