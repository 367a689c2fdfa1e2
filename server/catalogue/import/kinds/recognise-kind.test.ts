import { expect, test } from 'vitest';
import { stepsOf } from './recognise-kind.ts';

test('of several categories the deepest tells most, and of a path its end', () => {
  expect(stepsOf('Luci, Luci > Fari anteriori')[0]).toBe('Fari anteriori');
  expect(stepsOf('Engine | Fuel system')).toEqual(['Fuel system', 'Engine']);
  expect(stepsOf('Fari, fanali')).toEqual(['Fari, fanali']);
});
