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
        const [places, byPlace] = [ids.map((_, at) => at * 2), new Uint32Array(ids.length * 2)];
        ids.forEach((id, at) => (byPlace[at * 2] = id));
        expect(pageOf(Float64Array.from(keys), Uint32Array.from(places), byPlace, offset, limit)).toEqual(
          sorted.slice(offset, offset + limit),
        );
      },
    ),
  );
});
