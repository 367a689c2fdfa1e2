import { expect, test } from 'vitest';
import { paintOf } from './paint.ts';

test.each([
  ['Grigio metallizzato', 'grey'],
  ['Metallic grey', 'grey'],
  ['BIANCO', 'white'],
  ['Light blue', 'azure'],
  ['Metallic light blue', 'azure'],
  ['Blu scuro', 'blue'],
  ['Amaranto', null],
  ['', null],
  [null, null],
])('%s', (colour, paint) => {
  expect(paintOf(colour)).toBe(paint);
});
