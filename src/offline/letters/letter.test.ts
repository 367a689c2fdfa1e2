import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLetter, kindOf, type Letter } from './letter.ts';

const form = { fullName: 'Maria Rossi', email: 'maria@example.com', message: 'Siete aperti il sabato?' };
const envelope = { key: 'k', locale: 'it', writtenAt: 1 } as const;
const letters: readonly Letter[] = [
  { ...envelope, fate: 'waiting', writing: { kind: 'message', form } },
  { ...envelope, fate: 'refused', code: 'invalid_body', writing: { kind: 'message', form } },
  { ...envelope, fate: 'sent', kind: 'request', email: form.email, id: 'id' },
];

test('every letter is one, and says what was written', () => {
  expect(letters.map(isLetter)).toEqual([true, true, true]);
  expect(letters.map(kindOf)).toEqual(['message', 'message', 'request']);
});

test('one that lacks what makes it a letter, or was written by another version of the shop, is none', () => {
  const needed = ['key', 'writtenAt', 'fate'] as const;
  for (const letter of letters)
    for (const name of needed) expect(isLetter({ ...letter, [name]: undefined }), name).toBe(false);
  expect(isLetter({ ...letters[0], fate: 'lost' })).toBe(false);
  expect(isLetter({ ...letters[0], writing: { kind: 'telegram', form } })).toBe(false);
  expect(isLetter({ ...letters[0], writing: { kind: 'message', form: 'Siete aperti?' } })).toBe(false);
});

test('whatever lies in the browser breaks nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      expect(isLetter(kept)).toBe(false);
    }),
  );
});
