import { expect, test } from 'vitest';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { cachedQuote } from './cached-quote.ts';
import type { AskCopy } from './copy-answers.ts';

const part = (id: number, quantity: number): PartSummary => ({
  id,
  name: 'Radiatore acqua',
  serialNumber: '60 01 605 506',
  manufacturerCode: null,
  year: 2013,
  mileageKm: 219_300,
  fuel: 'diesel',
  price: 9_000,
  discount: 0,
  condition: 'B',
  side: null,
  axle: null,
  tested: null,
  shipping: { mainland: 0, islands: 0 },
  isFreight: false,
  safety: false,
  discountedPrice: 9_000,
  quantity,
  category: { id: 1, name: 'Radiatore acqua', slug: 'radiatore-acqua' },
  models: [],
  fits: [],
  image: null,
  secondImage: null,
  paint: null,
  photoCount: 0,
  updatedAt: '2026-11-28T12:00:00Z',
});

/** A copy of these, as of that moment. */
const copyOf =
  (...parts: readonly PartSummary[]): AskCopy =>
  async (path) => {
    const body = parts.find(({ id }) => path === `/api/parts/${id}`);
    return body && { body, asOf: 1_000, isWhole: true };
  };

test('a part that this device knows as sold costs nothing, and one that it does not know is left to the shop', async () => {
  const cart = [7, 8, 9].map((id) => ({ id, quantity: 1 }));
  const { lines, goods, cachedAt } = await cachedQuote(cart, 'it', copyOf(part(7, 1), part(8, 0)));
  expect(lines.map(({ available, lineTotal }) => [available, lineTotal])).toEqual([
    [1, 9_000],
    [0, 0],
    [1, 0],
  ]);
  expect([goods, cachedAt]).toEqual([9_000, 1_000]);
});
