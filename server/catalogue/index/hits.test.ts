import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halved, inAll, inAny, scoredFrom, unscored, type Hits } from './hits.ts';
import { createRoom } from './room.ts';

const list = fc
  .uniqueArray(fc.tuple(fc.nat(60), fc.nat(20)), { selector: ([place]) => place })
  .map((pairs) => pairs.toSorted(([one], [other]) => one - other));

const hitsOf = (pairs: readonly (readonly [number, number])[]): Hits => ({
  places: Uint32Array.from(pairs, ([place]) => place),
  scores: Uint16Array.from(pairs, ([, score]) => score),
});
const pairsOf = ({ places, scores }: Hits) => [...places].map((place, nth) => [place, scores[nth]]);

test('what all lists have is found with the sum of its scores', () => {
  fc.assert(
    fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), (lists) => {
      const expected = Array.from({ length: 61 }, (_, place) => place).flatMap((place) => {
        const found = lists.map((pairs) => pairs.find(([at]) => at === place)?.[1]);
        return found.includes(undefined)
          ? []
          : [[place, found.reduce<number>((sum, score) => sum + (score ?? 0), 0)]];
      });
      expect(pairsOf(inAll(createRoom(), lists.map(hitsOf)))).toEqual(expected);
    }),
  );
});

test('what any list has is found with the best of its scores', () => {
  fc.assert(
    fc.property(fc.array(list, { maxLength: 5 }), (lists) => {
      const expected = Array.from({ length: 61 }, (_, place) => place).flatMap((place) => {
        const found = lists.flatMap((pairs) =>
          pairs.filter(([at]) => at === place).map(([, score]) => score),
        );
        return found.length === 0 ? [] : [[place, Math.max(...found)]];
      });
      expect(pairsOf(inAny(createRoom(), lists.map(hitsOf)))).toEqual(expected);
      // Far from each other, few are found in another way than many.
      const far = lists.map((pairs) => pairs.map(([place, score]) => [place * 1_000, score] as const));
      expect(pairsOf(inAny(createRoom(), far.map(hitsOf)))).toEqual(
        expected.map(([place = 0, score]) => [place * 1_000, score]),
      );
    }),
  );
});

test('what counts for nothing is found with a score of nothing, and the list itself stays', () => {
  const hits = hitsOf([[3, 10]]);
  expect(pairsOf(unscored(createRoom(), hits))).toEqual([[3, 0]]);
  expect(pairsOf(hits)).toEqual([[3, 10]]);
});

test('what is found half as well keeps its place', () => {
  expect(pairsOf(halved(createRoom(), hitsOf([[3, 20]])))).toEqual([[3, 10]]);
});

test('what was found badly can be left out', () => {
  const hits = hitsOf([
    [1, 6],
    [4, 12],
    [9, 20],
  ]);
  expect(pairsOf(scoredFrom(createRoom(), 12, hits))).toEqual([
    [4, 12],
    [9, 20],
  ]);
});
