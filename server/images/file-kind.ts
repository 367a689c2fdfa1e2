/** What a file is by its first bytes: its name may say anything. */

export type PhotoKind = 'JPEG' | 'PNG' | 'WebP' | 'AVIF';

/** The kind of a photo that can be taken in, or words for what the file is instead. */
export type FileKind = { readonly photo: PhotoKind } | { readonly other: string };

/** Bytes as characters of the same number; `start` anchors the pattern at the file's first byte. */
const kinds: readonly (readonly [start: RegExp, kind: FileKind])[] = [
  [/^\xff\xd8\xff/, { photo: 'JPEG' }],
  [/^\x89PNG\r\n/, { photo: 'PNG' }],
  [/^RIFF[^]{4}WEBP/, { photo: 'WebP' }],
  [/^[^]{4}ftypavif/, { photo: 'AVIF' }],
  [/^[^]{4}ftypavis/, { other: 'an animation' }],
  [/^[^]{4}ftyp(hei|hev|mif1|msf1)/, { other: 'a HEIC photo' }],
  [/^[^]{4}ftyp/, { other: 'a film' }],
  [/^GIF8/, { other: 'a GIF' }],
  [/^BM/, { other: 'a BMP' }],
  [/^(II\*\0|MM\0\*)/, { other: 'a TIFF or a camera’s raw file' }],
  [/^%PDF/, { other: 'a PDF document' }],
  [/^PK/, { other: 'a ZIP archive or an office document' }],
  [/^(\xef\xbb\xbf)?\s*<[^]*<svg\b|^(\xef\xbb\xbf)?\s*<svg\b/i, { other: 'a drawing (SVG)' }],
  [/^(\xef\xbb\xbf)?\s*<(!doctype html|html|\?xml|!--)/i, { other: 'a web page' }],
  [/^$/, { other: 'an empty file' }],
  [/^[\t\n\r\x20-\x7e]+$/, { other: 'text' }],
];

const unknown: FileKind = { other: 'no photo that is known' };

/** Only the beginning is looked at. */
const glance = 1024;

export function kindOf(file: Uint8Array): FileKind {
  const start = Buffer.from(file.subarray(0, glance)).toString('latin1');
  return kinds.find(([pattern]) => pattern.test(start))?.[1] ?? unknown;
}
