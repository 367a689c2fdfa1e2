/** What the shop that suggests and the box that shows have to see alike. */
import type { Suggestions } from '../contract/search.ts';

/** Whether a make was all that was typed: then its models are asked for, rather than names of parts. */
export const isMakeAlone = (cars: Suggestions['cars']): boolean =>
  cars.some(({ model, category, query }) => model === null && category === null && query === '');
