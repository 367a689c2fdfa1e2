import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageOf } from './page-of.ts';
import { createBufferPool } from './buffer-pool.ts';

const pool = createBufferPool();

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
        const [rows, byRow] = [ids.map((_, at) => at * 2), new Uint32Array(ids.length * 2)];
        ids.forEach((id, at) => (byRow[at * 2] = id));
        pool.clear();
        const page = pageOf(pool, Float64Array.from(keys), Uint32Array.from(rows), byRow, offset, limit);
        expect(page).toEqual(sorted.slice(offset, offset + limit));
      },
    ),
  );
});

/** More results than are looked at one by one, in an order in which some come again and again. */
const many = 60_000;
const orders = {
  'all different': (at: number) => (at * 7919) % 100_003,
  'in order': (at: number) => at,
  'the other way round': (at: number) => -at,
  'a few values': (at: number) => at % 3,
  'all the same': () => 1,
  'the best at the end, where no sample falls': (at: number) => (at > many - 12 ? at : at % 1_000),
  'another every so often, as a sample may fall': (at: number) => (at % 15 === 0 ? at + many : at),
};

test.each(Object.entries(orders))('of many results a page is the same, with keys %s', (_, keyOf) => {
  const keys = Float64Array.from({ length: many }, (_one, at) => keyOf(at));
  const rows = Uint32Array.from(keys, (_one, at) => at);
  const ids = Uint32Array.from(keys, (_one, at) => ((at * 7919) % 100_003) + 1);
  const sorted = [...rows]
    .sort((one, other) => keys[other]! - keys[one]! || ids[other]! - ids[one]!)
    .map((row) => ids[row]!);
  for (const offset of [0, 15, 6_000, many / 2, many - 20, many - 1, many, many + 5]) {
    pool.clear();
    expect(pageOf(pool, keys, rows, ids, offset, 15)).toEqual(sorted.slice(offset, offset + 15));
  }
});
