import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';

test('a page is what sorting everything and cutting it would give', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(40), { maxLength: 600 }),
      fc.nat(620),
      fc.integer({ min: 1, max: 60 }),
      (keys, offset, limit) => {
        const ids = keys.map((_, at) => (at * 7919) % 10_007);
        const sorted = ids
          .map((id, at) => ({ id, key: keys[at]! }))
          .sort((one, other) => other.key - one.key || other.id - one.id)
          .map(({ id }) => id);
        expect(pageOf(Float64Array.from(keys), Uint32Array.from(ids), offset, limit)).toEqual(
          sorted.slice(offset, offset + limit),
        );
      },
    ),
  );
});
