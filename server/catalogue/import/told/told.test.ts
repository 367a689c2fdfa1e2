import { expect, test } from 'vitest';
import type { InBoth, Sentences } from '../../../../domain/constants.ts';
import {
  expectedAddress,
  expectedPhoto,
  notPhoto,
  readAddress,
  readPhoto,
} from '../../../images/refusals.ts';
import { expectedSource, readSource } from '../../photos/refusals.ts';
import { expectedCell, takenCell, takenFit } from './of-cells.ts';
import { systemReasons, unreadable } from './of-files.ts';
import { expectedLine, readLine } from './of-lines.ts';

const said = (sentences: Sentences): [name: string, InBoth][] =>
  Object.entries(sentences).map(([name, sentence]) => [
    name,
    typeof sentence === 'function'
      ? (sentence as (...about: unknown[]) => InBoth)('Panda', { it: 'perché', en: 'why' }, 2)
      : sentence,
  ]);

const ofLists = [expectedCell, takenCell, takenFit, expectedLine, readLine, unreadable, systemReasons];
const ofPhotos = [
  notPhoto,
  readPhoto,
  expectedPhoto,
  readAddress,
  expectedAddress,
  readSource,
  expectedSource,
];
const all = [...ofLists, ...ofPhotos].flatMap(said);

test('each sentence of an import is there in both languages, and they are not the same', () => {
  for (const [name, { it, en }] of all) {
    expect(it, name).not.toBe('');
    expect(it, name).not.toBe(en);
    expect(it, name).not.toMatch(/\b(?:the|of|that|which|is|stands)\b/);
    expect(en, name).not.toMatch(/\b(?:il|che|della|una|sono)\b/);
  }
});

test('why a file cannot be read is a whole sentence', () => {
  for (const [name, sentence] of said(unreadable))
    for (const text of Object.values(sentence)) expect(text, name).toMatch(/^[A-ZP].*\.$/);
});
