/** Parts that something was found in, joined as a query joins its words. Pure: lists in, a new list out. */

/** Places in the index in ascending order, each once, and beside each how well it was found. */
export type Hits = { readonly places: Uint32Array; readonly scores: Uint16Array };

export const nothing: Hits = { places: new Uint32Array(0), scores: new Uint16Array(0) };

/** Found by all of them: the scores add up. */
export function inAll(lists: readonly Hits[]): Hits {
  const [first = nothing, ...others] = lists.toSorted(
    (one, other) => one.places.length - other.places.length,
  );
  return others.reduce(inBoth, first);
}

/** Found by any of them: the best score counts. */
export function inAny(lists: readonly Hits[]): Hits {
  const some = lists.filter(({ places }) => places.length > 0);
  const [first = nothing, second, ...others] = some;
  if (!second) return first;
  return others.length === 0 ? inEither(first, second) : spread(some);
}

/** The same parts, found by what counts for nothing. */
export const unscored = ({ places }: Hits): Hits => ({ places, scores: new Uint16Array(places.length) });

/** The same parts, found half as well. */
export function halved({ places, scores }: Hits): Hits {
  const halves = new Uint16Array(scores.length);
  for (let nth = 0; nth < halves.length; nth++) halves[nth] = scores[nth]! >> 1;
  return { places, scores: halves };
}

/** Those that were found at least so well. */
export function scoredFrom(least: number, { places, scores }: Hits): Hits {
  const found = { places: new Uint32Array(places.length), scores: new Uint16Array(places.length) };
  let count = 0;
  for (let nth = 0; nth < places.length; nth++) {
    if (scores[nth]! < least) continue;
    found.places[count] = places[nth]!;
    found.scores[count] = scores[nth]!;
    count += 1;
  }
  return { places: found.places.subarray(0, count), scores: found.scores.subarray(0, count) };
}

/** The shorter list is walked; the longer one is leapt through. */
function inBoth(short: Hits, long: Hits): Hits {
  const room = short.places.length;
  const places = new Uint32Array(room);
  const scores = new Uint16Array(room);
  let found = 0;
  let at = 0;
  for (let nth = 0; nth < room && at < long.places.length; nth++) {
    const place = short.places[nth]!;
    at = firstFrom(long.places, place, at);
    if (long.places[at] !== place) continue;
    places[found] = place;
    scores[found] = short.scores[nth]! + long.scores[at]!;
    found += 1;
  }
  return { places: places.subarray(0, found), scores: scores.subarray(0, found) };
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

function inEither(one: Hits, other: Hits): Hits {
  const [ones, others] = [one.places, other.places];
  const places = new Uint32Array(ones.length + others.length);
  const scores = new Uint16Array(places.length);
  let [found, left, right] = [0, 0, 0];
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
    places[found] = here < there ? here : there;
    scores[found] = score;
    found += 1;
  }
  const [rest, from] = left < ones.length ? [one, left] : [other, right];
  places.set(rest.places.subarray(from), found);
  scores.set(rest.scores.subarray(from), found);
  found += rest.places.length - from;
  return { places: places.subarray(0, found), scores: scores.subarray(0, found) };
}

/** Many lists at once: laid out over all places, then gathered. */
function spread(lists: readonly Hits[]): Hits {
  const last = Math.max(...lists.map(({ places }) => places.at(-1) ?? 0));
  // One more than the score: zero is a place where nothing was found.
  const best = new Uint16Array(last + 1);
  let found = 0;
  for (const { places, scores } of lists) {
    for (let nth = 0; nth < places.length; nth++) {
      const place = places[nth]!;
      const before = best[place]!;
      if (before === 0) found += 1;
      if (scores[nth]! >= before) best[place] = scores[nth]! + 1;
    }
  }
  const hits = { places: new Uint32Array(found), scores: new Uint16Array(found) };
  for (let place = 0, nth = 0; nth < found; place++) {
    if (best[place] === 0) continue;
    hits.places[nth] = place;
    hits.scores[nth] = best[place]! - 1;
    nth += 1;
  }
  return hits;
}
