import { expect, test } from 'vitest';
import { takenOff, without } from './take-off.ts';

test('a model goes with its make, and a make stays without its model', () => {
  expect(Object.keys(takenOff('brand')).toSorted()).toEqual(['brand', 'model']);
  expect(takenOff('model')).toEqual({ model: undefined });
});

test('of several words one is taken away, and with the last of them the filter', () => {
  const grade = (at: number) => ({ filter: 'condition', text: '', at }) as const;
  expect(without(grade(1), { condition: 'A,B,C' })).toEqual({ condition: 'A,C' });
  expect(without(grade(0), { condition: 'B' })).toEqual({ condition: undefined });
});
