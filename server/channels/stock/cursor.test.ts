import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCursor, writeCursor, type Cursor } from './cursor.ts';

const visible = fc
  .tuple(fc.integer({ min: 1, max: 1e9 }), fc.uniqueArray(fc.nat(1_000), { maxLength: 5 }))
  .map(([least, steps]) => {
    const underWay = steps.map((step) => least + step).toSorted((one, other) => one - other);
    return `${least}:${least + 1_001}:${underWay.join()}`;
  });
const cursors: fc.Arbitrary<Cursor> = fc
  .record({
    lineage: fc.string({ maxLength: 20 }),
    file: fc.nat(),
    told: fc.option(visible, { nil: undefined }),
    round: fc.option(fc.record({ begun: visible, after: fc.nat(999_999_999) }), { nil: undefined }),
  })
  .filter(({ told, round }) => told !== undefined || round !== undefined);

test('a cursor is read as it was written', () => {
  fc.assert(
    fc.property(cursors, (cursor) => {
      expect(readCursor(writeCursor(cursor))).toEqual(cursor);
    }),
  );
});

test('what was never given out is no cursor', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readCursor(text);
      if (read) expect(writeCursor(read)).toBe(text);
    }),
  );
  for (const text of ['', '.', '..', '..7', 'AAAA']) expect(readCursor(text), text).toBeUndefined();
});
