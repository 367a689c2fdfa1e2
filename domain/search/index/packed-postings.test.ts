import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPostings } from './packed-postings.ts';
import { createPostings } from './postings.ts';

const weights = [24, 20, 12, 6, 2, 1];
const posts = fc.array(
  fc.record({ word: fc.nat(5), gap: fc.nat(70_000), score: fc.constantFrom(...weights) }),
);

test('packed lists are those that were packed, and go on as they would have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(posts), async (rounds) => {
      const lists = createPostings();
      let packed = createPostings();
      for (let word = 0; word < 6; word++) for (const each of [lists, packed]) each.addWord();
      let row = 0;
      for (const round of rounds) {
        for (const { word, gap, score } of round) {
          row += gap + 1;
          for (const each of [lists, packed]) each.add(word, row, score);
        }
        for (let word = 0; word < 6; word++) {
          expect(packed.of(word)).toEqual(lists.of(word));
          expect(packed.count(word)).toBe(lists.count(word));
        }
        packed = createPostings(await packPostings(packed.all(), weights));
        expect([...packed.all()]).toEqual([...lists.all()]);
      }
    }),
  );
});

test('a weight that nobody knows is refused', async () => {
  const list = { rows: Uint32Array.of(1), scores: Uint16Array.of(3) };
  await expect(packPostings([list], weights)).rejects.toThrow(RangeError);
});
