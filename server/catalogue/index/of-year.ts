/** Parts by the years of the cars that they are for. */
import { allRows, firstOf, emptyHits, type Hits } from './hits.ts';
import type { PartIndex } from './part-index.ts';
import { fieldWeights } from './word-index.ts';

/**
 * Parts that are known to fit in a year, or come from a car of that year.
 *
 * @param among rows in ascending order to look in; all when left out
 */
export function ofYear(
  { fitSets, columns, size, pool }: PartIndex,
  year: number,
  among = allRows(pool, size()),
): Hits {
  const isOfYear = Uint8Array.from(fitSets.all, ({ years }) => Number(years.includes(year)));
  const { values } = columns.fits;
  const found = emptyHits(pool, among.length);
  let count = 0;
  for (let at = 0; at < among.length; at++) {
    const row = among[at]!;
    if (isOfYear[values[row]!] === 0) continue;
    found.rows[count] = row;
    count += 1;
  }
  const hits = firstOf(found, count);
  hits.scores.fill(fieldWeights.rest);
  return hits;
}
