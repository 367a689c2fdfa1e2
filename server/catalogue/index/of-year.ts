/** Parts by the years of the cars that they are for. */
import { firstOf, roomFor, type Hits } from './hits.ts';
import type { PartIndex } from './part-index.ts';
import { worth } from './word-index.ts';

/** Parts that are known to fit in a year, or come from a car of that year. */
export function ofYear({ fitSets, columns, size, room }: PartIndex, year: number): Hits {
  const isOfYear = Uint8Array.from(fitSets.all, ({ years }) => Number(years.includes(year)));
  const { values } = columns.fits;
  const found = roomFor(room, size());
  found.scores.fill(worth.rest);
  let count = 0;
  for (let place = 0; place < found.places.length; place++) {
    if (isOfYear[values[place]!] === 0) continue;
    found.places[count] = place;
    count += 1;
  }
  return firstOf(found, count);
}
