import { expect, test } from 'vitest';
import { beginningHeard, correctionsOf, longerNear } from './typing-errors.ts';

const words = [
  { word: 'fiat', parts: 900 },
  { word: 'fanale', parts: 80 },
  { word: 'faro', parts: 120 },
  { word: 'panda', parts: 300 },
  { word: 'vita', parts: 1 },
  { word: 'alternatore', parts: 40 },
];

test('two letters that changed places are mended', () => {
  expect(correctionsOf('fita', words)).toEqual(['fiat', 'vita']);
});

test('a letter too many, missing or another is mended', () => {
  expect(correctionsOf('fannale', words)).toEqual(['fanale']);
  expect(correctionsOf('alternatre', words)).toEqual(['alternatore']);
  expect(correctionsOf('pamda', words)).toEqual(['panda']);
});

test('letters that stand twice may stand once, with a slip besides', () => {
  const some = ['specchietto', 'paraurti'].map((word) => ({ word, parts: 9 }));
  expect(correctionsOf('specieto', some)).toEqual(['specchietto']);
  expect(correctionsOf('parautri', some)).toEqual(['paraurti']);
});

test('what is near nothing stays unknown', () => {
  const others = ['spare', 'cambio', 'freccia'].map((word) => ({ word, parts: 9 }));
  for (const typed of ['scarpe', 'calcio']) expect(correctionsOf(typed, others)).toEqual([]);
  expect(correctionsOf('frecai', others)).toEqual(['freccia']);
  expect(correctionsOf('xyzzy', words)).toEqual([]);
});

test('a word that is still being typed is mended by how it begins', () => {
  const more = [...words, { word: 'cappelliera', parts: 9 }, { word: 'volkswagen', parts: 90 }];
  expect(longerNear('capel', more)).toEqual(['cappelliera']);
  expect(longerNear('wolks', more)).toEqual(['volkswagen']);
  expect(longerNear('volksva', more)).toEqual(['volkswagen']);
});

test('what begins otherwise, or has hardly begun, is not', () => {
  expect(longerNear('zappell', [{ word: 'cappelliera', parts: 9 }])).toEqual([]);
  expect(longerNear('cap', [{ word: 'cuppola', parts: 9 }])).toEqual([]);
  expect(longerNear('zzqq', [{ word: 'zafira', parts: 9 }])).toEqual([]);
  expect(longerNear('qqzz', [{ word: 'quadro', parts: 9 }])).toEqual([]);
});

test('letters that are heard as one sound begin no word', () => {
  const known = ['centralina', 'compressore', 'kit'].map((word) => ({ word, parts: 9 }));
  expect(beginningHeard('qqq', known)).toEqual([]);
  expect(beginningHeard('kom', known)).toEqual(['compressore']);
});
