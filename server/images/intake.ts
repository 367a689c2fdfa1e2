/** A file as it came, into the pictures that the shop shows: checked, upright, sRGB, and with nothing that tells where it was taken. */
import type { Metadata } from 'sharp';
import type { InBoth } from '../../domain/constants.ts';
import { mostPixels, readMetadata, toAvif, toJpeg, toPlaceholder, toWebp, unpack } from './encoder.ts';
import { kindOf, type PhotoKind } from './file-kind.ts';
import { heightAt, pictureWidths, type PictureFormat } from './picture-sizes.ts';
import { expectedPhoto, notPhoto, readPhoto, type Refusal } from './refusals.ts';

export const largestFileBytes = 25 * 1024 * 1024;
/** A side below this shows nothing that a buyer could judge. */
const leastPixels = 200;
/** What cameras write; a photo with more for each pixel may have fewer of them. */
const usualBytesOfPixel = 3;
/** A strip longer than this is no photo of a part. */
const longestRatio = 8;

export type Picture = {
  readonly width: number;
  readonly format: PictureFormat;
  readonly content: Uint8Array;
};

/** A photo that was taken in; width and height as it came, upright, in pixels. */
export type Photo = {
  readonly width: number;
  readonly height: number;
  /** A `data:` address of at most 300 characters. */
  readonly placeholder: string;
  readonly pictures: readonly Picture[];
};

/** A file by its name or address: its bytes, or why there are none. */
export type FoundFile = { readonly file: Uint8Array } | { readonly refusal: Refusal };

const megabyte = 1024 * 1024;

/** @param bytes of the file, where they were counted */
export const tooLarge = (bytes?: number): Refusal => ({
  read: bytes === undefined ? readPhoto.larger : readPhoto.megabytes(Math.round(bytes / megabyte)),
  expected: expectedPhoto.megabytes(largestFileBytes / megabyte),
});

/**
 * Checks a file of the shopkeeper's and makes its pictures. A JPEG, PNG or WebP takes up to six bytes of memory for each of
 * its pixels, an AVIF eighteen; to be called for one photo at a time.
 *
 * @returns the photo, or why it is none; whatever the bytes are, nothing is thrown for them
 */
export function takeIn(file: Uint8Array): Promise<{ photo: Photo } | { refusal: Refusal }> {
  return whenGood(
    file,
    () => mostPixels,
    async (size) => ({ photo: await encode(file, size) }),
  );
}

const expectedBeside = (read: InBoth): InBoth =>
  read === notPhoto.heic ? expectedPhoto.insteadOfHeic : expectedPhoto.known;

/**
 * Has pictures made of a file that is a photo of bearable size; of any other nothing is unpacked.
 *
 * @param most how many pixels a photo of a kind may have
 * @param make is told the photo's size, upright
 */
export async function whenGood<Made>(
  file: Uint8Array,
  most: (kind: PhotoKind) => number,
  make: (size: Metadata['autoOrient']) => Promise<Made>,
): Promise<Made | { refusal: Refusal }> {
  if (file.length > largestFileBytes) return { refusal: tooLarge(file.length) };
  const kind = kindOf(file);
  if ('other' in kind) return { refusal: { read: kind.other, expected: expectedBeside(kind.other) } };
  try {
    const metadata = await readMetadata(file);
    const refusal = refuseByMetadata(metadata, file, most(kind.photo));
    return refusal ? { refusal } : await make(metadata.autoOrient);
  } catch (error) {
    return { refusal: explain(error) };
  }
}

function refuseByMetadata(metadata: Metadata, file: Uint8Array, most: number): Refusal | undefined {
  const { pages = 1, autoOrient } = metadata;
  const { width, height } = autoOrient;
  if (pages > 1 || isMovingPng(file)) return { read: notPhoto.animation, expected: expectedPhoto.still };
  if (Math.min(width, height) < leastPixels) {
    return {
      read: readPhoto.pixels(width, height),
      expected: expectedPhoto.pixels(leastPixels),
    };
  }
  if (Math.max(width, height) > longestRatio * Math.min(width, height)) {
    return {
      read: readPhoto.pixels(width, height),
      expected: expectedPhoto.ratio(longestRatio),
    };
  }
  const bytes = bytesOfPixel(metadata);
  if (width * height * Math.max(bytes, usualBytesOfPixel) > most * usualBytesOfPixel) {
    return {
      read: readPhoto.millionPixels(Math.round((width * height) / 1_000_000), bytes),
      expected: expectedPhoto.millionPixelsOf(most / 1_000_000, usualBytesOfPixel),
    };
  }
  return undefined;
}

/** What a reader gives for each pixel. Some files (interlaced, lying on their side) it holds whole. */
const bytesOfPixel = ({ channels, depth }: Metadata): number => channels * (depth === 'uchar' ? 1 : 2);

/** Readers take an animated PNG's first picture and say nothing; its control block stands near the beginning. */
function isMovingPng(file: Uint8Array): boolean {
  const start = Buffer.from(file.subarray(0, 4096));
  return start[0] === 0x89 && start.includes('acTL');
}

/** @param size of the photo, upright */
async function encode(file: Uint8Array, { width, height }: Metadata['autoOrient']): Promise<Photo> {
  const widths = pictureWidths(width);
  const pixels = await unpack(file, widths.at(-1) ?? width);
  const pictures: Picture[] = [];
  for (const step of widths) {
    const to = { width: step, height: heightAt(step, { width, height }) };
    const [avif, webp, jpg] = await Promise.all([toAvif(pixels, to), toWebp(pixels, to), toJpeg(pixels, to)]);
    pictures.push(
      { width: step, format: 'avif', content: avif },
      { width: step, format: 'webp', content: webp },
      { width: step, format: 'jpg', content: jpg },
    );
  }
  return { width, height, placeholder: await toPlaceholder(pixels), pictures };
}

/** The library's own messages name its inner parts; a shopkeeper is told what to look for. */
function explain(error: unknown): Refusal {
  const { message } = error as Error;
  if (/pixel limit/.test(message)) {
    return {
      read: readPhoto.tooManyPixels,
      expected: expectedPhoto.millionPixels(mostPixels / 1_000_000),
    };
  }
  if (/timeout/i.test(message)) {
    return { read: readPhoto.tooSlow, expected: expectedPhoto.fromCamera };
  }
  return { read: readPhoto.damaged, expected: expectedPhoto.whole };
}
