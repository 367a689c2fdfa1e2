/** By what results are ordered, in one number each: the greater comes first. */
import type { SearchSort } from '../../../domain/contract/search.ts';
import type { Hits } from './hits.ts';
import type { PartIndex } from './part-index.ts';

/** Milliseconds until far beyond this century: a better score is worth more than any age. */
const ages = 2 ** 42;
/** More than any score: a sum over a dozen words. */
const mostScored = 2 ** 10;

export type Ranking = {
  readonly sort?: SearchSort | undefined;
  /** What scores mean: how near a number is, which counts before all else, or how well words fit, which counts after being in stock. Without it the newest come first. */
  readonly scored?: 'number' | 'words' | undefined;
};

/** The number by which each of the parts is ordered. */
export function keysOf(
  { columns, room }: PartIndex,
  { places, scores }: Hits,
  { sort, scored }: Ranking,
): Float64Array {
  const keys = room.doubles(places.length);
  if (sort === 'price:asc' || sort === 'price:desc') {
    const price = columns.discountedPrice.values;
    const sign = sort === 'price:asc' ? -1 : 1;
    for (let at = 0; at < keys.length; at++) keys[at] = sign * price[places[at]!]!;
    return keys;
  }
  const updatedAt = columns.updatedAt.values;
  if (!scored || sort === 'updated_at:desc') {
    for (let at = 0; at < keys.length; at++) keys[at] = Math.floor(updatedAt[places[at]!]!);
    return keys;
  }
  const isInStock = columns.isInStock.values;
  const [ofScore, ofStock] = scored === 'number' ? [2 * ages, ages] : [ages, mostScored * ages];
  for (let at = 0; at < keys.length; at++) {
    const place = places[at]!;
    keys[at] = Math.floor(updatedAt[place]!) + scores[at]! * ofScore + isInStock[place]! * ofStock;
  }
  return keys;
}
