import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPlace, isPlaceName, readPlaceName } from './places.ts';

test('the way goes by shelf, numbers as numbers, and ends with what has no place', () => {
  const pieces = ['B-1', 'A-10', null, 'A-2', 'a-2'].map((place, id) => ({ id, place }));
  expect(byPlace(pieces).map(({ place }) => place)).toEqual(['A-2', 'a-2', 'A-10', 'B-1', null]);
});

test('a run of blanks in the name of a place is one blank, whichever blanks they are', () => {
  for (const typed of ['A 1', 'A  1', ' A\u00a01 ', 'A\u202f \u00a01', '\u00a0A \u2003 1'])
    expect(readPlaceName(typed)).toBe('A 1');
  expect(readPlaceName('\u00a0 ')).toBe('');
  // What ends a line is no blank: whoever takes names refuses it.
  expect(readPlaceName('A\n1')).toBe('A\n1');
});

test('what a browser takes for a folder names no place', () => {
  for (const name of ['.', '..']) expect(isPlaceName(name)).toBe(false);
  for (const name of ['...', 'A.', '.1', 'B-10']) expect(isPlaceName(name)).toBe(true);
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
