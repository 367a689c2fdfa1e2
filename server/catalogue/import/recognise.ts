/** What a file is, by its bytes: its encoding, or why it is no table. Never asked for, never taken from its name. */
import type { InBoth } from '../../../domain/constants.ts';
import { createPageCount, type CodePage } from './code-page.ts';
import { UnreadableFile, type YardFile } from './yard-file.ts';
import { unreadable } from './told/of-files.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage;

export type RecogniseOptions = {
  /** A web page or XML is read, too. */
  readonly takesMarkup?: boolean;
};

/** How much of a file's beginning is looked at for marks. */
const firstLook = 4_096;

/**
 * Reads the file once. Byte-order marks tell first; then UTF-16 without one, where every other byte is nought; UTF-8 when it is
 * valid to the last byte, or as good as: a file with one broken sign is not read wrong everywhere for it. Else Windows-1252, in
 * which every byte means something and which Italian yard programs write, or the page of Poland or the Baltic where its letters say so.
 *
 * @throws UnreadableFile when it is empty or of another kind
 */
export async function recognise(
  file: YardFile,
  { takesMarkup = false }: RecogniseOptions = {},
): Promise<Encoding> {
  const utf8 = createUtf8Check();
  let encoding: Encoding | undefined;
  let declared: CodePage | undefined;
  let isFirst = true;
  for await (const bytes of file.chunks()) {
    if (isFirst && bytes.length > 0) {
      isFirst = false;
      const beginning = bytes.subarray(0, firstLook);
      refuseOtherKinds(beginning);
      if (!takesMarkup && beginsAsMarkup(beginning)) throw new UnreadableFile(unreadable.markup);
      encoding = utf16Of(beginning);
      if (encoding) return encoding;
      if (beginning.includes(0)) throw new UnreadableFile(unreadable.noText);
      if (takesMarkup) declared = declaredPage(beginning);
    }
    utf8.take(bytes);
  }
  if (isFirst) throw new UnreadableFile(unreadable.empty);
  return utf8.isUtf8() ? 'utf-8' : (declared ?? utf8.page());
}

const declaration = /(?:charset|encoding)\s*=\s*["']?(?:(?:windows-|cp)(1250|1257)|iso-8859-(2)(?!\d))/i;

/** What a web page or XML says of itself. One of the west is not believed: programs write it of any file. */
function declaredPage(bytes: Uint8Array): CodePage | undefined {
  const [, ofWindows, ofIso] = declaration.exec(new TextDecoder('windows-1252').decode(bytes)) ?? [];
  if (ofIso) return 'iso-8859-2';
  return ofWindows === undefined ? undefined : ofWindows === '1250' ? 'windows-1250' : 'windows-1257';
}

function utf16Of(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const noughts = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = noughts;
  if (bytes.length < 4) return undefined;
  if (odd > bytes.length / 4 && even * 10 < odd) return 'utf-16le';
  return even > bytes.length / 4 && odd * 10 < even ? 'utf-16be' : undefined;
}

/** How files of other kinds begin, in bytes. */
const otherKinds: readonly (readonly [beginning: readonly number[], sentence: InBoth])[] = [
  [[0x50, 0x4b, 0x03, 0x04], unreadable.spreadsheet],
  [[0xd0, 0xcf, 0x11, 0xe0], unreadable.spreadsheet],
  [[0x1f, 0x8b], unreadable.archive],
  [[0x37, 0x7a, 0xbc, 0xaf], unreadable.archive],
  [[...Buffer.from('Rar!')], unreadable.archive],
  [[...Buffer.from('BZh')], unreadable.archive],
  [[...Buffer.from('%PDF')], unreadable.pdf],
  [[...Buffer.from('SQLite format 3')], unreadable.database],
  [[0x89, 0x50, 0x4e, 0x47], unreadable.picture],
  [[0xff, 0xd8, 0xff], unreadable.picture],
];

const markup = /^\s*<(?:\?xml|!doctype|!--|[a-z][\w:.-]*[\s>])/i;

/** Whether it is a web page or XML, in any encoding. */
export const beginsAsMarkup = (bytes: Uint8Array): boolean =>
  markup.test(new TextDecoder(utf16Of(bytes) ?? 'utf-8').decode(bytes));

function refuseOtherKinds(bytes: Uint8Array): void {
  const other = otherKinds.find(([beginning]) => beginning.every((byte, at) => bytes[at] === byte));
  if (other) throw new UnreadableFile(other[1]);
}

type Utf8Check = {
  take(bytes: Uint8Array): void;
  /** Whether what passed is UTF-8, a few broken signs aside. */
  isUtf8(): boolean;
  /** The code page that it is in otherwise. */
  page(): CodePage;
};

/** So many whole signs beyond ASCII for each broken one: by chance Windows-1252 has almost none. */
const wholeForBroken = 10;

/** Whether bytes are UTF-8, counted while they pass. */
function createUtf8Check(): Utf8Check {
  let whole = 0;
  let broken = 0;
  /** Bytes that the sign begun still lacks. */
  let lacking = 0;
  const pages = createPageCount();
  return {
    page: pages.page,
    take(bytes) {
      for (let at = 0; at < bytes.length; at++) {
        const byte = bytes[at] ?? 0;
        if (lacking > 0 && (byte & 0xc0) === 0x80) {
          lacking -= 1;
          if (lacking === 0) whole += 1;
          continue;
        }
        if (lacking > 0) broken += 1;
        lacking = 0;
        if (byte < 0x80) continue;
        pages.take(bytes, at);
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
