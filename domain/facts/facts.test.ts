import { expect, test } from 'vitest';
import { carFacts, carIdentity, knownOfCar, namesWhere, nothingKnown, pickFacts } from './fact-names.ts';
import { facts } from './facts.ts';

test('no two facts stand under the same header', () => {
  const headers = Object.values(facts).flatMap((fact) => fact.headers.map((header) => header.toLowerCase()));
  expect(headers.toSorted()).toEqual([...new Set(headers)].toSorted());
});

test('each fact that makes a car this one has a place of its own, and the others are merely known of it', () => {
  const places = carIdentity.map((name) => facts[name].identity);
  expect(places).toEqual(places.map((_, at) => at + 1));
  expect(new Set<string>([...carIdentity, ...knownOfCar])).toEqual(
    new Set<string>(['make', 'model', ...carFacts]),
  );
});

test('facts are chosen by what is declared of them, in the order of the declarations', () => {
  expect(namesWhere({ of: ['car'], holds: ['fuel', 'year'] })).toEqual(['year', 'fuel']);
  expect(namesWhere({ holds: ['make', 'price'], whenEmpty: ['refused'] })).toEqual(['price']);
});

test('what is picked holds these facts and nothing else', () => {
  expect(pickFacts(['year', 'plate'], { ...nothingKnown, year: 2009, id: 7 })).toEqual({
    year: 2009,
    plate: null,
  });
});
