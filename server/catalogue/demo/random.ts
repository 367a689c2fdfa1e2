/** Chance that can be repeated: the same seed gives the same numbers on every machine. */

export type Random = {
  /** From 0 to under 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Items with a larger weight come more often. */
  pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number): Item;
  chance(probability: number): boolean;
};

/** @param seed any text; streams with different texts have nothing to do with each other */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  /** Mulberry32: small, fast, good enough for names and prices. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('there is nothing to pick from');
    return item;
  };
  return {
    next,
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick,
    pickWeighted(items, weightOf) {
      const total = items.reduce((sum, item) => sum + weightOf(item), 0);
      let left = next() * total;
      return items.find((item) => (left -= weightOf(item)) < 0) ?? pick(items);
    },
    chance: (probability) => next() < probability,
  };
}

/** FNV-1a over UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value;
}
