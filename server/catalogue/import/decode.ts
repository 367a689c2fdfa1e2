/** Bytes as text, piece by piece. */
import type { Encoding } from './recognise.ts';

/** A byte-order mark is left out; bytes that mean nothing become U+FFFD. */
export async function* decode(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of chunks) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}
