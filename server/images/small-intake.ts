/** A photo that a stranger sends, looked at once and by few: one small JPEG, at a price that a stranger may ask. */
import type { PhotoKind } from './file-kind.ts';
import { toJpeg, unpack, type Pixels } from './encoder.ts';
import { whenGood } from './intake.ts';
import { heightAt } from './picture-sizes.ts';
import type { Refusal } from './refusals.ts';

/**
 * Two kilobytes can be an AVIF of a hundred megapixels, which keeps a processor busy for seconds and takes 2 GB. What phones
 * sell as 12 megapixels has up to 12.6, as AVIF 240 MB and half a second; what they sell as 64 has 64.2, as a progressive
 * JPEG, the costliest of the other kinds, 390 MB and a second.
 */
const mostPixels = (kind: PhotoKind): number => (kind === 'AVIF' ? 13_000_000 : 65_000_000);

/** What one may take up among the shop's data: of noise, which no JPEG makes small, megabytes would be left. */
export const smallPictureBytesMax = 400 * 1024;

/** The first is what photos of parts get; below the last it is better to be smaller. */
const qualities = [78, 64, 50];

/**
 * Checks a file and makes one picture of it, of at most `smallPictureBytesMax`; to be called for one photo at a time.
 *
 * @param longestSide of the picture in pixels; a smaller photo keeps its size, one full of noise comes out smaller
 * @returns the picture, or why there is none; whatever the bytes are, nothing is thrown for them
 */
export function takeInSmall(
  file: Uint8Array,
  longestSide: number,
): Promise<{ picture: Uint8Array } | { refusal: Refusal }> {
  return whenGood(file, mostPixels, async (size) => {
    const scale = Math.min(1, longestSide / Math.max(size.width, size.height));
    const width = Math.max(1, Math.round(size.width * scale));
    return { picture: await encodeSmall(await unpack(file, width), width) };
  });
}

async function encodeSmall(pixels: Pixels, width: number): Promise<Uint8Array> {
  const to = { width, height: heightAt(width, pixels) };
  for (const quality of qualities) {
    const picture = await toJpeg(pixels, to, quality);
    if (picture.length <= smallPictureBytesMax) return picture;
  }
  return encodeSmall(pixels, Math.ceil(width / 2));
}
