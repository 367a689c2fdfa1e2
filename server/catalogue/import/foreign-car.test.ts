import { expect, test } from 'vitest';
import { kilometresIn } from './foreign-car.ts';

test('kilometres are read with their thousands and from miles', () => {
  const inColumn = (header: string, text: string) =>
    kilometresIn({ headerOf: () => header, said: () => '' }, text);
  expect(inColumn('km', '165 tkm')).toBe(165_000);
  expect(inColumn('Mätarst (mil)', '14 250')).toBe(142_500);
  expect(inColumn('Miltal', '8900')).toBe(89_000);
  expect(inColumn('Mätarställning', '12 300 mil')).toBe(123_000);
  expect(inColumn('km', '150 mil')).toBe(150_000);
  expect(inColumn('km', '148 320 km')).toBe(148_320);
  expect(inColumn('mileage', '97400 mi')).toBe(156_750);
  expect(inColumn('Miles', '97,400')).toBe(156_750);
});
