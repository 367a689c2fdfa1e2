import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carName, fitFor, readMyCar, type MyCar } from './my-car.ts';

const fiat = { id: 1, name: 'Fiat' };
const panda = { id: 10, name: 'Panda (169)', brand: fiat };
const punto = { id: 11, name: 'Punto (188)', brand: fiat };
const car = (model: { id: number; name: string }, year?: number): MyCar => ({
  brand: fiat,
  model: { id: model.id, name: model.name },
  ...(year !== undefined && { year }),
});
const part = {
  availableFor: [
    { ...panda, from: 2003, to: 2007 },
    { ...panda, from: 2010, to: null },
  ],
  models: [punto],
};

test('a car among those that a part fits is listed, in one of its years or without a year', () => {
  for (const year of [2003, 2007, 2010, 2026, undefined])
    expect(fitFor(part, car(panda, year)).verdict, String(year)).toBe('listed');
});

test('in other years nothing is claimed, and the years are told', () => {
  for (const year of [2002, 2008, 2009])
    expect(fitFor(part, car(panda, year))).toEqual({ verdict: 'otherYears', fits: part.availableFor });
});

test('the donor’s own model is no more than that, and any other is not listed', () => {
  expect(fitFor(part, car(punto)).verdict).toBe('same');
  expect(fitFor(part, car({ id: 12, name: 'Tipo' })).verdict).toBe('unlisted');
  expect(fitFor({ availableFor: [], models: [] }, car(panda)).verdict).toBe('unlisted');
});

test('a car is named as people name it', () => {
  expect(carName(car(panda, 2008))).toBe('Fiat Panda (169) 2008');
  expect(carName(car(panda))).toBe('Fiat Panda (169)');
});

test('whatever a browser kept, it is read as a car or as none', () => {
  expect(readMyCar(car(panda, 2008))).toEqual(car(panda, 2008));
  expect(readMyCar({ ...car(panda), year: '2008' })).toEqual({ ...car(panda), year: undefined });
  for (const broken of [
    undefined,
    null,
    7,
    'panda',
    [],
    {},
    { brand: fiat },
    { brand: fiat, model: { id: 'x' } },
  ])
    expect(readMyCar(broken)).toBeUndefined();
  fc.assert(fc.property(fc.jsonValue(), (kept) => void readMyCar(kept)));
});
