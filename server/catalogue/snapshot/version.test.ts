import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readVersion, writeVersion } from './version.ts';

const transactions = fc
  .tuple(
    fc.integer({ min: 1, max: 2 ** 48 }),
    fc.uniqueArray(fc.nat(5_000), { maxLength: 300 }),
    fc.nat(1_000),
  )
  .map(([least, others, more]) => {
    const underWay = others.toSorted((one, other) => one - other).map((apart) => least + apart);
    return `${least}:${(underWay.at(-1) ?? least) + more + 1}:${underWay.join()}`;
  });

test('a version is read as it was written, and fits into an address', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.nat(), transactions, (lineage, file, visible) => {
      const text = writeVersion({ lineage, file, visible });
      expect(text.length).toBeLessThan(2_000);
      expect(readVersion(text)).toEqual({ lineage, file, visible });
    }),
  );
});

test('any other text is no version, and what is read as one the database can take', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String(), fc.stringMatching(/^[\w-]{1,40}$/)), (text) => {
      const read = readVersion(text);
      if (!read) return;
      const [least = 0, next = 0, ...underWay] = read.visible.split(/[:,]/).filter(Boolean).map(Number);
      expect(least).toBeGreaterThan(0);
      expect(least).toBeLessThanOrEqual(next);
      expect(underWay).toEqual([...new Set(underWay)].toSorted((one, other) => one - other));
      for (const transaction of underWay) {
        expect(transaction).toBeGreaterThanOrEqual(least);
        expect(transaction).toBeLessThan(next);
      }
    }),
  );
});
