import { expect, test } from 'vitest';
import { createKnownCatalogue } from '../known-catalogue.ts';
import { createMadeNames } from './made-names.ts';
import { createMakeRecogniser } from './recognise-make.ts';

const namesOf = (makeText: string, modelText: string): string[] => {
  const names = { brands: new Map(), models: new Map(), categories: new Map() };
  const makes = createMakeRecogniser(createKnownCatalogue(names), createMadeNames(names));
  return makes.of(makeText, modelText, null).brands.map(({ name }) => name);
};

test('a make is known by what it is called elsewhere, and by a slip of the hand before one of its models', () => {
  expect(namesOf('', 'Vauxhall Insignia hatch')).toEqual(['Opel']);
  expect(namesOf('', 'Hyundia i30')).toEqual(['Hyundai']);
  expect(namesOf('Peugot', '308')).toEqual(['Peugeot']);
  expect(namesOf('M.BENZ', 'A 170 W168')).toEqual(['Mercedes-Benz']);
  expect(namesOf('L.ROVER', 'DISCOVERY II')).toEqual(['Land Rover']);
  // Nothing of it is a model of Ford's.
  expect(namesOf('', 'Fort Apache')).toEqual([]);
});
