/** sharp, set for strangers' files: four readers of the library's dozens, no cache, and a bound on what a file may unfold to. */
import sharp, { type Metadata, type Sharp } from 'sharp';

/**
 * 108 megapixels are the most that phones take; nothing of a file with more is unpacked. The shopkeeper's own photos may be
 * as large: unpacking takes 2.1 GB for an AVIF then, 0.7 for a progressive JPEG, 0.4 for an interlaced PNG, 0.07 for a WebP.
 */
export const mostPixels = 120_000_000;

/** A file that keeps a reader busy for longer is left out. */
const timeoutSeconds = 60;

sharp.cache(false);
// What runs side by side are the formats; more threads for each would only wait for each other.
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((reader) => `VipsForeignLoad${reader}Buffer`),
});

/** A file cut off or damaged fails; what a camera merely wrote oddly does not. */
const open = (file: Uint8Array): Sharp =>
  sharp(file, { failOn: 'error', limitInputPixels: mostPixels }).timeout({ seconds: timeoutSeconds });

/** What a file says of itself, without unpacking it. */
export const readMetadata = (file: Uint8Array): Promise<Metadata> => open(file).metadata();

/** Pixels without anything that came with them: three bytes each, sRGB. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Unpacks a photo at a width: upright, its colours brought to sRGB, on white where it is transparent. */
export async function unpack(file: Uint8Array, width: number): Promise<Pixels> {
  const { data, info } = await open(file)
    .autoOrient()
    .resize({ width })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const resized = ({ data, width, height }: Pixels, to: { width: number; height: number }): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } }).resize({ ...to, fit: 'fill' });

type Encode = (pixels: Pixels, to: { width: number; height: number }) => Promise<Uint8Array>;

// At its least effort AVIF is a twentieth larger than at its second, in a sixth of the time, and half of what WebP is.
export const toAvif: Encode = (pixels, to) => resized(pixels, to).avif({ quality: 50, effort: 0 }).toBuffer();
export const toWebp: Encode = (pixels, to) => resized(pixels, to).webp({ quality: 75 }).toBuffer();
export const toJpeg = (
  pixels: Pixels,
  to: { width: number; height: number },
  quality = 78,
): Promise<Uint8Array> => resized(pixels, to).jpeg({ quality, progressive: true }).toBuffer();

/** A blur of the photo, 12 pixels long: 100 to 200 bytes, to look at while it comes. */
export async function toPlaceholder({ data, width, height }: Pixels): Promise<string> {
  const blur = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: 12, height: 12, fit: 'inside' })
    .webp({ quality: 20, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${blur.toString('base64')}`;
}
