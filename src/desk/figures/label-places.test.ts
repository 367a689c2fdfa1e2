import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelPlaces } from './label-places.ts';

test('a week of which each day has room is written whole, on a narrow phone every second day', () => {
  const days = Array.from({ length: 7 }, () => 34);
  expect(labelPlaces(days, 280)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(labelPlaces(days, 250)).toEqual([0, 2, 4, 6]);
});

test('of nothing nothing is written, and where there is no room one label', () => {
  expect(labelPlaces([], 280)).toEqual([]);
  expect(labelPlaces([40, 40, 40], 0)).toEqual([0]);
});

test('whatever is written, no two labels touch', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 31 }),
      fc.integer({ min: 120, max: 1_200 }),
      (widths, room) => {
        const middle = (place: number) => ((place + 0.5) * room) / widths.length;
        const half = (place: number) => (widths[place] ?? 0) / 2;
        const places = labelPlaces(widths, room);
        const touching = places.slice(1).filter((place, at) => {
          const before = places[at] ?? 0;
          return middle(place) - half(place) <= middle(before) + half(before);
        });
        expect(touching).toEqual([]);
      },
    ),
  );
});
