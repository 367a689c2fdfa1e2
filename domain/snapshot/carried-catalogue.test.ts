import { expect, test } from 'vitest';
import { carriedPart, carriedWords } from '../../test/carried-part.ts';
import { createCarriedCatalogue } from './carried-catalogue.ts';
import { readParts, writeParts, type CarriedParts } from './carried-parts.ts';
import { partsInMemory } from './parts-in-memory.ts';

const tabled = (parts: Parameters<typeof writeParts>[1]): CarriedParts =>
  readParts({ stock: writeParts('stock', parts), descriptions: writeParts('descriptions', parts) });

test.each([
  ['tables', tabled],
  ['memory', partsInMemory],
])('a piece that is sold, in %s, has the numbers that it had', (_, partsOf) => {
  const [before, sold] = [carriedPart(1), carriedPart(1, { available: 0, updatedAt: 9 })];
  expect(partsOf([sold]).numbersAt(0)).toEqual(partsOf([before]).numbersAt(0));
  expect(JSON.stringify(partsOf([sold]).numbersAt(0))).toBe(JSON.stringify(tabled([before]).numbersAt(0)));
});

test('a part is found by the number that it was given, and not by the one before', async () => {
  const catalogue = createCarriedCatalogue(carriedWords);
  catalogue.put(tabled([carriedPart(1)]));
  catalogue.put(tabled([carriedPart(1, { serialNumber: '55 210 987' })]));
  const { numbers } = await catalogue.save();
  expect(new TextDecoder().decode(numbers.keys.bytes)).toBe('55210987');
});
