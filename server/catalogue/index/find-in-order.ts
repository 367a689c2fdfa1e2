/** Parts in the index from candidates to a page of results. */
import type { Hits } from './hits.ts';
import type { PartIndex } from './part-index.ts';
import { keysOf, type Ranking } from './order.ts';
import { pageOf } from './page-of.ts';

/** All parts, and the places that parts have left. */
export function everything(index: PartIndex): Hits {
  const places = new Uint32Array(index.size());
  for (let place = 0; place < places.length; place++) places[place] = place;
  return { places, scores: new Uint16Array(places.length) };
}

/** Those that miss no filter. @param missed bits for each of them */
export function passing({ places, scores }: Hits, missed: Uint8Array): Hits {
  const found = { places: new Uint32Array(places.length), scores: new Uint16Array(places.length) };
  let count = 0;
  for (let at = 0; at < places.length; at++) {
    if (missed[at] !== 0) continue;
    found.places[count] = places[at]!;
    found.scores[count] = scores[at]!;
    count += 1;
  }
  return { places: found.places.subarray(0, count), scores: found.scores.subarray(0, count) };
}

/** Numbers of the found parts that stand on a page. */
export function pageInOrder(
  index: PartIndex,
  found: Hits,
  { offset, limit, ...order }: Ranking & { readonly offset: number; readonly limit: number },
): number[] {
  const ids = new Uint32Array(found.places.length);
  const { values } = index.columns.id;
  for (let at = 0; at < ids.length; at++) ids[at] = values[found.places[at]!]!;
  return pageOf(keysOf(index, found, order), ids, offset, limit);
}
