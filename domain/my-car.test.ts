import fc from 'fast-check';
import { expect, test } from 'vitest';
import { carName, fitFor, fitOnCard, plainModel, readMyCar, type MyCar } from './my-car.ts';

const fiat = { id: 1, name: 'Fiat' };
const panda = { id: 10, name: 'Panda (169)', brand: fiat };
const punto = { id: 11, name: 'Punto (188)', brand: fiat };
const car = (model: { id: number; name: string }, year?: number): MyCar => ({
  brand: fiat,
  model: { id: model.id, name: model.name },
  ...(year !== undefined && { year }),
});
const part = {
  fits: [
    { id: panda.id, from: 2003, to: 2007 },
    { id: panda.id, from: 2010, to: null },
  ],
  models: [punto],
  year: 2004,
  category: { slug: 'faro-anteriore' },
};

test('a car among those that a part fits is listed, in one of its years or without a year', () => {
  for (const year of [2003, 2007, 2010, 2026, undefined])
    expect(fitFor(part, car(panda, year)), String(year)).toMatchObject({ isGood: true, reason: 'listed' });
});

test('in other years nothing is claimed, and the years are told', () => {
  for (const year of [2002, 2008, 2009])
    expect(fitFor(part, car(panda, year))).toEqual({ isGood: false, reason: 'otherYears', fits: part.fits });
});

test('from a car of the same model and year it fits; of another year, or one that nobody told, that is all one knows', () => {
  expect(fitFor(part, car(punto, 2004))).toMatchObject({ isGood: true, reason: 'sameCar' });
  for (const year of [2005, undefined])
    expect(fitFor(part, car(punto, year))).toMatchObject({ isGood: false, reason: 'sameModel' });
  expect(fitFor({ ...part, year: null }, car(punto))).toMatchObject({ isGood: false, reason: 'sameModel' });
  // The yard knows better than the calendar.
  const others = { ...part, fits: [{ id: punto.id, from: 2006, to: null }] };
  expect(fitFor(others, car(punto, 2004))).toMatchObject({ isGood: false, reason: 'otherYears' });
});

test('what is made for an engine is promised to nobody whose engine is not known, and what was doubtful stays so', () => {
  const starter = { ...part, category: { slug: 'motorino-avviamento' } };
  for (const mine of [car(panda, 2003), car(panda), car(punto, 2004)])
    expect(fitFor(starter, mine)).toMatchObject({ isGood: false, reason: 'engine' });
  expect(fitFor(starter, car(panda, 2008)).reason).toBe('otherYears');
  expect(fitFor(starter, car(punto, 2005)).reason).toBe('sameModel');
  expect(fitFor({ ...starter, fits: [] }, car(panda, 2003)).reason).toBe('unlisted');
});

test('any other car is not listed', () => {
  expect(fitFor(part, car({ id: 12, name: 'Tipo' }, 2004)).reason).toBe('unlisted');
  expect(fitFor({ ...part, fits: [], models: [], year: null }, car(panda)).reason).toBe('unlisted');
});

test('of a part that an earlier version of the shop told nothing is claimed but its own car', () => {
  const { fits: _fits, ...older } = part;
  expect(fitOnCard(older, car(panda, 2003)).isGood).toBe(false);
  expect(fitOnCard(older, car(punto, 2004)).isGood).toBe(true);
});

test('a model is called without the maker’s letters', () => {
  expect([
    plainModel(car(panda)),
    plainModel(car({ id: 1, name: 'Grande Punto / Punto Evo (199)' })),
  ]).toEqual(['Panda', 'Grande Punto / Punto Evo']);
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
