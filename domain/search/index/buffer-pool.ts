/**
 * Typed arrays to reckon in, the same ones for one search after the other. Lists of a search are gone with it; made anew each time,
 * a megabyte or two, they kept the garbage collector busy: it stopped every fifteenth search for 10 ms and more.
 */
import type { Numbers } from './growing.ts';

/** Numbers of each kind that are kept: what a search over a million parts takes. Beyond it, lists are made and thrown away. */
const mostKept = 8_000_000;

export type BufferPool = {
  /** Lists that last until the pool is cleared. What stands in them at first is anything. */
  readonly bytes: (length: number) => Uint8Array<ArrayBuffer>;
  readonly words: (length: number) => Uint16Array<ArrayBuffer>;
  readonly numbers: (length: number) => Uint32Array<ArrayBuffer>;
  readonly doubles: (length: number) => Float64Array<ArrayBuffer>;
  /** Takes all lists back. */
  clear(): void;
};

export function createBufferPool(): BufferPool {
  const [bytes, words, numbers, doubles] = [
    createBuffer(Uint8Array),
    createBuffer(Uint16Array),
    createBuffer(Uint32Array),
    createBuffer(Float64Array),
  ];
  return {
    bytes: bytes.take,
    words: words.take,
    numbers: numbers.take,
    doubles: doubles.take,
    clear() {
      for (const pool of [bytes, words, numbers, doubles]) pool.clear();
    },
  };
}

function createBuffer<Kind extends Numbers<ArrayBuffer>>(kind: new (length: number) => Kind) {
  let kept = new kind(0);
  let used = 0;
  return {
    take(length: number): Kind {
      const from = used;
      used += length;
      return used <= kept.length ? (kept.subarray(from, used) as Kind) : new kind(length);
    },
    clear(): void {
      if (used > kept.length && kept.length < mostKept) kept = new kind(Math.min(2 * used, mostKept));
      used = 0;
    },
  };
}
