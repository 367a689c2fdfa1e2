/** Files that are no photos, whatever they are called: each is refused in words, and none ends the process. */
import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makePhoto } from '../../test/make-photo.ts';
import { largestFileBytes, takeIn } from './intake.ts';

/** Why a file was refused; a file that was taken in has no reason. */
async function reason(file: Uint8Array): Promise<string | undefined> {
  const taken = await takeIn(file);
  return 'refusal' in taken ? taken.refusal.read.en : undefined;
}

const text = (content: string) => Buffer.from(content);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } });

/** A PNG of one colour, as small as its compression makes it: a bit a pixel, or eight bytes a pixel and only begun. */
function bomb(side: number, bits: 1 | 64 = 1): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(bits === 1 ? 1 : 16, 8);
  header.writeUInt8(bits === 1 ? 0 : 6, 9);
  const rows = Buffer.alloc(bits === 1 ? (Math.ceil(side / 8) + 1) * side : 1000);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('what is no photo is told by what it is, not by its name', async () => {
  const files: [Uint8Array, string][] = [
    [text('%PDF-1.7\n1 0 obj'), 'a PDF document'],
    [text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'a drawing (SVG)'],
    [text('<?xml version="1.0"?><!-- a --><svg onload="alert(1)"/>'), 'a drawing (SVG)'],
    [text('<!DOCTYPE html><script>alert(1)</script>'), 'a web page'],
    [text('codice;nome\nA;Faro\n'), 'text'],
    [text('PK\u0003\u0004'), 'a ZIP archive or an office document'],
    [text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), 'a HEIC photo'],
    [text('\0\0\0\u0018ftypisom'), 'a film'],
    [text(''), 'an empty file'],
    [await plain(300, 300).gif().toBuffer(), 'a GIF'],
    [await plain(300, 300).tiff().toBuffer(), 'a TIFF or a camera’s raw file'],
    [Buffer.alloc(largestFileBytes + 1), 'a file of 25 MB'],
    [Buffer.alloc(64), 'no photo that is known'],
  ];
  for (const [file, expected] of files) expect(await reason(file)).toBe(expected);
});

test('a photo that shows nothing, moves or is a strip is refused', async () => {
  expect(await reason(await plain(640, 199).jpeg().toBuffer())).toBe('640 × 199 pixels');
  expect(await reason(await plain(2000, 220).jpeg().toBuffer())).toBe('2000 × 220 pixels');
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  expect(
    await reason(
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ),
  ).toBe('an animation');
});

test('a file that unfolds to more than any camera takes is refused before it is unpacked', async () => {
  const small = bomb(30_000);
  expect(small.length).toBeLessThan(200_000);
  const before = process.memoryUsage.rss();
  expect(await reason(small)).toBe('a picture of too many pixels');
  expect(await reason(bomb(10_000, 64))).toBe('100 million pixels of 8 bytes each');
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
});

test('a photo cut off anywhere is refused', async () => {
  const files = [
    await makePhoto({ width: 800, height: 600 }),
    await sharp(await makePhoto({ width: 800, height: 600 }))
      .png()
      .toBuffer(),
    await sharp(await makePhoto({ width: 800, height: 600 }))
      .webp()
      .toBuffer(),
    await sharp(await makePhoto({ width: 800, height: 600 }))
      .avif({ effort: 0 })
      .toBuffer(),
  ];
  for (const file of files) {
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const cut = file.subarray(0, Math.floor((file.length * tenth) / 10));
      expect(await reason(cut), `${file.subarray(0, 12).toString('latin1')} at ${tenth * 10} %`).toBeTruthy();
    }
    expect(await reason(file)).toBeUndefined();
  }
});

test('whatever follows or hides in a photo is not in its pictures', async () => {
  const hidden = '<script>alert("Officina")</script><?php system("id") ?>';
  const photo = await sharp(await makePhoto({ width: 400, height: 300 }))
    .jpeg()
    .toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, hidden.length + 2]), text(hidden)]);
  const files = [
    Buffer.concat([photo, text(hidden), text('PK\u0003\u0004')]),
    Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]),
  ];
  for (const file of files) {
    const taken = await takeIn(file);
    const pictures = 'photo' in taken ? taken.photo.pictures : [];
    expect(pictures.length).toBe(6);
    for (const { content } of pictures) expect(Buffer.from(content).includes('script')).toBe(false);
  }
});

test('no bytes whatever bring the intake down', async () => {
  const starts = [
    'ffd8ffe0',
    '89504e470d0a1a0a',
    '5249464600000000574542505650382',
    '0000001c66747970617669660000',
  ];
  const noise = fc
    .tuple(fc.constantFrom('', ...starts), fc.uint8Array({ maxLength: 400 }))
    .map(([start, rest]) => Buffer.concat([Buffer.from(start, 'hex'), rest]));
  await fc.assert(
    fc.asyncProperty(noise, async (file) => {
      const taken = await takeIn(file);
      expect(
        'refusal' in taken && taken.refusal.read.en.length > 0 && taken.refusal.expected.en.length > 0,
      ).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('a photo with bytes changed anywhere is taken in or refused, and nothing else', async () => {
  const photo = await makePhoto({ width: 300, height: 240 });
  const changes = fc.array(fc.tuple(fc.nat(photo.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(changes, async (list) => {
      const changed = Buffer.from(photo);
      for (const [at, value] of list) changed[at] = value;
      const taken = await takeIn(changed);
      expect('photo' in taken ? taken.photo.pictures.length : taken.refusal.read.en.length).toBeGreaterThan(
        0,
      );
    }),
    { numRuns: 40 },
  );
});
