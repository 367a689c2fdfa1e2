import { expect, test } from 'vitest';
import { createBufferPool } from './buffer-pool.ts';
import { createWordIndex, fieldWeights } from './word-index.ts';
import type { Field } from './words-of-part.ts';

const words = createWordIndex(createBufferPool());
const add = (row: number, part: Partial<Record<Field, string[]>>) => {
  const phrasesOf = (field: Field) => [{ words: part[field] ?? [] }];
  const phrases = {
    head: phrasesOf('head'),
    name: phrasesOf('name'),
    donor: phrasesOf('donor'),
    fit: phrasesOf('fit'),
    rest: phrasesOf('rest'),
    group: phrasesOf('group'),
  };
  words.add(row, words.spell([phrases]));
};
[
  { name: ['faro'], donor: ['panda'], fit: ['panda'] },
  { name: ['farfalla'], fit: ['panda'], group: ['motore'] },
  { name: ['fari'], rest: ['188a4000'] },
].forEach((part, row) => add(row, part));

const found = ({ rows, scores }: ReturnType<typeof words.having>) =>
  Object.fromEntries([...rows].map((row, nth) => [row, scores[nth]]));

test('a word weighs what the field weighs where it stands', () => {
  expect(found(words.having('panda'))).toEqual({ 0: fieldWeights.donor, 1: fieldWeights.fit });
  expect(found(words.having('pand'))).toEqual({});
});

test('a beginning finds longer words too, for half, and the word itself for the whole', () => {
  expect(found(words.beginning('far'))).toEqual({
    0: fieldWeights.name / 2,
    1: fieldWeights.name / 2,
    2: fieldWeights.name / 2,
  });
  expect(found(words.beginning('faro'))).toEqual({ 0: fieldWeights.name });
  expect(found(words.beginning('g'))).toEqual({});
});

test('words that come in after a beginning was looked for are found by it', () => {
  expect(words.isBeginning('zan')).toBe(false);
  add(3, { name: ['zanzara'] });
  expect(found(words.beginning('zan'))).toEqual({ 3: fieldWeights.name / 2 });
});

test('an engine code is no word', () => {
  expect(words.isWord('panda')).toBe(true);
  expect(words.isWord('188a4000')).toBe(false);
  expect([...words.words()].map(({ word }) => word)).toEqual([
    'faro',
    'panda',
    'farfalla',
    'motore',
    'fari',
    'zanzara',
  ]);
});

test('the word of a group finds its kinds where it is asked for so', () => {
  expect(found(words.having('motore'))).toEqual({});
  expect(found(words.having('motore', (hits) => hits, true))).toEqual({ 1: fieldWeights.group });
  expect(words.isWord('motore')).toBe(true);
});

test('packed, words are found by their beginnings in whatever order they came, also those that came since', async () => {
  const first = createWordIndex(createBufferPool());
  const put = (index: typeof first, row: number, word: string) =>
    index.add(row, index.spell([{ name: [{ words: [word] }] }]));
  ['zanzara', 'faro', 'ammortizzatore', 'farfalla'].forEach((word, row) => put(first, row, word));
  const packed = await first.pack(() => Promise.resolve());
  expect(Array.from(packed.sorted, (place) => packed.words[place])).toEqual([
    'ammortizzatore',
    'farfalla',
    'faro',
    'zanzara',
  ]);
  const opened = createWordIndex(createBufferPool(), packed);
  put(opened, 4, 'fanale');
  const half = fieldWeights.name / 2;
  expect(found(opened.beginning('fa'))).toEqual({ 1: half, 3: half, 4: half });
  expect(found(opened.beginning('zan'))).toEqual({ 0: half });
});
