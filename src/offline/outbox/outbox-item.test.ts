import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutboxItem, kindOf, type OutboxItem } from './outbox-item.ts';

const form = { fullName: 'Maria Rossi', email: 'maria@example.com', message: 'Siete aperti il sabato?' };
const envelope = { key: 'k', locale: 'it', writtenAt: 1 } as const;
const items: readonly OutboxItem[] = [
  { ...envelope, fate: 'waiting', writing: { kind: 'message', form } },
  { ...envelope, fate: 'refused', code: 'invalid_body', writing: { kind: 'message', form } },
  { ...envelope, fate: 'sent', kind: 'request', email: form.email, id: 'id' },
];

test('every item is one, and says what was written', () => {
  expect(items.map(isOutboxItem)).toEqual([true, true, true]);
  expect(items.map(kindOf)).toEqual(['message', 'message', 'request']);
});

test('one that lacks what makes it an item, or was written by another version of the shop, is none', () => {
  const needed = ['key', 'writtenAt', 'fate'] as const;
  for (const item of items)
    for (const name of needed) expect(isOutboxItem({ ...item, [name]: undefined }), name).toBe(false);
  expect(isOutboxItem({ ...items[0], fate: 'lost' })).toBe(false);
  expect(isOutboxItem({ ...items[0], writing: { kind: 'telegram', form } })).toBe(false);
  expect(isOutboxItem({ ...items[0], writing: { kind: 'message', form: 'Siete aperti?' } })).toBe(false);
});

test('whatever lies in the browser breaks nothing', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(isOutboxItem(stored)).toBe(false);
    }),
  );
});
