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
  const missed = left(index, places);
  for (const { column, bits } of asked(index, filter)) note(missed, places, column, bits);
  const { minCents = 0, maxCents = Infinity } = filter.price ?? {};
  if (filter.price) notePrice(missed, places, index.columns.discountedPrice.values, minCents, maxCents);
  return missed;
}

/** A column of the index, and what a part misses by the value that it has there. */
type Asked = { readonly column: Uint32Array; readonly bits: Uint8Array };

/** Only what is asked for is walked over: each filter by itself is quick, and mostly there are one or two. */
function asked(index: PartIndex, filter: Filter): Asked[] {
  const { columns, fitSets } = index;
  const all: Asked[] = [];
  if (filter.onlyStock || filter.onlySold)
    all.push({
      column: columns.isInStock.values,
      bits: Uint8Array.of(filter.onlyStock ? filterBits.onlyStock : 0, filter.onlySold ? notWanted : 0),
    });
  if (filter.condition)
    all.push({
      column: columns.condition.values,
      bits: Uint8Array.from(conditions, (one) =>
        filter.condition?.includes(one) === false ? filterBits.condition : 0,
      ),
    });
  if (filter.brand || filter.model || filter.year !== undefined)
    all.push({
      column: columns.fits.values,
      bits: Uint8Array.from(fitSets.all, (set) => missedByCars(set, filter)),
    });
  if (filter.category) all.push({ column: columns.categoryId.values, bits: missedByKind(index, filter) });
  return all;
}

function note(missed: Uint8Array, places: Uint32Array, column: Uint32Array, bits: Uint8Array): void {
  for (let at = 0; at < missed.length; at++) missed[at]! |= bits[column[places[at]!]!]!;
}

function notePrice(
  missed: Uint8Array,
  places: Uint32Array,
  price: Uint32Array,
  minCents: number,
  maxCents: number,
): void {
  const { price: bit } = filterBits;
  for (let at = 0; at < missed.length; at++) {
    const cents = price[places[at]!]!;
    // Summed, not chosen: the processor would guess wrong for half the parts.
    missed[at]! |= bit * (Number(cents < minCents) | Number(cents > maxCents));
  }
}

export const isEmpty = (filter: Filter): boolean =>
  !filter.onlySold && !filterNames.some((name) => filter[name]);

/** Without filters only places that were left are missed. */
function left({ room, columns, isWhole }: PartIndex, places: Uint32Array): Uint8Array {
  const missed = room.bytes(places.length);
  if (isWhole()) return missed.fill(0);
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
