/** Parts by the cars that they are for. */
import { allRows, firstOf, emptyHits, type Hits } from './hits.ts';
import type { PartIndex } from './part-index.ts';
import { fieldWeights } from './word-index.ts';

/**
 * Parts that are known to fit in a year, or come from a car of that year.
 *
 * @param among rows in ascending order to look in; all when left out
 */
export function ofYear(index: PartIndex, year: number, among?: Uint32Array): Hits {
  const hits = ofCars(index, index.fitSets.years.having(year), among);
  hits.scores.fill(fieldWeights.rest);
  return hits;
}

/** Parts of some models or for them, which score nothing by that. */
export function ofModels(index: PartIndex, models: readonly number[]): Hits {
  const hits = ofCars(index, models.flatMap(index.fitSets.models.having));
  hits.scores.fill(0);
  return hits;
}

function ofCars(
  { fitSets, columns, size, pool }: PartIndex,
  sets: readonly number[],
  among = allRows(pool, size()),
): Hits {
  const isOfThem = pool.bytes(fitSets.size()).fill(0);
  for (const set of sets) isOfThem[set] = 1;
  const { values } = columns.fits;
  const found = emptyHits(pool, among.length);
  let count = 0;
  for (let at = 0; at < among.length; at++) {
    const row = among[at]!;
    if (isOfThem[values[row]!] === 0) continue;
    found.rows[count] = row;
    count += 1;
  }
  return firstOf(found, count);
}
