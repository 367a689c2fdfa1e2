/** What strangers send: refused before it costs much, and small once it is kept. */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePhoto } from '../../test/make-photo.ts';
import { smallPictureBytesMax, takeInSmall } from './small-intake.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } });

/** Why a file was refused; a file that was taken in has no reason. */
async function reason(file: Uint8Array): Promise<string | undefined> {
  const taken = await takeInSmall(file, 1_600);
  return 'refusal' in taken ? taken.refusal.read.en : undefined;
}

async function takeGood(file: Uint8Array, longestSide: number): Promise<Uint8Array> {
  const taken = await takeInSmall(file, longestSide);
  if ('refusal' in taken) throw new Error(`${taken.refusal.read.en}; ${taken.refusal.expected.en}`);
  return taken.picture;
}

test(
  'a file of two kilobytes that unfolds to gigabytes is refused before it is unpacked',
  { tags: 'long' },
  async () => {
    const avif = await plain(6_000, 4_000).avif({ effort: 0 }).toBuffer();
    expect(avif.length).toBeLessThan(2_048);
    const before = process.memoryUsage.rss();
    expect(await reason(avif)).toBe('24 million pixels of 3 bytes each');
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000);

    const progressive = await plain(9_600, 7_200).jpeg({ progressive: true }).toBuffer();
    expect(await reason(progressive)).toBe('69 million pixels of 3 bytes each');
    const grey = await plain(9_600, 7_200).toColourspace('b-w').jpeg().toBuffer();
    expect(await reason(grey)).toBe('69 million pixels of 1 bytes each');
  },
);

test('the largest photos that phones take come in', { tags: 'long' }, async () => {
  expect(await reason(await plain(4_080, 3_072).avif({ effort: 0 }).toBuffer())).toBeUndefined();
  expect(await reason(await plain(9_248, 6_936).jpeg().toBuffer())).toBeUndefined();
});

test('a picture of noise is kept small, the one of a part as large as was asked for', async () => {
  const [width, height] = [2_000, 1_500];
  const noise = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(noise.length).toBeGreaterThan(2_000_000);
  const kept = await takeGood(noise, 1_600);
  expect(kept.length).toBeLessThanOrEqual(smallPictureBytesMax);
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 600 });

  const part = await takeGood(await makePhoto({ width, height }), 1_600);
  expect(part.length).toBeLessThanOrEqual(smallPictureBytesMax);
  expect(await sharp(part).metadata()).toMatchObject({ format: 'jpeg', width: 1_600, height: 1_200 });
});
