/** The filters of a search over the index: each apart, so that a facet can be counted under the others. */
import { filterNames, type FilterName, type SearchQuery } from '../../../domain/contract/search.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import type { FitSet } from './fit-sets.ts';
import { kindRoom, type PartIndex } from './part-index.ts';

/** Each filter a bit, under its name in the address bar. */
export const filterBits = {
  brand: 1,
  model: 2,
  category: 4,
  price: 8,
  condition: 16,
  year: 32,
  onlyStock: 64,
} as const satisfies Record<FilterName, number>;

/** What one takes off with a filter: a model goes with its make. */
export const droppedWith = { ...filterBits, brand: filterBits.brand | filterBits.model } as const;

/** What no shopper can take off: a part that misses it is not found at all. */
const notWanted = 128;

export type Filter = Partial<
  Pick<SearchQuery, 'brand' | 'model' | 'category' | 'price' | 'year' | 'condition' | 'onlyStock'>
> & {
  /** Only parts of which nothing can be bought: the shopkeeper's question. */
  readonly onlySold?: boolean;
};

/**
 * Which filters the parts in some places miss.
 *
 * @returns bits for each place; 0 for a part that is found
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
  const ofCondition = conditions.map((one) =>
    filter.condition?.includes(one) === false ? filterBits.condition : 0,
  );
  const { minCents = 0, maxCents = Infinity } = filter.price ?? {};
  const stock = [filter.onlyStock ? filterBits.onlyStock : 0, filter.onlySold ? notWanted : 0];

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
      (cents < minCents || cents > maxCents ? filterBits.price : 0);
  }
  return missed;
}

export const isEmpty = (filter: Filter): boolean =>
  !filter.onlySold && !filterNames.some((name) => filter[name]);

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
    (year !== undefined && !years.includes(year) ? filterBits.year : 0) |
    (brand && !brand.some((id) => brandIds.includes(id)) ? filterBits.brand : 0) |
    (model && !model.some((id) => modelIds.includes(id)) ? filterBits.model : 0)
  );
}

/** By the number of the kind. A group stands for its kinds. */
function missedByKind(index: PartIndex, { category }: Filter): Uint8Array {
  const missed = new Uint8Array(kindRoom(index));
  if (category)
    for (const [kind, group] of index.groups)
      missed[kind] = category.includes(kind) || category.includes(group ?? -1) ? 0 : filterBits.category;
  return missed;
}
