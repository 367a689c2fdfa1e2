import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePhoto } from '../../test/make-photo.ts';
import { takeIn, type Photo } from './intake.ts';

async function takeGood(file: Uint8Array): Promise<Photo> {
  const taken = await takeIn(file);
  if ('refusal' in taken) throw new Error(`${taken.refusal.read.en}; ${taken.refusal.expected.en}`);
  return taken.photo;
}

/** Mean of a channel in a part of a picture, 0 to 255. */
async function mean(picture: Uint8Array, [left, top, width, height]: number[], channel: number) {
  const box = { left: left ?? 0, top: top ?? 0, width: width ?? 1, height: height ?? 1 };
  const cut = await sharp(picture).extract(box).png().toBuffer();
  return (await sharp(cut).stats()).channels[channel]?.mean ?? Number.NaN;
}

test('a photo comes in every size and format, never larger than it was', async () => {
  const photo = await takeGood(await makePhoto({ width: 1200, height: 900 }));
  expect(photo).toMatchObject({ width: 1200, height: 900 });
  expect(photo.pictures.map(({ width, format }) => `${width}.${format}`)).toEqual(
    [320, 640, 960, 1200].flatMap((width) => [`${width}.avif`, `${width}.webp`, `${width}.jpg`]),
  );
  for (const { width, format, content } of photo.pictures) {
    const read = await sharp(content).metadata();
    expect(read).toMatchObject({ width, height: width * 0.75 });
    expect(read.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
  }
});

test('a photo taken with the phone upright stands upright', async () => {
  const photo = await takeGood(await makePhoto({ width: 1200, height: 900, orientation: 6 }));
  expect(photo).toMatchObject({ width: 900, height: 1200 });
  const picture = photo.pictures.find(({ format }) => format === 'jpg')?.content ?? new Uint8Array();
  // The camera's top edge, red, is the right edge now.
  expect(await mean(picture, [300, 100, 18, 200], 0)).toBeGreaterThan(200);
  expect(await mean(picture, [300, 100, 18, 200], 1)).toBeLessThan(60);
});

test('nothing tells where and with what a photo was taken', async () => {
  const { pictures } = await takeGood(await makePhoto({ orientation: 3 }));
  expect(pictures.length).toBe(12);
  for (const { content } of pictures) {
    const { exif, icc, iptc, xmp, orientation } = await sharp(content).metadata();
    expect([exif, icc, iptc, xmp, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const says = (words: string) => Buffer.from(content).includes(words);
    expect([says('Officina'), says('piazzale'), says('Exif')]).toEqual([false, false, false]);
  }
});

test('colours of a wider space come out as they were seen', async () => {
  const green = { create: { width: 300, height: 300, channels: 3 as const, background: '#408040' } };
  const wide = await sharp(green).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  expect((await sharp(wide).metadata()).icc?.length).toBeGreaterThan(0);
  const [, , jpg] = (await takeGood(wide)).pictures;
  const content = jpg?.content ?? new Uint8Array();
  expect(await mean(content, [50, 50, 100, 100], 0)).toBeCloseTo(64, -1);
  expect(await mean(content, [50, 50, 100, 100], 1)).toBeCloseTo(128, -1);
});

test('what is transparent is white, and grey, 16-bit and CMYK photos come in as well', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const made = sharp({ create: { width: 300, height: 240, channels: 4, background: clear } });
  const [, , jpg] = (await takeGood(await made.png().toBuffer())).pictures;
  expect(await mean(jpg?.content ?? new Uint8Array(), [0, 0, 300, 240], 1)).toBeGreaterThan(250);

  const photo = sharp(await makePhoto({ width: 400, height: 300 }));
  const others = [
    photo.clone().greyscale().jpeg(),
    photo.clone().toColourspace('rgb16').png(),
    photo.clone().toColourspace('cmyk').jpeg(),
    photo.clone().webp(),
    photo.clone().avif({ effort: 0 }),
  ];
  for (const other of others) {
    const { pictures } = await takeGood(await other.toBuffer());
    const [, , small] = pictures;
    expect(await mean(small?.content ?? new Uint8Array(), [250, 100, 60, 100], 1)).toBeGreaterThan(130);
  }
});

test('the placeholder is a picture of a few hundred characters', async () => {
  const { placeholder } = await takeGood(await makePhoto());
  expect(placeholder.length).toBeLessThanOrEqual(300);
  const [, data = ''] = /^data:image\/webp;base64,(.+)$/.exec(placeholder) ?? [];
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({
    format: 'webp',
    width: 12,
    height: 9,
  });
});
