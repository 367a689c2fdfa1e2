/**
 * Plain data with long lists of numbers in it as one run of bytes: what is opened looks at these very bytes, and copies nothing.
 *
 *     length of all, length of what is told | the data as JSON, told without its lists | the lists, each from a multiple of 8 on
 *
 * It is read by the machine that wrote it, whichever way round its numbers lie.
 */
import type { Numbers } from '../search/index/growing.ts';

const kinds = { Uint8Array, Uint16Array, Uint32Array, Float64Array };

/** What stands in the data for a list. */
type ListReference = { readonly numbers: keyof typeof kinds; readonly from: number; readonly length: number };

const prefixBytes = 8;
const aligned = (length: number): number => Math.ceil(length / 8) * 8;

const isReference = (value: unknown): value is ListReference =>
  typeof value === 'object' && value !== null && 'numbers' in value && 'from' in value;

/** @param data plain, with no object in it that has both `numbers` and `from` */
export function writeFlat(data: unknown): Uint8Array<ArrayBuffer> {
  /** Where each begins: one that stands in several places of the data is written once. */
  const lists = new Map<Numbers, number>();
  let end = 0;
  const told = JSON.stringify(data, (_, value: unknown) => {
    if (!ArrayBuffer.isView(value)) return value;
    const list = value as Numbers;
    const numbers = (Object.keys(kinds) as ListReference['numbers'][]).find(
      (kind) => list instanceof kinds[kind],
    );
    if (!numbers) throw new TypeError('such a list is not written');
    const from = lists.get(list) ?? end;
    if (from === end) end += aligned(list.byteLength);
    lists.set(list, from);
    return { numbers, from, length: list.length } satisfies ListReference;
  });
  const text = new TextEncoder().encode(told);
  const first = aligned(prefixBytes + text.length);
  const bytes = new Uint8Array(first + end);
  new Uint32Array(bytes.buffer, 0, 2).set([bytes.length, text.length]);
  bytes.set(text, prefixBytes);
  for (const [{ buffer, byteOffset, byteLength }, from] of lists)
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), first + from);
  return bytes;
}

/** @throws RangeError or SyntaxError where the bytes are not all that was written */
export function openFlat(buffer: ArrayBuffer): unknown {
  const [length, textLength] = new Uint32Array(buffer, 0, 2);
  if (length !== buffer.byteLength) throw new RangeError('it is of another length than it says');
  const text = new Uint8Array(buffer, prefixBytes, textLength);
  const first = aligned(prefixBytes + text.length);
  return JSON.parse(new TextDecoder().decode(text), (_, value: unknown) =>
    isReference(value) ? new kinds[value.numbers](buffer, first + value.from, value.length) : value,
  );
}
