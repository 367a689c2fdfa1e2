import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPlace } from './places.ts';

test('the way goes by shelf, numbers as numbers, and ends with what has no place', () => {
  const pieces = ['B-1', 'A-10', null, 'A-2', 'a-2'].map((place, id) => ({ id, place }));
  expect(byPlace(pieces).map(({ place }) => place)).toEqual(['A-2', 'a-2', 'A-10', 'B-1', null]);
});

test('no piece is lost on the way, and none is met twice', () => {
  const place = fc.option(fc.string({ maxLength: 6 }), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.record({ id: fc.nat(), place })), (pieces) => {
      const met = byPlace(pieces).flatMap((shelf) => shelf.pieces);
      expect(met).toHaveLength(pieces.length);
      expect(new Set(met)).toEqual(new Set(pieces));
    }),
  );
});
