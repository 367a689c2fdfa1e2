/** Bytes written behind one another, numbers as short as they are small (LEB128), and read again in the same order. */

export type ByteWriter = {
  /** @param value whole, from 0 to 2^53 - 1 */
  number(value: number): void;
  bytes(some: Uint8Array): void;
  /** As UTF-8, with its length before it. */
  text(text: string): void;
  /** All that was written. */
  done(): Uint8Array<ArrayBuffer>;
};

const firstLength = 1024;

export function createByteWriter(): ByteWriter {
  let written = new Uint8Array(firstLength);
  let length = 0;
  const encoder = new TextEncoder();

  function makeRoom(more: number): void {
    if (length + more <= written.length) return;
    const wider = new Uint8Array(Math.max(written.length * 2, length + more));
    wider.set(written);
    written = wider;
  }

  const writer: ByteWriter = {
    number(value) {
      makeRoom(8);
      let left = value;
      // Beyond 32 bits the shifts of the language lose the rest.
      while (left >= 128) {
        written[length++] = (left % 128) + 128;
        left = Math.floor(left / 128);
      }
      written[length++] = left;
    },
    bytes(some) {
      makeRoom(some.length);
      written.set(some, length);
      length += some.length;
    },
    text(text) {
      const encoded = encoder.encode(text);
      writer.number(encoded.length);
      writer.bytes(encoded);
    },
    done: () => written.slice(0, length),
  };
  return writer;
}

export type ByteReader = {
  number(): number;
  bytes(length: number): Uint8Array;
  text(): string;
  /** All that was not read yet. */
  rest(): Uint8Array;
};

/** @throws RangeError from its methods, when more is read than there is */
export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const decoder = new TextDecoder();
  const reader: ByteReader = {
    number() {
      let [value, factor] = [0, 1];
      for (;;) {
        const byte = bytes[at++];
        if (byte === undefined) throw new RangeError('the bytes end inside a number');
        if (byte < 128) return value + byte * factor;
        value += (byte - 128) * factor;
        factor *= 128;
      }
    },
    bytes(length) {
      if (at + length > bytes.length) throw new RangeError(`${length} bytes are not there`);
      at += length;
      return bytes.subarray(at - length, at);
    },
    text: () => decoder.decode(reader.bytes(reader.number())),
    rest: () => reader.bytes(bytes.length - at),
  };
  return reader;
}

/** Negative numbers between the positive ones (zigzag), so that small ones of both stay short. */
export const folded = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
export const unfolded = (value: number): number => (value % 2 === 0 ? value / 2 : -(value + 1) / 2);

/** Several, each with its length before it. */
export function joinedBytes(each: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const writer = createByteWriter();
  for (const some of each) {
    writer.number(some.length);
    writer.bytes(some);
  }
  return writer.done();
}

/** The same again. @throws RangeError where there are fewer */
export function partedBytes(bytes: Uint8Array, count: number): Uint8Array[] {
  const reader = createByteReader(bytes);
  return Array.from({ length: count }, () => reader.bytes(reader.number()));
}
