/** One page of many results without sorting them all: the greatest key first, of equal ones the greater id. */

/** Up to here the best are kept in order while walking; further on, results are parted around the page. */
const fewEnough = 200;

/**
 * The results of a page, in order.
 *
 * @param keys of the results
 * @param places of them; these and the keys are moved about
 * @param ids of the parts by place, each once
 * @returns ids
 */
export function pageOf(
  keys: Float64Array,
  places: Uint32Array,
  ids: Uint32Array,
  offset: number,
  limit: number,
): number[] {
  const from = Math.min(offset, keys.length);
  const to = Math.min(offset + limit, keys.length);
  if (to <= fewEnough) return best(keys, places, ids, to).slice(from);
  const end = keys.length - 1;
  // First the end of the page that leaves the smaller part to look for the other one in.
  if (from < keys.length - to) {
    putInPlace(keys, places, ids, to, 0, end);
    putInPlace(keys, places, ids, from, 0, to - 1);
  } else {
    putInPlace(keys, places, ids, from, 0, end);
    putInPlace(keys, places, ids, to, from, end);
  }
  const around = Array.from({ length: to - from }, (_, nth) => ({
    key: keys[from + nth]!,
    id: ids[places[from + nth]!]!,
  }));
  around.sort((one, other) => other.key - one.key || other.id - one.id);
  return around.map(({ id }) => id);
}

function best(keys: Float64Array, places: Uint32Array, ids: Uint32Array, count: number): number[] {
  const bestKeys: number[] = [];
  const bestIds: number[] = [];
  let least = -Infinity;
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    // Most of many are none of the best.
    if (key < least) continue;
    const id = ids[places[at]!]!;
    let rank = bestKeys.length;
    while (rank > 0 && (bestKeys[rank - 1]! < key || (bestKeys[rank - 1] === key && bestIds[rank - 1]! < id)))
      rank -= 1;
    if (rank === count) continue;
    bestKeys.splice(rank, 0, key);
    bestIds.splice(rank, 0, id);
    if (bestKeys.length > count) {
      bestKeys.pop();
      bestIds.pop();
    }
    if (bestKeys.length === count) least = bestKeys[count - 1]!;
  }
  return bestIds;
}

/** Moves what comes before a place before it, and what comes behind behind it (quickselect), between a start and an end. */
function putInPlace(
  keys: Float64Array,
  places: Uint32Array,
  ids: Uint32Array,
  wanted: number,
  start: number,
  end: number,
): void {
  let [left, right] = [start, end];
  while (left < right) {
    const middle = (left + right) >>> 1;
    const key = keys[middle]!;
    const id = ids[places[middle]!]!;
    let [low, high] = [left, right];
    while (low <= high) {
      while (keys[low]! > key || (keys[low] === key && ids[places[low]!]! > id)) low += 1;
      while (keys[high]! < key || (keys[high] === key && ids[places[high]!]! < id)) high -= 1;
      if (low > high) break;
      const otherKey = keys[low]!;
      const otherPlace = places[low]!;
      keys[low] = keys[high]!;
      places[low] = places[high]!;
      keys[high] = otherKey;
      places[high] = otherPlace;
      low += 1;
      high -= 1;
    }
    if (wanted <= high) right = high;
    else if (wanted >= low) left = low;
    else return;
  }
}
