/** The filters of a search over the index: each apart, so that a facet can be counted under the others. */
import { filterNames, type FilterName, type SearchQuery } from '../../../domain/contract/search.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import type { FitSet } from './fit-sets.ts';
import { kindRoom, type PartIndex } from './part-index.ts';
import type { Seen } from './seen.ts';

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
 * Which filters some parts miss.
 *
 * @param places of the parts
 * @param seen their facts
 * @returns bits for each of them; 0 for a part that is found
 */
export function missedIn(index: PartIndex, filter: Filter, places: Uint32Array, seen: Seen): Uint8Array {
  const missed = index.room.bytes(seen.count);
  const [first, second, ...others] = asked(index, filter, seen);
  if (!first) missed.fill(0);
  else if (!second) begin(missed, first);
  else beginWithTwo(missed, first, second);
  for (const one of others) note(missed, one);
  const { minCents = 0, maxCents = Infinity } = filter.price ?? {};
  if (filter.price) notePrice(missed, seen.list('discountedPrice'), minCents, maxCents);
  // Places that parts have left are nobody's.
  if (!index.isWhole()) noteLeft(missed, places, index.columns.isTaken.values);
  return missed;
}

/** A fact of the parts, and what a part misses by the value that it has there. */
type Asked = { readonly values: Uint32Array; readonly bits: Uint8Array };

function asked(index: PartIndex, filter: Filter, seen: Seen): Asked[] {
  const { fitSets } = index;
  const all: Asked[] = [];
  if (filter.onlyStock || filter.onlySold)
    all.push({
      values: seen.list('isInStock'),
      bits: Uint8Array.of(filter.onlyStock ? filterBits.onlyStock : 0, filter.onlySold ? notWanted : 0),
    });
  if (filter.condition)
    all.push({
      values: seen.list('condition'),
      bits: Uint8Array.from(conditions, (one) =>
        filter.condition?.includes(one) === false ? filterBits.condition : 0,
      ),
    });
  if (filter.brand || filter.model || filter.year !== undefined)
    all.push({
      values: seen.list('fits'),
      bits: Uint8Array.from(fitSets.all, (set) => missedByCars(set, filter)),
    });
  if (filter.category) all.push({ values: seen.list('categoryId'), bits: missedByKind(index, filter) });
  return all;
}

// Only what is asked for is walked over: mostly there are one or two filters, and two at once take as long as one and a half.

function begin(missed: Uint8Array, { values, bits }: Asked): void {
  for (let at = 0; at < missed.length; at++) missed[at] = bits[values[at]!]!;
}

function beginWithTwo(missed: Uint8Array, one: Asked, other: Asked): void {
  const [ones, others] = [one.values, other.values];
  const [bits, otherBits] = [one.bits, other.bits];
  for (let at = 0; at < missed.length; at++) missed[at] = bits[ones[at]!]! | otherBits[others[at]!]!;
}

function note(missed: Uint8Array, { values, bits }: Asked): void {
  for (let at = 0; at < missed.length; at++) missed[at]! |= bits[values[at]!]!;
}

function notePrice(missed: Uint8Array, prices: Uint32Array, minCents: number, maxCents: number): void {
  const { price: bit } = filterBits;
  for (let at = 0; at < missed.length; at++) {
    const cents = prices[at]!;
    // Summed, not chosen: the processor would guess wrong for half the parts.
    missed[at]! |= bit * (Number(cents < minCents) | Number(cents > maxCents));
  }
}

function noteLeft(missed: Uint8Array, places: Uint32Array, isTaken: Uint8Array): void {
  for (let at = 0; at < missed.length; at++) missed[at]! |= isTaken[places[at]!] === 0 ? notWanted : 0;
}

export const isEmpty = (filter: Filter): boolean =>
  !filter.onlySold && !filterNames.some((name) => filter[name]);

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
