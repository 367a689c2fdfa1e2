import { expect, test } from 'vitest';
import { fitAmong, fittingAlike } from './fit-among.ts';
import { fitFor, fitOnCard, type MyCar } from './my-car.ts';

const fiat = { id: 1, name: 'Fiat' };
const punto = { id: 11, name: 'Punto (188)', brand: fiat };
const panda: MyCar = { brand: fiat, model: { id: 10, name: 'Panda (169)' } };
const category = { slug: 'faro-anteriore' };
const part = { fits: [{ id: 10, from: 2003, to: 2007 }], models: [punto], year: 2004, category };

test('what bears the same number fits the same cars, on its own page and on every card beside it', () => {
  const listed = { ...part, serialNumber: '51 810 268' };
  const silent = { fits: [], models: [punto], year: 2006, category, serialNumber: '51810268' };
  const mine = { ...panda, year: 2003 };
  expect(fitFor(silent, mine).isGood).toBe(false);
  expect(fitAmong(silent, [listed], mine)).toMatchObject({ isGood: true, reason: 'sameNumber' });
  expect(fitAmong(listed, [silent], mine).reason).toBe('listed');
  for (const cards of [fittingAlike([silent, listed], [], mine), fittingAlike([silent], [listed], mine)])
    for (const card of cards) expect(fitOnCard(card, mine).isGood).toBe(true);

  for (const serialNumber of ['51810269', '']) {
    const other = { ...silent, serialNumber };
    expect(fitAmong(other, [listed, { ...listed, serialNumber: '' }], mine).isGood).toBe(false);
    expect(fittingAlike([other], [listed], mine)).toEqual([other]);
  }
  expect(fitAmong(silent, [listed], { ...panda, year: 2009 }).isGood).toBe(false);
});

test('what is made for an engine says so on every piece with its number, and on none that it fits', () => {
  const listed = { ...part, category: { slug: 'iniettore' }, serialNumber: '51 810 268' };
  const silent = { ...listed, fits: [] };
  const mine = { ...panda, year: 2003 };
  expect(fitFor(silent, mine).reason).toBe('unlisted');
  expect(fitAmong(silent, [listed], mine)).toMatchObject({ isGood: false, reason: 'engine' });
  for (const card of fittingAlike([silent, listed], [], mine))
    expect(fitOnCard(card, mine).reason).toBe('engine');
});
