/** What a file is by its first bytes: its name may say anything. */
import type { InBoth } from '../../domain/constants.ts';
import { notPhoto } from './refusals.ts';

export type PhotoKind = 'JPEG' | 'PNG' | 'WebP' | 'AVIF';

/** The kind of a photo that can be taken in, or words for what the file is instead. */
export type FileKind = { readonly photo: PhotoKind } | { readonly other: InBoth };

/** Bytes as characters of the same number; `start` anchors the pattern at the file's first byte. */
const kinds: readonly (readonly [start: RegExp, kind: FileKind])[] = [
  [/^\xff\xd8\xff/, { photo: 'JPEG' }],
  [/^\x89PNG\r\n/, { photo: 'PNG' }],
  [/^RIFF[^]{4}WEBP/, { photo: 'WebP' }],
  [/^[^]{4}ftypavif/, { photo: 'AVIF' }],
  [/^[^]{4}ftypavis/, { other: notPhoto.animation }],
  [/^[^]{4}ftyp(hei|hev|mif1|msf1)/, { other: notPhoto.heic }],
  [/^[^]{4}ftyp/, { other: notPhoto.film }],
  [/^GIF8/, { other: notPhoto.gif }],
  [/^BM/, { other: notPhoto.bmp }],
  [/^(II\*\0|MM\0\*)/, { other: notPhoto.raw }],
  [/^%PDF/, { other: notPhoto.pdf }],
  [/^PK/, { other: notPhoto.archive }],
  [/^(\xef\xbb\xbf)?\s*<[^]*<svg\b|^(\xef\xbb\xbf)?\s*<svg\b/i, { other: notPhoto.drawing }],
  [/^(\xef\xbb\xbf)?\s*<(!doctype html|html|\?xml|!--)/i, { other: notPhoto.webPage }],
  [/^$/, { other: notPhoto.empty }],
  [/^[\t\n\r\x20-\x7e]+$/, { other: notPhoto.text }],
];

const unknown: FileKind = { other: notPhoto.unknown };

/** Only the beginning is looked at. */
const glance = 1024;

export function kindOf(file: Uint8Array): FileKind {
  const start = Buffer.from(file.subarray(0, glance)).toString('latin1');
  return kinds.find(([pattern]) => pattern.test(start))?.[1] ?? unknown;
}
