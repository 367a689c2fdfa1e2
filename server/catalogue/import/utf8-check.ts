/** Whether bytes are UTF-8, counted while they pass. */

export type Utf8Check = {
  take(bytes: Uint8Array): void;
  /** Whether what passed is UTF-8, a few broken signs aside. */
  isUtf8(): boolean;
};

/** So many whole signs beyond ASCII for each broken one: by chance Windows-1252 has almost none. */
const wholeForBroken = 10;

export function createUtf8Check(): Utf8Check {
  let whole = 0;
  let broken = 0;
  /** Bytes that the sign begun still lacks. */
  let lacking = 0;
  return {
    take(bytes) {
      for (const byte of bytes) {
        if (lacking > 0 && (byte & 0xc0) === 0x80) {
          lacking -= 1;
          if (lacking === 0) whole += 1;
          continue;
        }
        if (lacking > 0) broken += 1;
        lacking = 0;
        if (byte < 0x80) continue;
        lacking = lengthOf(byte) - 1;
        if (lacking === 0) broken += 1;
      }
    },
    isUtf8() {
      const lost = broken + (lacking > 0 ? 1 : 0);
      return lost === 0 || whole >= lost * wholeForBroken;
    },
  };
}

/** Bytes of the sign that a byte begins; 1 when none begins so (RFC 3629). */
function lengthOf(byte: number): number {
  if (byte >= 0xc2 && byte <= 0xdf) return 2;
  if (byte >= 0xe0 && byte <= 0xef) return 3;
  return byte >= 0xf0 && byte <= 0xf4 ? 4 : 1;
}
