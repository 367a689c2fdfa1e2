import { expect, test } from 'vitest';
import { alternativesIn, stepsOf } from './recognise-kind.ts';

test('two words for one piece are each asked', () => {
  expect(alternativesIn('CIM Modul / Lenkstockschalter')).toEqual(['CIM Modul', 'Lenkstockschalter']);
  expect(alternativesIn('ABS/ESP')).toEqual([]);
});

test('of several categories the deepest tells most, and of a path its end', () => {
  expect(stepsOf('Luci, Luci > Fari anteriori')[0]).toBe('Fari anteriori');
  expect(stepsOf('Engine | Fuel system')).toEqual(['Fuel system', 'Engine']);
  expect(stepsOf('Fari, fanali')).toEqual(['Fari, fanali']);
});
