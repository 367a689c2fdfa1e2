/** The filters of a search over the index: each apart, so that a facet can be counted under the others. */
import { takenOffWith } from '../../filters/filter-lists.ts';
import { filterNames, type FilterName, type FilterValues } from '../../filters/filters.ts';
import { layOutMask, type Mask } from './filter-mask.ts';
import { byValueNames, matchings, type ByValue, type ByValueName } from './matching.ts';
import { tableLength, type TabledFact, type PartIndex } from './part-index.ts';
import type { FactLists } from './fact-lists.ts';

/** Each filter a bit. */
const mask = layOutMask(filterNames);
export const filterBits = mask.bits;

/** The bits of what one takes off with a filter. */
export const droppedWith = (name: FilterName): number =>
  takenOffWith(name).reduce((bits, one) => bits | filterBits[one], 0);

export type Filter = { readonly [Name in FilterName]?: FilterValues[Name] | undefined } & {
  /** Only parts of which nothing can be bought: the shopkeeper's question. */
  readonly onlySold?: boolean;
};

/**
 * Which filters some parts miss.
 *
 * @param rows of the parts
 * @param facts of the same parts
 * @returns bits for each of them; 0 for a part that is found
 */
export function missedIn(index: PartIndex, filter: Filter, rows: Uint32Array, facts: FactLists): Mask {
  const missed = mask.fromPool(index.pool, facts.count);
  const [first, second, ...others] = asked(index, filter, facts);
  if (!first) missed.fill(0);
  else if (!second) begin(missed, first);
  else beginWithTwo(missed, first, second);
  for (const one of others) note(missed, one);
  const { minCents = 0, maxCents = Infinity } = filter.price ?? {};
  if (filter.price) notePrice(missed, facts.list('discountedPrice'), minCents, maxCents);
  // Rows that parts have left are nobody's.
  if (!index.isWhole()) noteLeft(missed, rows, index.columns.isTaken.values);
  return missed;
}

/** A fact of the parts, and what a part misses by the value that it has there. */
type Asked = { readonly values: Uint32Array; readonly bits: Mask };

/** Filters by the same fact are asked together. */
function asked(index: PartIndex, filter: Filter, facts: FactLists): Asked[] {
  const tables = new Map<TabledFact, Mask>();
  function ask(fact: TabledFact, isMissed: (value: number) => boolean, bit: number): void {
    const table = tables.get(fact) ?? mask.table(tableLength(index, fact));
    tables.set(fact, table);
    for (let value = 0; value < table.length; value++) table[value]! |= isMissed(value) ? bit : 0;
  }
  function askFor<Name extends ByValueName>(name: Name): void {
    const wanted = filter[name] as FilterValues[Name] | undefined;
    const { fact, isMissed }: ByValue<FilterValues[Name]> = matchings[name];
    if (wanted) ask(fact, isMissed(index, wanted), filterBits[name]);
  }
  byValueNames.forEach(askFor);
  if (filter.onlySold) ask('isInStock', Boolean, mask.notWanted);
  return [...tables].map(([fact, bits]) => ({ values: facts.list(fact), bits }));
}

// Only what is asked for is walked over: mostly there are one or two filters, and two at once take as long as one and a half.

function begin(missed: Mask, { values, bits }: Asked): void {
  for (let at = 0; at < missed.length; at++) missed[at] = bits[values[at]!]!;
}

function beginWithTwo(missed: Mask, one: Asked, other: Asked): void {
  const [ones, others] = [one.values, other.values];
  const [bits, otherBits] = [one.bits, other.bits];
  for (let at = 0; at < missed.length; at++) missed[at] = bits[ones[at]!]! | otherBits[others[at]!]!;
}

function note(missed: Mask, { values, bits }: Asked): void {
  for (let at = 0; at < missed.length; at++) missed[at]! |= bits[values[at]!]!;
}

function notePrice(missed: Mask, prices: Uint32Array, minCents: number, maxCents: number): void {
  const { price: bit } = filterBits;
  for (let at = 0; at < missed.length; at++) {
    const cents = prices[at]!;
    // Summed, not chosen: the processor would guess wrong for half the parts.
    missed[at]! |= bit * (Number(cents < minCents) | Number(cents > maxCents));
  }
}

function noteLeft(missed: Mask, rows: Uint32Array, isTaken: Uint8Array): void {
  for (let at = 0; at < missed.length; at++) missed[at]! |= isTaken[rows[at]!] === 0 ? mask.notWanted : 0;
}

export const isEmpty = (filter: Filter): boolean =>
  !filter.onlySold && !filterNames.some((name) => filter[name]);
