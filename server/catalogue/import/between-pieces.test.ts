import { expect, test } from 'vitest';
import { isHeading } from './between-pieces.ts';

test('a line of one text is a heading or a note, and one of a number is not', () => {
  for (const cells of [
    ['CARROZZERIA E FARI'],
    ['', 'N.B. i motori si vendono solo con reso!!', ''],
    ['Golf 5'],
  ])
    expect(isHeading(cells), cells.join()).toBe(cells[0] !== 'Golf 5');
  expect(isHeading(['A-1041'])).toBe(false);
  expect(isHeading(['faro', '20'])).toBe(false);
});
