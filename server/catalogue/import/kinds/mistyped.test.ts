import { expect, test } from 'vitest';
import { createMeantWords } from './mistyped.ts';

const meant = createMeantWords(
  [new Set(['parafang', 'alternator', 'pannell', 'portel', 'portal', 'faro']), new Set(['panel', 'portier'])],
  new Set(['cornic']),
);

test('a word with one slip is the one that it is near', () => {
  expect(['parafnag', 'altenator', 'panell'].map(meant)).toEqual(['parafang', 'alternator', 'pannell']);
});

test('a known word, a beginning, a short one, and what is near two of them stay as they are', () => {
  for (const word of ['pannell', 'altern', 'fro', 'portil', 'panel1', 'cofano', 'cornic'])
    expect(meant(word)).toBe(word);
});
