/**
 * One page of many results without sorting them all: the greatest key first, of equal ones the greater id. A sample of the
 * keys says between which two the page must lie; only what lies there is looked at closely.
 */

import type { BufferPool } from './buffer-pool.ts';

/** Keys that are sampled: a page of a million is then among a few thousand others. */
const sampled = 4_096;
/** Fewer results are not worth a sample. */
const few = 20_000;
/** By how many standard deviations a sample may mislead before everything is looked at after all. */
const doubts = 4;

/**
 * The results of a page, in order.
 *
 * @param keys of the results
 * @param rows of them; neither is moved about
 * @param ids of the parts by row, each once
 * @returns ids
 */
export function pageOf(
  pool: BufferPool,
  keys: Float64Array,
  rows: Uint32Array,
  ids: Uint32Array,
  offset: number,
  limit: number,
): number[] {
  const from = Math.min(offset, keys.length);
  const to = Math.min(offset + limit, keys.length);
  if (from === to) return [];
  const limits = keys.length < few ? everything : around(pool, keys, from, to);
  let band = bandOf(pool, keys, rows, limits);
  if (band.before > from || band.before + band.keys.length < to) band = bandOf(pool, keys, rows, everything);
  return sortedPage(band, ids, from - band.before, to - band.before);
}

type Limits = { readonly least: number; readonly most: number };

const everything: Limits = { least: -Infinity, most: Infinity };

/** Keys that the page is almost surely between. */
function around(pool: BufferPool, keys: Float64Array, from: number, to: number): Limits {
  const sample = pool.doubles(sampled);
  const step = keys.length / sampled;
  for (let nth = 0; nth < sampled; nth++) sample[nth] = keys[Math.floor(nth * step)]!;
  sample.sort();
  /** How many of the sample come before a rank, at least and at most. */
  const rank = (row: number, sign: 1 | -1) => {
    const share = row / keys.length;
    return share * sampled + sign * doubts * (Math.sqrt(share * (1 - share) * sampled) + 1);
  };
  const first = Math.floor(rank(from, -1));
  const last = Math.ceil(rank(to, 1));
  return {
    most: first <= 0 ? Infinity : sample[sampled - first]!,
    least: last >= sampled ? -Infinity : sample[sampled - 1 - last]!,
  };
}

type Band = {
  /** How many results come before it. */
  readonly before: number;
  readonly keys: Float64Array;
  readonly rows: Uint32Array;
};

/** The results whose keys lie between two, these included. */
function bandOf(pool: BufferPool, keys: Float64Array, rows: Uint32Array, { least, most }: Limits): Band {
  let [before, count] = [0, 0];
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    if (key < least) continue;
    if (key > most) before += 1;
    else count += 1;
  }
  const band = { before, keys: pool.doubles(count), rows: pool.numbers(count) };
  for (let at = 0, nth = 0; nth < count; at++) {
    const key = keys[at]!;
    if (key < least || key > most) continue;
    band.keys[nth] = key;
    band.rows[nth] = rows[at]!;
    nth += 1;
  }
  return band;
}

function sortedPage({ keys, rows }: Band, ids: Uint32Array, from: number, to: number): number[] {
  const end = keys.length - 1;
  // First the end of the page that leaves the smaller part to look for the other one in.
  if (from < keys.length - to) {
    putInPlace(keys, rows, ids, to, 0, end);
    putInPlace(keys, rows, ids, from, 0, to - 1);
  } else {
    putInPlace(keys, rows, ids, from, 0, end);
    putInPlace(keys, rows, ids, to, from, end);
  }
  const page = Array.from({ length: to - from }, (_, nth) => ({
    key: keys[from + nth]!,
    id: ids[rows[from + nth]!]!,
  }));
  page.sort((one, other) => other.key - one.key || other.id - one.id);
  return page.map(({ id }) => id);
}

/** Moves what comes before a place before it, and what comes behind behind it (quickselect), between a start and an end. */
function putInPlace(
  keys: Float64Array,
  rows: Uint32Array,
  ids: Uint32Array,
  wanted: number,
  start: number,
  end: number,
): void {
  let [left, right] = [start, end];
  while (left < right) {
    const middle = (left + right) >>> 1;
    const key = keys[middle]!;
    const id = ids[rows[middle]!]!;
    let [low, high] = [left, right];
    while (low <= high) {
      while (keys[low]! > key || (keys[low] === key && ids[rows[low]!]! > id)) low += 1;
      while (keys[high]! < key || (keys[high] === key && ids[rows[high]!]! < id)) high -= 1;
      if (low > high) break;
      const otherKey = keys[low]!;
      const otherRow = rows[low]!;
      keys[low] = keys[high]!;
      rows[low] = rows[high]!;
      keys[high] = otherKey;
      rows[high] = otherRow;
      low += 1;
      high -= 1;
    }
    if (wanted <= high) right = high;
    else if (wanted >= low) left = low;
    else return;
  }
}
