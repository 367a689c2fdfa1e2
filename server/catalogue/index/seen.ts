/** The facts of those parts that a search looks at, one list for each kind of fact, in the order of the parts. */
import type { Fact, PartIndex } from './part-index.ts';
import type { Room } from './room.ts';

/** What the parts in some places have of a fact. Walked over side by side, such lists take half as long as by their places. */
export type Seen = {
  readonly count: number;
  list(fact: Fact): Uint32Array;
};

/** Of all parts these are the columns themselves. */
export const seenOfAll = ({ columns, size }: PartIndex): Seen => ({
  count: size(),
  list: (fact) => columns[fact].values.subarray(0, size()),
});

/** Of some they are gathered, once each. */
export function seenIn({ columns, room }: PartIndex, places: Uint32Array): Seen {
  const gathered = new Map<Fact, Uint32Array>();
  return {
    count: places.length,
    list(fact) {
      const known = gathered.get(fact) ?? gather(room, columns[fact].values, places);
      gathered.set(fact, known);
      return known;
    },
  };
}

function gather(room: Room, column: Uint32Array, places: Uint32Array): Uint32Array {
  const values = room.numbers(places.length);
  for (let at = 0; at < values.length; at++) values[at] = column[places[at]!]!;
  return values;
}
