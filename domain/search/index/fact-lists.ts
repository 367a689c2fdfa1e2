/** The facts of those parts that a search looks at, one list for each kind of fact, in the order of the parts. */
import type { Fact, PartIndex } from './part-index.ts';
import type { BufferPool } from './buffer-pool.ts';

/** What the parts in some rows have of a fact. Walked over side by side, such lists take half as long as by their rows. */
export type FactLists = {
  readonly count: number;
  list(fact: Fact): Uint32Array;
};

/** Of all parts these are the columns themselves. */
export const factsOfAll = ({ columns, size }: PartIndex): FactLists => ({
  count: size(),
  list: (fact) => columns[fact].values.subarray(0, size()),
});

/** Of some they are gathered, once each. */
export function factsOfRows({ columns, pool }: PartIndex, rows: Uint32Array): FactLists {
  const gathered = new Map<Fact, Uint32Array>();
  return {
    count: rows.length,
    list(fact) {
      const known = gathered.get(fact) ?? gather(pool, columns[fact].values, rows);
      gathered.set(fact, known);
      return known;
    },
  };
}

function gather(pool: BufferPool, column: Uint32Array, rows: Uint32Array): Uint32Array {
  const values = pool.numbers(rows.length);
  for (let at = 0; at < values.length; at++) values[at] = column[rows[at]!]!;
  return values;
}
