/** What a search finds, counted along each facet. A facet is counted without its own filter: it shows what else could be chosen. */
import type { SearchResult } from '../../contract/search.ts';
import { countedNames } from '../../filters/filter-lists.ts';
import { filterNames, filters, type CountedName, type FilterName } from '../../filters/filters.ts';
import type { BufferPool } from './buffer-pool.ts';
import type { Mask } from './filter-mask.ts';
import type { IdLists } from './id-lists.ts';
import { droppedWith, filterBits, type Filter } from './filters.ts';
import { matchings } from './matching.ts';
import { tableLength, type TabledFact, type PartIndex } from './part-index.ts';
import type { FactLists } from './fact-lists.ts';
import { wholeCounts } from './whole-counts.ts';

type Facets = SearchResult['facets'];

/**
 * @param facts of all that the query stands for
 * @param missed for each of them as the filters tell
 * @param found rows of those that miss nothing: a facet without a filter of its own counts these alone, which needs no look at
 * the rest
 */
export function tally(
  index: PartIndex,
  filter: Filter,
  facts: FactLists,
  missed: Mask,
  found: Uint32Array,
): Facets {
  const { columns, pool } = index;
  const set = filterNames.reduce((bits, name) => bits | (filter[name] ? filterBits[name] : 0), 0);
  const counted = new Map<string, Uint32Array>();

  /** Counts each value of a fact once for the filters that are dropped: without any of them, brand and model count the same. */
  function countsOf(fact: TabledFact, dropped: number): Uint32Array {
    if (dropped === 0 && found.length === index.size()) return wholeCounts(index, fact);
    const key = `${fact} ${dropped}`;
    const known = counted.get(key);
    if (known) return known;
    const counts = pool.numbers(tableLength(index, fact)).fill(0);
    if (dropped === 0) count(counts, columns[fact].values, found);
    else countMissing(counts, facts.list(fact), missed, dropped);
    counted.set(key, counts);
    return counts;
  }

  function facetOf(name: CountedName) {
    const dropped = droppedWith(name) & set;
    if (name === 'price')
      return dropped === 0
        ? priceSpan(columns.discountedPrice.values, columns.isInStock.values, found)
        : priceSpanMissing(facts.list('discountedPrice'), facts.list('isInStock'), missed);
    const matching = matchings[name];
    const counts = countsOf(matching.fact, dropped);
    return 'words' in matching
      ? inListOrder(counts, matching.words)
      : commonestFirst(pool, counts, matching.idsOf(index));
  }

  return Object.fromEntries(countedNames.map((name) => [filters[name].facet, facetOf(name)])) as Facets;
}

// Each walk by itself: four short ones over a million parts take half as long as one that does everything. Where an `if` would
// pass half of them, a sum with the condition takes half the time: a processor guesses such an `if` wrong.

function count(counts: Uint32Array, column: Uint32Array, rows: Uint32Array): void {
  for (let at = 0; at < rows.length; at++) counts[column[rows[at]!]!]! += 1;
}

/** Those too that miss nothing but some filters. */
function countMissing(counts: Uint32Array, values: Uint32Array, missed: Mask, only: number): void {
  const bits = ~only;
  for (let at = 0; at < values.length; at++) counts[values[at]!]! += Number((missed[at]! & bits) === 0);
}

/** The least and the greatest price of those that can be bought: nobody pays what a sold one cost (decision 0056). */
function priceSpan(prices: Uint32Array, isInStock: Uint32Array, rows: Uint32Array): Facets['price'] {
  let [min, max] = [2 ** 32 - 1, 0];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    const cents = prices[row]!;
    if (cents < min && isInStock[row] === 1) min = cents;
    if (cents > max && isInStock[row] === 1) max = cents;
  }
  return spanOf(min, max);
}

/** The same of those that miss nothing but the filter by it. */
function priceSpanMissing(prices: Uint32Array, isInStock: Uint32Array, missed: Mask): Facets['price'] {
  const others = ~filterBits.price;
  let [min, max] = [2 ** 32 - 1, 0];
  for (let at = 0; at < prices.length; at++) {
    const cents = prices[at]!;
    // A new end is rare: whether the part counts at all is asked last.
    if (cents < min && isInStock[at] === 1 && (missed[at]! & others) === 0) min = cents;
    if (cents > max && isInStock[at] === 1 && (missed[at]! & others) === 0) max = cents;
  }
  return spanOf(min, max);
}

const spanOf = (min: number, max: number): Facets['price'] =>
  max < min ? { min: null, max: null } : { min, max };

/** What each counted value stands for, the commonest first. */
function commonestFirst(
  pool: BufferPool,
  counts: Uint32Array,
  lists: IdLists,
): { id: number; count: number }[] {
  const [starts, ids] = [lists.starts.values, lists.ids.values];
  const perId = pool.numbers(lists.most() + 1).fill(0);
  for (let value = 0; value < counts.length; value++) {
    const count = counts[value]!;
    if (count === 0) continue;
    const end = starts[value + 1]!;
    for (let at = starts[value]!; at < end; at++) perId[ids[at]!]! += count;
  }
  const all: { id: number; count: number }[] = [];
  for (let id = 0; id < perId.length; id++) if (perId[id]! > 0) all.push({ id, count: perId[id]! });
  return all.sort((one, other) => other.count - one.count || one.id - other.id);
}

/** The words of a list of which there are parts, as the list has them. */
const inListOrder = <Word>(counts: Uint32Array, words: readonly Word[]): { id: Word; count: number }[] =>
  words.map((id, at) => ({ id, count: counts[at]! })).filter(({ count: parts }) => parts > 0);

/** How many would be found without each of the filters, those that would find something, the most first. */
export function withoutEach(filter: Filter, missed: Mask): { filter: FilterName; total: number }[] {
  return filterNames
    .filter((name) => filter[name])
    .map((name) => ({ filter: name, total: countUnder(missed, droppedWith(name)) }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total);
}

/** How many miss nothing, besides some filters. */
export function countUnder(missed: Mask, besides = 0): number {
  const bits = ~besides;
  let total = 0;
  for (let at = 0; at < missed.length; at++) total += Number((missed[at]! & bits) === 0);
  return total;
}
