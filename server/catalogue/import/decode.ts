/** A file's bytes as text: the encoding is recognised, never asked for. */

/**
 * Byte-order marks first; then UTF-16LE without one (every other byte is nought), UTF-8 when it is valid, and else Windows-1252,
 * in which every byte means something and which Italian yard programs write.
 */
export function decode(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (looksLikeUtf16(bytes)) return 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function looksLikeUtf16(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 200);
  const high = sample.filter((byte, at) => at % 2 === 1 && byte === 0).length;
  return sample.length >= 4 && high > sample.length / 4;
}
