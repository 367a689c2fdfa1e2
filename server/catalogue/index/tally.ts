/** What a search finds, counted along each facet. A facet is counted without its own filter: it shows what else could be chosen. */
import { filterNames, type FilterName, type SearchResult } from '../../../domain/contract/search.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import { droppedWith, filterBits, type Filter } from './filters.ts';
import { kindRoom, type PartIndex } from './part-index.ts';
import type { Fact, Seen } from './seen.ts';

type Facets = SearchResult['facets'];

/**
 * @param seen facts of all that the query stands for
 * @param missed for each of them as the filters tell
 * @param found places of those that miss nothing: a facet without a filter of its own counts these alone, which needs no look at
 * the rest
 */
export function tally(
  index: PartIndex,
  filter: Filter,
  seen: Seen,
  missed: Uint8Array,
  found: Uint32Array,
): Facets {
  const { columns, fitSets, groups, room } = index;

  function countBy(fact: Fact, length: number, own: number): Uint32Array {
    const counts = room.numbers(length).fill(0);
    if (isOpen(filter, own)) count(counts, columns[fact].values, found);
    else countMissing(counts, seen.list(fact), missed, own);
    return counts;
  }

  const sets = fitSets.all.length;
  const perBrand = countBy('fits', sets, droppedWith.brand);
  // Without a filter of either, both count the same parts.
  const perModel = isOpen(filter, droppedWith.brand) ? perBrand : countBy('fits', sets, filterBits.model);
  const perKind = countBy('categoryId', kindRoom(index), filterBits.category);
  const perCondition = countBy('condition', conditions.length, filterBits.condition);
  return {
    brands: ordered(perBrand, (set) => fitSets.all[set]!.brandIds),
    models: ordered(perModel, (set) => fitSets.all[set]!.modelIds),
    // A kind counts for itself and for its group.
    categories: ordered(perKind, (kind) => [kind, groups.get(kind) ?? []].flat()),
    conditions: conditions
      .map((id, nth) => ({ id, count: perCondition[nth]! }))
      .filter(({ count: parts }) => parts > 0),
    price: filter.price
      ? priceSpanMissing(seen.list('discountedPrice'), missed)
      : priceSpan(columns.discountedPrice.values, found),
  };
}

/** Whether none of some filters is set. */
const isOpen = (filter: Filter, bits: number): boolean =>
  !filterNames.some((name) => filter[name] && (filterBits[name] & bits) !== 0);

// Each walk by itself: four short ones over a million parts take half as long as one that does everything. Where an `if` would
// pass half of them, a sum with the condition takes half the time: a processor guesses such an `if` wrong.

function count(counts: Uint32Array, column: Uint32Array, places: Uint32Array): void {
  for (let at = 0; at < places.length; at++) counts[column[places[at]!]!]! += 1;
}

/** Those too that miss nothing but some filters. */
function countMissing(counts: Uint32Array, values: Uint32Array, missed: Uint8Array, only: number): void {
  const bits = ~only;
  for (let at = 0; at < values.length; at++) counts[values[at]!]! += Number((missed[at]! & bits) === 0);
}

function priceSpan(prices: Uint32Array, places: Uint32Array): Facets['price'] {
  let [min, max] = [2 ** 32 - 1, 0];
  for (let at = 0; at < places.length; at++) {
    const cents = prices[places[at]!]!;
    if (cents < min) min = cents;
    if (cents > max) max = cents;
  }
  return spanOf(min, max);
}

/** The least and the greatest price of those that miss nothing but the filter by it. */
function priceSpanMissing(prices: Uint32Array, missed: Uint8Array): Facets['price'] {
  const others = ~filterBits.price;
  let [min, max] = [2 ** 32 - 1, 0];
  for (let at = 0; at < prices.length; at++) {
    const cents = prices[at]!;
    // A new end is rare: whether the part counts at all is asked last.
    if (cents < min && (missed[at]! & others) === 0) min = cents;
    if (cents > max && (missed[at]! & others) === 0) max = cents;
  }
  return spanOf(min, max);
}

const spanOf = (min: number, max: number): Facets['price'] =>
  max < min ? { min: null, max: null } : { min, max };

/** What each counted value stands for, the commonest first. */
function ordered(
  counts: Uint32Array,
  idsOf: (value: number) => readonly number[],
): { id: number; count: number }[] {
  // A list by id, which is quicker than a map by far: there are some thousands of sets of cars, and ids are small.
  const perId: number[] = [];
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value]!;
    if (count > 0) for (const id of idsOf(value)) perId[id] = (perId[id] ?? 0) + count;
  }
  const all: { id: number; count: number }[] = [];
  perId.forEach((count, id) => all.push({ id, count }));
  return all.sort((one, other) => other.count - one.count || one.id - other.id);
}

/** How many would be found without each of the filters, those that would find something, the most first. */
export function withoutEach(filter: Filter, missed: Uint8Array): { filter: FilterName; total: number }[] {
  return filterNames
    .filter((name) => filter[name])
    .map((name) => ({ filter: name, total: countUnder(missed, droppedWith[name]) }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total);
}

/** How many miss nothing, besides some filters. */
export function countUnder(missed: Uint8Array, besides = 0): number {
  const bits = ~besides;
  let total = 0;
  for (let at = 0; at < missed.length; at++) total += Number((missed[at]! & bits) === 0);
  return total;
}
