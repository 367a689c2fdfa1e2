/** Photos as a phone writes them, made where they are needed: the shop has no picture files to test with. */
import sharp from 'sharp';

export type PhotoOptions = {
  readonly width?: number;
  readonly height?: number;
  /** The camera's turn (EXIF orientation 1 to 8); 6 is a phone held upright. */
  readonly orientation?: number;
  /** Another number is another photo. */
  readonly seed?: number;
};

/**
 * A JPEG as stored by the camera: dark on its left, light on its right, red along its top edge, with the place where it was
 * taken in its metadata.
 */
export async function makePhoto({
  width = 1200,
  height = 900,
  orientation = 1,
  seed = 1,
}: PhotoOptions = {}): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = Math.round((x / width) * 200) + ((x * y * seed) % 17);
      const isTop = y < height / 10;
      data.set(isTop ? [230, 20, 20] : [light, light, (light + seed * 20) % 256], (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Telefono del piazzale', Copyright: 'Officina Segreta' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '44/1 29/1 38/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '11/1 20/1 34/1',
      },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
}
