import { expect, test } from 'vitest';
import { createSoldCars, isLettered, soldNamesOf } from './sold-cars.ts';

const sold = createSoldCars(
  soldNamesOf([
    { make: 'Subaru', model: 'Forester' },
    { make: 'Renault', model: 'Espace' },
    { make: 'Renault', model: 'Espace' },
    { make: 'Alfa Romeo', model: '145' },
    { make: 'Škoda', model: '100' },
    { make: 'Fiat', model: '500' },
    { make: 'Fiat', model: 'Tipo' },
    { make: 'Other', model: 'Tipo' },
    { make: 'BMW', model: 'Serie 7' },
    { make: 'Tesla', model: 'Model S' },
    { make: 'Mazda', model: 'RX-8' },
  ]),
);

test('a name is written as its maker writes it', () => {
  expect(['subaru', 'espace', '145', 'tesla'].map(sold.nameOf)).toEqual([
    'Subaru',
    'Renault Espace',
    'Alfa Romeo 145',
    'Tesla',
  ]);
  expect(['faro', 'tipo'].map(sold.nameOf)).toEqual([undefined, undefined]);
});

test('a hyphen may be left out of a name', () => {
  expect([sold.isModel('rx8'), sold.nameOf('rx8')]).toEqual([true, 'Mazda RX-8']);
});

test('a model that is called by a number is told from a displacement', () => {
  expect(['145', '100', '500'].map(sold.isNumberedModel)).toEqual([true, false, false]);
});

test('what everybody says of any car is no name', () => {
  expect(['model', 'serie', 's', '145'].map(sold.isName)).toEqual([false, true, false, false]);
  expect(['forester', 'subaru'].map(sold.isModel)).toEqual([true, false]);
});

test('some names are told by all their words alone', () => {
  expect([...sold.lettered]).toEqual(['serie 7', 'model s', 'rx 8']);
  expect(['serie 7', 'classe a', 'golf', 'serie 7 touring', '3 serie'].map(isLettered)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
