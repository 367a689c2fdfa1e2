/** By what results are ordered, in one number each: the greater comes first. */
import type { SearchSort } from '../../contract/search.ts';
import type { Hits } from './hits.ts';
import type { PartIndex } from './part-index.ts';

/** Of two that are as good as each other the one with a photo comes first: worth more than any age. */
const photo = 2 ** 41;
/** Milliseconds by twos, until beyond this century, and the photo: a better score is worth more. */
const ages = 2 ** 42;
/** More than any score: a sum over a dozen words. */
const mostScored = 2 ** 10;
/** What can be bought comes before all that cannot, in every order (decision 0017). Beside it no number is more than 53 bits. */
const inStock = mostScored * ages;

export type Ranking = {
  readonly sort?: SearchSort | undefined;
  /** Whether scores mean something: how near a number is, or how well words fit. Without it the newest come first. */
  readonly isScored: boolean;
};

/** The number by which each of the parts is ordered. */
export function keysOf(
  { columns, pool }: PartIndex,
  { rows, scores }: Hits,
  { sort, isScored }: Ranking,
): Float64Array {
  const keys = pool.doubles(rows.length);
  const isInStock = columns.isInStock.values;
  if (sort === 'price:asc' || sort === 'price:desc') {
    const price = columns.discountedPrice.values;
    const sign = sort === 'price:asc' ? -1 : 1;
    for (let at = 0; at < keys.length; at++) {
      const row = rows[at]!;
      keys[at] = sign * price[row]! + isInStock[row]! * inStock;
    }
    return keys;
  }
  const updatedAt = columns.updatedAt.values;
  if (!isScored || sort === 'updated_at:desc') {
    for (let at = 0; at < keys.length; at++) {
      const row = rows[at]!;
      keys[at] = Math.floor(updatedAt[row]!) + isInStock[row]! * inStock;
    }
    return keys;
  }
  const hasPhoto = columns.hasPhoto.values;
  for (let at = 0; at < keys.length; at++) {
    const row = rows[at]!;
    const score = scores[at]! * ages + isInStock[row]! * inStock;
    keys[at] = Math.floor(updatedAt[row]! / 2) + hasPhoto[row]! * photo + score;
  }
  return keys;
}
