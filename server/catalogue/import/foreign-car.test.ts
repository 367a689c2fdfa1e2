import { expect, test } from 'vitest';
import { kilometresIn } from './foreign-car.ts';

test('kilometres are read with their thousands and from miles', () => {
  const inColumn = (header: string, text: string) =>
    kilometresIn({ headerOf: () => header, said: () => '' }, text);
  expect(inColumn('km', '165 tkm')).toBe(165_000);
  expect(inColumn('km', '148 320 km')).toBe(148_320);
  expect(inColumn('mileage', '97400 mi')).toBe(156_750);
  expect(inColumn('Miles', '97,400')).toBe(156_750);
});
