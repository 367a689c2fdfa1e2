/** A part as the index of the search takes it, for a test. */
import type { Found } from '../domain/search/index/part-index.ts';

export const foundPart = (facts: Partial<Found> = {}): Found => ({
  id: 7,
  categoryId: 1,
  groupId: null,
  discountedPrice: 1000,
  isInStock: true,
  hasPhoto: false,
  condition: 'A',
  updatedAt: 0,
  cars: { modelIds: [3], brandIds: [2], years: [2008] },
  phrases: [{ name: [{ words: ['faro'] }] }],
  ...facts,
});
