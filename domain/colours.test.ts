import { expect, test } from 'vitest';
import { colourIn } from './colours.ts';

test.each([
  ['Grigio', 'Grey'],
  ['GRIGIO METALLIZZATO', 'Metallic grey'],
  ['rosso metallizzato', 'Metallic red'],
  ['Azzurro', 'Light blue'],
  [' Blu ', 'Blue'],
  ['Bordeaux', 'Burgundy'],
])('a usual colour has its English name: %s is %s', (colour, name) => {
  expect(colourIn('en', colour)).toBe(name);
});

test.each([
  'Grigio Quarzo',
  'Blu Notte metallizzato',
  'rosso/nero',
  'metallizzato',
  'White',
  '??',
  'constructor',
])('another colour stays as the yard wrote it: %s', (colour) => {
  expect(colourIn('en', colour)).toBe(colour);
});

test('an Italian reader sees what the yard wrote, and no colour is none', () => {
  expect(colourIn('it', 'GRIGIO METALLIZZATO')).toBe('GRIGIO METALLIZZATO');
  expect([colourIn('it', null), colourIn('en', null)]).toEqual([null, null]);
});
