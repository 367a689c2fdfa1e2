/** Parts that something was found in, joined as a query joins its words: lists in, a new list from the same pool out. */
import type { BufferPool } from './buffer-pool.ts';

/** Rows of the index in ascending order, each once, and beside each how well it was found. */
export type Hits = { readonly rows: Uint32Array; readonly scores: Uint16Array };

export const nothing: Hits = { rows: new Uint32Array(0), scores: new Uint16Array(0) };

export const emptyHits = (pool: BufferPool, count: number): Hits => ({
  rows: pool.numbers(count),
  scores: pool.words(count),
});

export const firstOf = ({ rows, scores }: Hits, count: number): Hits => ({
  rows: rows.subarray(0, count),
  scores: scores.subarray(0, count),
});

/** Every row up to a number of them. */
export function allRows(pool: BufferPool, count: number): Uint32Array {
  const rows = pool.numbers(count);
  for (let row = 0; row < count; row++) rows[row] = row;
  return rows;
}

/** Found by all of them: the scores add up. */
export function inAll(pool: BufferPool, lists: readonly Hits[]): Hits {
  const [first = nothing, ...others] =
    lists.length === 2 ? lists : lists.toSorted((one, other) => one.rows.length - other.rows.length);
  return others.reduce((found, other) => inBoth(pool, found, other), first);
}

/** Found by any of them: the best score counts. */
export function inAny(pool: BufferPool, lists: readonly Hits[]): Hits {
  const some = lists.filter(({ rows }) => rows.length > 0);
  const [first = nothing, second, ...others] = some.toSorted(
    (one, other) => one.rows.length - other.rows.length,
  );
  if (!second) return first;
  // Laid out, they cost a walk over all rows, however few are found.
  const found = some.reduce((sum, { rows }) => sum + rows.length, 0);
  return others.length === 0 || found * others.length < farthest(some)
    ? others.reduce((either, other) => inEither(pool, either, other), inEither(pool, first, second))
    : spread(pool, some);
}

/** The same parts, each found so well. */
export const scoredAs = (pool: BufferPool, score: number, { rows }: Hits): Hits => ({
  rows,
  scores: pool.words(rows.length).fill(score),
});

/** The same parts, found by what counts for nothing. */
export const unscored = (pool: BufferPool, hits: Hits): Hits => scoredAs(pool, 0, hits);

/** The same parts, found less well by so much; what counted little still counts a little. */
export function lessened(pool: BufferPool, by: number, { rows, scores }: Hits): Hits {
  const less = pool.words(scores.length);
  for (let nth = 0; nth < less.length; nth++) {
    const score = scores[nth]!;
    // No calls: the first search of a catalogue goes through this before any of it is compiled.
    less[nth] = score > by ? score - by : score > 0 ? 1 : 0;
  }
  return { rows, scores: less };
}

/** The same parts, found half as well. */
export function halved(pool: BufferPool, { rows, scores }: Hits): Hits {
  const halves = pool.words(scores.length);
  for (let nth = 0; nth < halves.length; nth++) halves[nth] = scores[nth]! >> 1;
  return { rows, scores: halves };
}

/** Those that were found at least so well. */
export function scoredFrom(pool: BufferPool, least: number, { rows, scores }: Hits): Hits {
  const found = emptyHits(pool, rows.length);
  let count = 0;
  for (let nth = 0; nth < rows.length; nth++) {
    if (scores[nth]! < least) continue;
    found.rows[count] = rows[nth]!;
    found.scores[count] = scores[nth]!;
    count += 1;
  }
  return firstOf(found, count);
}

/** Whether a list is leapt through, and not walked, for what stands in another one. */
export const isMuchLonger = (long: number, short: number): boolean => long > short * 12;

/** The shorter list is walked. */
function inBoth(pool: BufferPool, one: Hits, other: Hits): Hits {
  const [short, long] = one.rows.length <= other.rows.length ? [one, other] : [other, one];
  if (short.rows.length === 0) return nothing;
  const found = emptyHits(pool, short.rows.length);
  const [shorter, longer] = [short.rows, long.rows];
  const leaps = isMuchLonger(longer.length, shorter.length);
  let count = 0;
  let at = 0;
  for (let nth = 0; nth < shorter.length && at < longer.length; nth++) {
    const row = shorter[nth]!;
    if (leaps) at = firstFrom(longer, row, at);
    else while (longer[at]! < row) at += 1;
    if (longer[at] !== row) continue;
    found.rows[count] = row;
    found.scores[count] = short.scores[nth]! + long.scores[at]!;
    count += 1;
  }
  return firstOf(found, count);
}

