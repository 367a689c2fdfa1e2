/** Parts by the years of the cars that they are for. */
import { allPlaces, firstOf, roomFor, type Hits } from './hits.ts';
import type { PartIndex } from './part-index.ts';
import { worth } from './word-index.ts';

/**
 * Parts that are known to fit in a year, or come from a car of that year.
 *
 * @param among places in ascending order to look in; all when left out
 */
export function ofYear(
  { fitSets, columns, size, room }: PartIndex,
  year: number,
  among = allPlaces(room, size()),
): Hits {
  const isOfYear = Uint8Array.from(fitSets.all, ({ years }) => Number(years.includes(year)));
  const { values } = columns.fits;
  const found = roomFor(room, among.length);
  let count = 0;
  for (let at = 0; at < among.length; at++) {
    const place = among[at]!;
    if (isOfYear[values[place]!] === 0) continue;
    found.places[count] = place;
    count += 1;
  }
  const hits = firstOf(found, count);
  hits.scores.fill(worth.rest);
  return hits;
}
