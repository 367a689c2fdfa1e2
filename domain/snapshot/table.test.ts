import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable, writeTable } from './table.ts';

/** As makers write numbers: some beginnings, each with digits and letters behind it. */
const partNumber = fc
  .tuple(fc.constantFrom('4M51-', '63 11 7 ', 'A 204 ', '89', 'è-'), fc.stringMatching(/^[\dA-Z ]{0,8}$/))
  .map((ends) => ends.join(''));

const rows = fc.array(
  fc.record({
    kind: fc.constantFrom(7, 12, 300),
    side: fc.constantFrom('left', 'right', null),
    number: partNumber,
    code: fc.option(partNumber, { nil: null }),
    weight: fc.integer({ min: 0, max: 900_000 }).map((grams) => grams / 1_000),
    at: fc.integer({ min: -(2 ** 50), max: 2 ** 50 }),
  }),
  { maxLength: 300 },
);
const names = ['kind', 'side', 'number', 'code', 'weight', 'at'] as const;
const orders = { number: ['kind', 'side'], weight: ['kind'], at: ['side'] } as const;

test('a table is read as it was written, in whatever order its columns were', () => {
  fc.assert(
    fc.property(rows, (written) => {
      const table = readTable(
        writeTable(names, written.length, (name) => (place) => written[place]![name], orders),
      );
      const read = Array.from({ length: table.count }, (_, place) =>
        Object.fromEntries(names.map((name) => [name, table.column(name)(place)])),
      );
      expect(read).toEqual(written);
    }),
  );
});

test('numbers that are built alike take a byte for two digits', () => {
  const numberAt = (place: number) => `63 11 7 ${(place * 7_919) % 1_000_000}`;
  expect(writeTable(['number'], 1_000, () => numberAt).length).toBeLessThan(4_500);
});
