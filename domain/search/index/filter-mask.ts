/** Which filters a part misses, as a number: a bit for each of them. */
import type { BufferPool } from './buffer-pool.ts';

/** Such numbers, of the narrowest kind that holds them: walks over a million of them take as long as their bytes. */
export type Mask = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer>;

export type MaskLayout<Name extends string> = {
  /** The bit of each filter. */
  readonly bits: Readonly<Record<Name, number>>;
  /** What no shopper can take off: a part that misses it is not found at all. */
  readonly notWanted: number;
  /** A mask for a fixed list of values, made once for a search. */
  readonly table: (length: number) => Mask;
  /** A mask for the parts of a search. What stands in it at first is anything. */
  readonly fromPool: (pool: BufferPool, length: number) => Mask;
};

/**
 * Deals out the bits.
 *
 * @throws RangeError for more filters than a mask has bits: a bit beyond would be lost without a word
 */
export function layOutMask<Name extends string>(names: readonly Name[]): MaskLayout<Name> {
  // One more for what no shopper can take off.
  const width = names.length + 1;
  if (width > 16) throw new RangeError(`a mask of 16 bits holds no ${names.length} filters`);
  const isNarrow = width <= 8;
  return {
    bits: Object.fromEntries(names.map((name, at) => [name, 1 << at])) as Record<Name, number>,
    notWanted: 1 << names.length,
    table: (length) => (isNarrow ? new Uint8Array(length) : new Uint16Array(length)),
    fromPool: (pool, length) => (isNarrow ? pool.bytes(length) : pool.words(length)),
  };
}
