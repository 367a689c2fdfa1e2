import { expect, test } from 'vitest';
import { untoldInLists } from '../test/untold-facts.ts';
import { replacementsOf } from './replacements.ts';

const panda = (from: number | null, to: number | null) => ({ id: 17, from, to });
const lamp = (id: number, changes: object = {}) => ({
  ...untoldInLists,
  id,
  name: 'Faro anteriore sinistro',
  serialNumber: `51 810 ${200 + id}`,
  fits: [panda(2003, 2012)],
  category: { id: 90, name: 'Faro', slug: 'faro-anteriore' },
  quantity: 1,
  ...changes,
});
const wanted = lamp(1);
const found = (...others: ReturnType<typeof lamp>[]) => replacementsOf(wanted, others, 8).map(({ id }) => id);

test('the same number comes first, whatever it is called; then the same side; then those of which nobody says it', () => {
  const sameNumber = lamp(4, {
    serialNumber: '51810201',
    name: 'Proiettore',
    category: { id: 91, name: '', slug: '' },
  });
  expect(found(lamp(2, { name: 'Faro anteriore' }), lamp(3), sameNumber)).toEqual([4, 3, 2]);
});

test('the other side, another kind, what is sold and the part itself replace nothing', () => {
  const other = { id: 91, name: 'Fanale', slug: 'fanale-posteriore' };
  expect(
    found(lamp(2, { name: 'Faro destro' }), lamp(3, { category: other }), lamp(4, { quantity: 0 }), wanted),
  ).toEqual([]);
});

test('years of a car that never meet exclude it; an open end, and a car that only one of them names, do not', () => {
  expect(found(lamp(2, { fits: [panda(2013, null)] }), lamp(3, { fits: [panda(2012, null)] }))).toEqual([3]);
  expect(found(lamp(2, { fits: [] }), lamp(3, { fits: [{ id: 18, from: 2020, to: 2024 }] }))).toEqual([2, 3]);
});

test('parts without a number are not of the same number', () => {
  const bare = { serialNumber: '' };
  expect(replacementsOf(lamp(1, bare), [lamp(2, { ...bare, name: 'Faro destro' })], 8)).toEqual([]);
});
