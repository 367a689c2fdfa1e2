/** How many parts of the whole catalogue have each value of a fact. It is asked for most, page after page, and changes with the catalogue alone. */
import { tableLength, type PartIndex, type TabledFact } from './part-index.ts';

type Counted = { readonly version: number; readonly counts: Map<TabledFact, Uint32Array> };

const counted = new WeakMap<PartIndex, Counted>();

/** @returns counts by value, to be read alone; of an index in which no row is left */
export function wholeCounts(index: PartIndex, fact: TabledFact): Uint32Array {
  const version = index.version();
  let known = counted.get(index);
  if (known?.version !== version) {
    known = { version, counts: new Map() };
    counted.set(index, known);
  }
  const counts = known.counts.get(fact) ?? countAll(index, fact);
  known.counts.set(fact, counts);
  return counts;
}

function countAll(index: PartIndex, fact: TabledFact): Uint32Array {
  const counts = new Uint32Array(tableLength(index, fact));
  const { values } = index.columns[fact];
  const length = index.size();
  for (let row = 0; row < length; row++) counts[values[row]!]! += 1;
  return counts;
}
