/** Text of which some cells are UTF-8 and others of a code page, as programs write it that paste files together. */
import type { YardFile } from '../yard-file.ts';
import { pageOf, type CodePage } from '../code-page.ts';
import { dosText } from '../dos-text.ts';
import { recognise, type RecogniseOptions } from '../recognise.ts';

const pages = {
  'windows-1252': new TextDecoder('windows-1252'),
  'windows-1250': new TextDecoder('windows-1250'),
  'iso-8859-2': new TextDecoder('iso-8859-2'),
  'windows-1257': new TextDecoder('windows-1257'),
  ibm850: dosText,
} satisfies Record<CodePage, { decode(bytes: Uint8Array): string }>;

/** The last byte that begins a letter of Latin in UTF-8; behind it are Greek and Cyrillic, and on the pages of Poland and the Baltic capitals: `PÓŁOŚ`. */
const lastOfLatin = 0xc9;

/** How many bytes from `at` make one sign of UTF-8; 0 where none begins. */
function signLength(bytes: Uint8Array, at: number, isWestern: boolean): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length =
    first >= 0xf0 && first <= 0xf4
      ? 4
      : first >= 0xe0 && first <= 0xef
        ? 3
        : first >= 0xc2 && first <= (isWestern ? 0xdf : lastOfLatin)
          ? 2
          : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  for (let next = 1; next < length; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Signs of UTF-8 where they are whole, the rest byte by byte as the code page has them. */
function decodeMixed(bytes: Uint8Array, page: CodePage): string {
  let text = '';
  let from = 0;
  const lenient = new TextDecoder('utf-8');
  for (let at = 0; at < bytes.length;) {
    const length = signLength(bytes, at, page === 'windows-1252');
    if (length > 0) {
      at += length;
      continue;
    }
    text += lenient.decode(bytes.subarray(from, at)) + pages[page].decode(bytes.subarray(at, at + 1));
    at += 1;
    from = at;
  }
  return text + lenient.decode(bytes.subarray(from));
}

/** Bytes that are decoded at once end with a line, or where there is none before this many. */
const longestWait = 1024 * 1024;

/**
 * A file as text, its encoding told by its bytes.
 *
 * @throws UnreadableFile when it is empty or no text
 */
export async function* textOf(file: YardFile, options?: RecogniseOptions): AsyncGenerator<string> {
  const encoding = await recognise(file, options);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const decoder = new TextDecoder(encoding);
    for await (const bytes of file.chunks()) yield decoder.decode(bytes, { stream: true });
    yield decoder.decode();
    return;
  }
  const strict = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes: Uint8Array): string => {
    try {
      return strict.decode(bytes);
    } catch {
      return decodeMixed(bytes, encoding === 'utf-8' ? pageOf(bytes) : encoding);
    }
  };
  let rest: Uint8Array = new Uint8Array(0);
  for await (const bytes of file.chunks()) {
    const all = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    const end = Math.max(all.lastIndexOf(0x0a), all.lastIndexOf(0x0d)) + 1;
    if (end === 0 && all.length < longestWait) {
      rest = all;
      continue;
    }
    const cut = end === 0 ? all.length : end;
    yield decode(all.subarray(0, cut));
    rest = all.subarray(cut);
  }
  if (rest.length > 0) yield decode(rest);
}