/** Of each row up to the last that was found one more than its score; zero where nothing was. */
export type LaidOut = Uint16Array;

/** Makes a long list quick to look up in, as often as it is asked: it costs as much as it has rows, and as many as lie between them. */
export function layOut(pool: BufferPool, { rows, scores }: Hits): LaidOut {
  const laidOut = pool.words((rows.at(-1) ?? -1) + 1).fill(0);
  for (let nth = 0; nth < rows.length; nth++) laidOut[rows[nth]!] = scores[nth]! + 1;
  return laidOut;
}

/** Found by a list and by one that was laid out: the scores add up. */
export function inLaidOut(pool: BufferPool, { rows, scores }: Hits, laidOut: LaidOut): Hits {
  const found = emptyHits(pool, rows.length);
  let count = 0;
  for (let nth = 0; nth < rows.length && rows[nth]! < laidOut.length; nth++) {
    const score = laidOut[rows[nth]!]!;
    // Written in any case: whether it counts is too hard to guess for a jump.
    found.rows[count] = rows[nth]!;
    found.scores[count] = scores[nth]! + score - 1;
    count += score > 0 ? 1 : 0;
  }
  return firstOf(found, count);
}

/** Where the first number stands that is not smaller, from a start on: in leaps that double, then by halves. */
function firstFrom(sorted: Uint32Array, wanted: number, start: number): number {
  let leap = 1;
  let before = start - 1;
  let end = start;
  while (end < sorted.length && sorted[end]! < wanted) {
    before = end;
    end += leap;
    leap *= 2;
  }
  end = Math.min(end, sorted.length);
  while (end - before > 1) {
    const middle = (before + end) >>> 1;
    if (sorted[middle]! < wanted) before = middle;
    else end = middle;
  }
  return end;
}

function inEither(pool: BufferPool, one: Hits, other: Hits): Hits {
  const [ones, others] = [one.rows, other.rows];
  const found = emptyHits(pool, ones.length + others.length);
  const { rows, scores } = found;
  let [count, left, right] = [0, 0, 0];
  while (left < ones.length && right < others.length) {
    const here = ones[left]!;
    const there = others[right]!;
    let score = 0;
    if (here <= there) {
      score = one.scores[left]!;
      left += 1;
    }
    if (there <= here) {
      if (other.scores[right]! > score) score = other.scores[right]!;
      right += 1;
    }
    rows[count] = here < there ? here : there;
    scores[count] = score;
    count += 1;
  }
  const [rest, from] = left < ones.length ? [one, left] : [other, right];
  rows.set(rest.rows.subarray(from), count);
  scores.set(rest.scores.subarray(from), count);
  return firstOf(found, count + rest.rows.length - from);
}

/** The last row of all. */
const farthest = (lists: readonly Hits[]): number => Math.max(...lists.map(({ rows }) => rows.at(-1) ?? 0));

/** Many lists at once: laid out over all rows, then gathered. */
function spread(pool: BufferPool, lists: readonly Hits[]): Hits {
  // One more than the score: zero is a row where nothing was found.
  const best = pool.words(farthest(lists) + 1).fill(0);
  let count = 0;
  for (const { rows, scores } of lists) {
    for (let nth = 0; nth < rows.length; nth++) {
      const row = rows[nth]!;
      const before = best[row]!;
      if (before === 0) count += 1;
      if (scores[nth]! >= before) best[row] = scores[nth]! + 1;
    }
  }
  const { rows, scores } = emptyHits(pool, count);
  for (let row = 0, nth = 0; nth < count; row++) {
    const score = best[row]!;
    if (score === 0) continue;
    rows[nth] = row;
    scores[nth] = score - 1;
    nth += 1;
  }
  return { rows, scores };
}
