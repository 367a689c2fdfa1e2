/** Parts that something was found in, joined as a query joins its words: lists in, a new list in the same room out. */
import type { Room } from './room.ts';

/** Places in the index in ascending order, each once, and beside each how well it was found. */
export type Hits = { readonly places: Uint32Array; readonly scores: Uint16Array };

export const nothing: Hits = { places: new Uint32Array(0), scores: new Uint16Array(0) };

export const roomFor = (room: Room, count: number): Hits => ({
  places: room.numbers(count),
  scores: room.words(count),
});

export const firstOf = ({ places, scores }: Hits, count: number): Hits => ({
  places: places.subarray(0, count),
  scores: scores.subarray(0, count),
});

/** Every place up to a number of them. */
export function allPlaces(room: Room, count: number): Uint32Array {
  const places = room.numbers(count);
  for (let place = 0; place < count; place++) places[place] = place;
  return places;
}

/** Found by all of them: the scores add up. */
export function inAll(room: Room, lists: readonly Hits[]): Hits {
  const [first = nothing, ...others] = lists.toSorted(
    (one, other) => one.places.length - other.places.length,
  );
  return others.reduce((found, other) => inBoth(room, found, other), first);
}

/** Found by any of them: the best score counts. */
export function inAny(room: Room, lists: readonly Hits[]): Hits {
  const some = lists.filter(({ places }) => places.length > 0);
  const [first = nothing, second, ...others] = some.toSorted(
    (one, other) => one.places.length - other.places.length,
  );
  if (!second) return first;
  // Laid out, they cost a walk over all places, however few are found.
  const found = some.reduce((sum, { places }) => sum + places.length, 0);
  return others.length === 0 || found * others.length < farthest(some)
    ? others.reduce((either, other) => inEither(room, either, other), inEither(room, first, second))
    : spread(room, some);
}

/** The same parts, found by what counts for nothing. */
export const unscored = (room: Room, { places }: Hits): Hits => ({
  places,
  scores: room.words(places.length).fill(0),
});

/** The same parts, found half as well. */
export function halved(room: Room, { places, scores }: Hits): Hits {
  const halves = room.words(scores.length);
  for (let nth = 0; nth < halves.length; nth++) halves[nth] = scores[nth]! >> 1;
  return { places, scores: halves };
}

/** Those that were found at least so well. */
export function scoredFrom(room: Room, least: number, { places, scores }: Hits): Hits {
  const found = roomFor(room, places.length);
  let count = 0;
  for (let nth = 0; nth < places.length; nth++) {
    if (scores[nth]! < least) continue;
    found.places[count] = places[nth]!;
    found.scores[count] = scores[nth]!;
    count += 1;
  }
  return firstOf(found, count);
}

/** The shorter list is walked; the longer one is leapt through. */
function inBoth(room: Room, short: Hits, long: Hits): Hits {
  const found = roomFor(room, short.places.length);
  const [shorter, longer] = [short.places, long.places];
  let count = 0;
  let at = 0;
  for (let nth = 0; nth < shorter.length && at < longer.length; nth++) {
    const place = shorter[nth]!;
    at = firstFrom(longer, place, at);
    if (longer[at] !== place) continue;
    found.places[count] = place;
    found.scores[count] = short.scores[nth]! + long.scores[at]!;
    count += 1;
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

function inEither(room: Room, one: Hits, other: Hits): Hits {
  const [ones, others] = [one.places, other.places];
  const found = roomFor(room, ones.length + others.length);
  const { places, scores } = found;
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
    places[count] = here < there ? here : there;
    scores[count] = score;
    count += 1;
  }
  const [rest, from] = left < ones.length ? [one, left] : [other, right];
  places.set(rest.places.subarray(from), count);
  scores.set(rest.scores.subarray(from), count);
  return firstOf(found, count + rest.places.length - from);
}

/** The last place of all. */
const farthest = (lists: readonly Hits[]): number =>
  Math.max(...lists.map(({ places }) => places.at(-1) ?? 0));

/** Many lists at once: laid out over all places, then gathered. */
function spread(room: Room, lists: readonly Hits[]): Hits {
  // One more than the score: zero is a place where nothing was found.
  const best = room.words(farthest(lists) + 1).fill(0);
  let count = 0;
  for (const { places, scores } of lists) {
    for (let nth = 0; nth < places.length; nth++) {
      const place = places[nth]!;
      const before = best[place]!;
      if (before === 0) count += 1;
      if (scores[nth]! >= before) best[place] = scores[nth]! + 1;
    }
  }
  const { places, scores } = roomFor(room, count);
  for (let place = 0, nth = 0; nth < count; place++) {
    const score = best[place]!;
    if (score === 0) continue;
    places[nth] = place;
    scores[nth] = score - 1;
    nth += 1;
  }
  return { places, scores };
}
