/** In which sizes and formats a photo is shown. */

/**
 * Widths in pixels: a card is 160 to 290 CSS pixels wide on screens of 1 to 3 pixels each, a part's page shows up to 680,
 * and the largest is what somebody zooms into.
 */
const ladder = [320, 640, 960, 1600] as const;

/** By their endings in an address, the smallest files first: a browser takes the first that it knows. */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type PictureFormat = keyof typeof pictureTypes;

/**
 * The widths a photo is kept in, ascending: never larger than it came, and its own width where that is below the largest.
 *
 * @param width of the photo as it came, upright, in pixels
 */
export function pictureWidths(width: number): number[] {
  const largest = Math.min(width, ladder[ladder.length - 1] ?? width);
  return [...ladder.filter((step) => step < largest), largest];
}

/** The height that belongs to a width, in whole pixels. */
export const heightAt = (width: number, photo: { readonly width: number; readonly height: number }): number =>
  Math.max(1, Math.round((photo.height * width) / photo.width));
