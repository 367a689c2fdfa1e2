/** The filters of a search over the index: each apart, so that a facet can be counted under the others. */
import type { SearchQuery } from '../../../domain/contract/search.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import type { FitSet } from './fit-sets.ts';
import { kindRoom, type PartIndex } from './part-index.ts';

/** Dimensions that have a facet of their own, each a bit. */
export const facetBits = { brands: 1, models: 2, categories: 4, price: 8 } as const;

/** Whatever has no facet: a part that misses it is not found at all. */
export const notWanted = 16;

export type Filter = Partial<
  Pick<SearchQuery, 'brand' | 'model' | 'category' | 'price' | 'year' | 'condition' | 'onlyStock'>
> & {
  /** Only parts of which nothing can be bought: the shopkeeper's question. */
  readonly onlySold?: boolean;
};

/**
 * Which filters the parts in some places miss.
 *
 * @returns bits for each place; 0 for a part that is found, `notWanted` among them for one that no facet counts
 */
export function missedIn(index: PartIndex, filter: Filter, places: Uint32Array): Uint8Array {
  const { columns } = index;
  if (isEmpty(filter)) return left(index, places);
  const [isTaken, isInStock, condition, fits, categoryId, price] = [
    columns.isTaken.values,
    columns.isInStock.values,
    columns.condition.values,
    columns.fits.values,
    columns.categoryId.values,
    columns.discountedPrice.values,
  ];
  const ofCars = Uint8Array.from(index.fitSets.all, (set) => missedByCars(set, filter));
  const ofKind = missedByKind(index, filter);
  const ofCondition = conditions.map((one) => (filter.condition?.includes(one) === false ? notWanted : 0));
  const { minCents = 0, maxCents = Infinity } = filter.price ?? {};
  const stock = [filter.onlyStock ? notWanted : 0, filter.onlySold ? notWanted : 0];

  const missed = index.room.bytes(places.length);
  for (let at = 0; at < places.length; at++) {
    const place = places[at]!;
    const cents = price[place]!;
    missed[at] =
      (isTaken[place] === 0 ? notWanted : 0) |
      stock[isInStock[place]!]! |
      ofCondition[condition[place]!]! |
      ofCars[fits[place]!]! |
      ofKind[categoryId[place]!]! |
      (cents < minCents || cents > maxCents ? facetBits.price : 0);
  }
  return missed;
}

const isEmpty = ({ brand, model, category, price, year, condition, onlyStock, onlySold }: Filter): boolean =>
  !brand && !model && !category && !price && year === undefined && !condition && !onlyStock && !onlySold;

/** Without filters only places that were left are missed. */
function left({ room, columns }: PartIndex, places: Uint32Array): Uint8Array {
  const missed = room.bytes(places.length);
  const isTaken = columns.isTaken.values;
  for (let at = 0; at < places.length; at++) missed[at] = isTaken[places[at]!] === 0 ? notWanted : 0;
  return missed;
}

/** A brand or model is matched by what the part fits or came from (api), a year by the years for which it fits. */
function missedByCars({ brandIds, modelIds, years }: FitSet, { brand, model, year }: Filter): number {
  return (
    (year !== undefined && !years.includes(year) ? notWanted : 0) |
    (brand && !brand.some((id) => brandIds.includes(id)) ? facetBits.brands : 0) |
    (model && !model.some((id) => modelIds.includes(id)) ? facetBits.models : 0)
  );
}

/** By the number of the kind. A group stands for its kinds. */
function missedByKind(index: PartIndex, { category }: Filter): Uint8Array {
  const missed = new Uint8Array(kindRoom(index));
  if (category)
    for (const [kind, group] of index.groups)
      missed[kind] = category.includes(kind) || category.includes(group ?? -1) ? 0 : facetBits.categories;
  return missed;
}
