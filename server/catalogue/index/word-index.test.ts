import { expect, test } from 'vitest';
import { createRoom } from './room.ts';
import { createWordIndex, worth } from './word-index.ts';
import type { Standing } from './words-of-part.ts';

const words = createWordIndex(createRoom());
const add = (place: number, part: Partial<Record<Standing, string[]>>) => {
  const phrasesOf = (standing: Standing) => [{ words: part[standing] ?? [] }];
  const phrases = {
    head: phrasesOf('head'),
    name: phrasesOf('name'),
    donor: phrasesOf('donor'),
    fit: phrasesOf('fit'),
    rest: phrasesOf('rest'),
  };
  words.add(place, words.spell(phrases));
};
[
  { name: ['faro'], donor: ['panda'], fit: ['panda'] },
  { name: ['farfalla'], fit: ['panda'] },
  { name: ['fari'], rest: ['188a4000'] },
].forEach((part, place) => add(place, part));

const found = ({ places, scores }: ReturnType<typeof words.having>) =>
  Object.fromEntries([...places].map((place, nth) => [place, scores[nth]]));

test('a word is worth what the place is worth where it stands', () => {
  expect(found(words.having('panda'))).toEqual({ 0: worth.donor, 1: worth.fit });
  expect(found(words.having('pand'))).toEqual({});
});

test('a beginning finds longer words too, for half, and the word itself for the whole', () => {
  expect(found(words.beginning('far'))).toEqual({ 0: worth.name / 2, 1: worth.name / 2, 2: worth.name / 2 });
  expect(found(words.beginning('faro'))).toEqual({ 0: worth.name });
  expect(found(words.beginning('g'))).toEqual({});
});

test('words that come in after a beginning was looked for are found by it', () => {
  expect(words.isBeginning('zan')).toBe(false);
  add(3, { name: ['zanzara'] });
  expect(found(words.beginning('zan'))).toEqual({ 3: worth.name / 2 });
});

test('an engine code is no word', () => {
  expect(words.isWord('panda')).toBe(true);
  expect(words.isWord('188a4000')).toBe(false);
  expect([...words.words()].map(({ word }) => word)).toEqual([
    'faro',
    'panda',
    'farfalla',
    'fari',
    'zanzara',
  ]);
});
