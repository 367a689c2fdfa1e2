import { expect, test } from 'vitest';
import { lineOf } from '../../../test/line-of-cells.ts';
import { createHeadingReader } from './car-in-heading.ts';
import { createMadeNames } from './cars/made-names.ts';
import { createCarRecogniser } from './cars/recognise-car.ts';
import { kilometresIn, readForeignCar } from './foreign-car.ts';
import { createKnownCatalogue } from './known-catalogue.ts';
import { createLineReader } from './line-reader.ts';

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

test('a remark says the kilometres of its own piece, and its years where nothing else does', () => {
  const names = { brands: new Map(), models: new Map(), categories: new Map() };
  const cars = createCarRecogniser(createKnownCatalogue(names), createMadeNames(names), new Map(), 2026);
  const carOf = (name: string, remark: string, heading: string) =>
    readForeignCar(
      createLineReader(lineOf({ nameIt: [['Pezzo', name]], descriptionIt: [['Note', remark]] }, { heading })),
      cars,
      createHeadingReader(cars, 2026),
      name,
      2026,
    );
  const heading = 'OPEL CORSA C 1.0 12V del 2001, Z10XE km 120.000';
  expect(carOf('motore completo', '98.000 km', heading).prose.mileageKm).toBe(98_000);
  expect(carOf('bobina', '', heading).prose.mileageKm).toBe(120_000);
  const years = { from: 2005, to: 2011 };
  expect(carOf('Alternatore Alfa Romeo 159', 'Revisionato. Per 159 2005-2011.', '').span).toEqual(years);
  expect(carOf('Alternatore Alfa Romeo 159', 'Garanzia 2005-2011.', '').span).toBeUndefined();
});
