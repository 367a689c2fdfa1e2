import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halved, inAll, inAny, inLaidOut, layOut, scoredFrom, unscored, type Hits } from './hits.ts';
import { createBufferPool } from './buffer-pool.ts';

const list = fc
  .uniqueArray(fc.tuple(fc.nat(60), fc.nat(20)), { selector: ([row]) => row })
  .map((pairs) => pairs.toSorted(([one], [other]) => one - other));

const hitsOf = (pairs: readonly (readonly [number, number])[]): Hits => ({
  rows: Uint32Array.from(pairs, ([row]) => row),
  scores: Uint16Array.from(pairs, ([, score]) => score),
});
const pairsOf = ({ rows, scores }: Hits) => [...rows].map((row, nth) => [row, scores[nth]]);

test('what all lists have is found with the sum of its scores', () => {
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), (lists) => {
      const expected = Array.from({ length: 61 }, (_, row) => row).flatMap((row) => {
        const found = lists.map((pairs) => pairs.find(([at]) => at === row)?.[1]);
        return found.includes(undefined)
          ? []
          : [[row, found.reduce<number>((sum, score) => sum + (score ?? 0), 0)]];
      });
      expect(pairsOf(inAll(createBufferPool(), lists.map(hitsOf)))).toEqual(expected);
    }),
  );
});

test('a list that is laid out finds what it finds as it is', () => {
  fc.assert(
    fc.property(list, list, (some, others) => {
      const pool = createBufferPool();
      const [hits, long] = [hitsOf(some), hitsOf(others)];
      expect(pairsOf(inLaidOut(pool, hits, layOut(pool, long)))).toEqual(pairsOf(inAll(pool, [hits, long])));
    }),
  );
});

test('what any list has is found with the best of its scores', () => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 5 }), (lists) => {
      const expected = Array.from({ length: 61 }, (_, row) => row).flatMap((row) => {
        const found = lists.flatMap((pairs) => pairs.filter(([at]) => at === row).map(([, score]) => score));
        return found.length === 0 ? [] : [[row, Math.max(...found)]];
      });
      expect(pairsOf(inAny(createBufferPool(), lists.map(hitsOf)))).toEqual(expected);
      // Far from each other, few are found in another way than many.
      const far = lists.map((pairs) => pairs.map(([row, score]) => [row * 1_000, score] as const));
      expect(pairsOf(inAny(createBufferPool(), far.map(hitsOf)))).toEqual(
        expected.map(([row = 0, score]) => [row * 1_000, score]),
      );
    }),
  );
});

test('what counts for nothing is found with a score of nothing, and the list itself stays', () => {
  const hits = hitsOf([[3, 10]]);
  expect(pairsOf(unscored(createBufferPool(), hits))).toEqual([[3, 0]]);
  expect(pairsOf(hits)).toEqual([[3, 10]]);
});

test('what is found half as well keeps its row', () => {
  expect(pairsOf(halved(createBufferPool(), hitsOf([[3, 20]])))).toEqual([[3, 10]]);
});

test('what was found badly can be left out', () => {
  const hits = hitsOf([
    [1, 6],
    [4, 12],
    [9, 20],
  ]);
  expect(pairsOf(scoredFrom(createBufferPool(), 12, hits))).toEqual([
    [4, 12],
    [9, 20],
  ]);
});
