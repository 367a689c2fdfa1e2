import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openFlat, writeFlat } from './flat-data.ts';

const lists = fc.oneof(fc.uint8Array(), fc.uint16Array(), fc.uint32Array(), fc.float64Array({ noNaN: true }));
const data = fc.dictionary(fc.string(), fc.oneof(lists, fc.string(), fc.array(lists), fc.integer()));

test('data with lists of numbers is opened as it was written', () => {
  fc.assert(
    fc.property(data, (written) => {
      expect(openFlat(writeFlat(written).buffer)).toEqual({ ...written });
    }),
  );
});

test('lists are opened where they lie, and one that stands twice lies there once', () => {
  const list = Uint32Array.from({ length: 1_000 }, (_, nth) => nth);
  const { buffer } = writeFlat({ one: list, other: list });
  const { one, other } = openFlat(buffer) as Record<'one' | 'other', Uint32Array>;
  expect([one.buffer, other.buffer]).toEqual([buffer, buffer]);
  expect(one.byteOffset).toBe(other.byteOffset);
  expect(buffer.byteLength).toBeLessThan(5_000);
});

test('what is longer or shorter than it was written is refused', () => {
  const bytes = writeFlat({ list: Uint8Array.of(1, 2, 3) });
  for (const other of [bytes.slice(0, -8), bytes.slice(0, 4), new Uint8Array(bytes.length + 8)])
    expect(() => openFlat(other.buffer)).toThrow();
});
