import { expect, test } from 'vitest';
import stringWidth from 'string-width';
import { cutTo, padRight, wrapped } from './text-width.ts';

test.each([
  ['', 0],
  ['Fanale', 6],
  ['Citroën', 7],
  // The accent as a sign of its own.
  ['Citroe\u0308n', 7],
  ['日本', 4],
  ['ﾔﾏﾊ', 3],
  ['ＶＷ', 4],
  ['🚗', 2],
  ['👨‍👩‍👧', 2],
  ['€ 12,50 …', 9],
])('%j takes %i columns', (text, width) => {
  expect(stringWidth(text)).toBe(width);
});

test('a text is cut to its columns, never through a sign', () => {
  expect(cutTo('Fanale', 6)).toBe('Fanale');
  expect(cutTo('Fanale anteriore', 6)).toBe('Fanal…');
  expect(cutTo('日本日本', 4)).toBe('日…');
  expect(cutTo('👨‍👩‍👧👨‍👩‍👧', 3)).toBe('👨‍👩‍👧…');
  expect(cutTo('Fanale', 0)).toBe('');
  expect(padRight('日', 4)).toBe('日  ');
});

test('words go on below where there is no room, and a long one stands alone', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('incomprehensible', 4)).toEqual(['incomprehensible']);
});
