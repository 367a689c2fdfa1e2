/** One page of many results without sorting them all: the greatest key first, of equal ones the greater id. */

/** Up to here the best are kept in order while walking; further on, results are parted around the page. */
const fewEnough = 200;

/**
 * The results of a page, in order.
 *
 * @param keys of the results; these and `ids` are moved about
 * @param ids as many, each once
 */
export function pageOf(keys: Float64Array, ids: Uint32Array, offset: number, limit: number): number[] {
  const from = Math.min(offset, keys.length);
  const to = Math.min(offset + limit, keys.length);
  if (to <= fewEnough) return best(keys, ids, to).slice(from);
  putInPlace(keys, ids, from, 0);
  putInPlace(keys, ids, to, from);
  const around = Array.from({ length: to - from }, (_, nth) => from + nth);
  around.sort((one, other) => keys[other]! - keys[one]! || ids[other]! - ids[one]!);
  return around.map((at) => ids[at]!);
}

function best(keys: Float64Array, ids: Uint32Array, count: number): number[] {
  const bestKeys: number[] = [];
  const bestIds: number[] = [];
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    const id = ids[at]!;
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
  }
  return bestIds;
}

/** Moves what comes before a place before it, and what comes behind behind it (quickselect). What stands before `start` stays. */
function putInPlace(keys: Float64Array, ids: Uint32Array, place: number, start: number): void {
  let [left, right] = [start, keys.length - 1];
  while (left < right) {
    const middle = (left + right) >>> 1;
    const [key, id] = [keys[middle]!, ids[middle]!];
    let [low, high] = [left, right];
    while (low <= high) {
      while (keys[low]! > key || (keys[low] === key && ids[low]! > id)) low += 1;
      while (keys[high]! < key || (keys[high] === key && ids[high]! < id)) high -= 1;
      if (low > high) break;
      const [otherKey, otherId] = [keys[low]!, ids[low]!];
      keys[low] = keys[high]!;
      ids[low] = ids[high]!;
      keys[high] = otherKey;
      ids[high] = otherId;
      low += 1;
      high -= 1;
    }
    if (place <= high) right = high;
    else if (place >= low) left = low;
    else return;
  }
}
