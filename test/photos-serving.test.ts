import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureKey } from '../domain/picture-address.ts';
import { takeIn } from '../server/images/intake.ts';
import { originalKey } from '../server/images/media-store.ts';
import { makePhoto } from './make-photo.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
let hash: string;

beforeAll(async () => {
  shop = await openShop();
  const file = await makePhoto({ width: 400, height: 300 });
  hash = createHash('sha256').update(file).digest('hex');
  const taken = await takeIn(file);
  const pictures = 'photo' in taken ? taken.photo.pictures : [];
  for (const { width, format, content } of pictures) {
    await shop.deps.media.put(pictureKey({ hash, width, format }), content);
  }
  await shop.deps.media.put(originalKey(hash), file);
});

afterAll(() => shop.close());

const ask = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ method, url, headers });

test('a picture is handed out to be kept for ever', async () => {
  const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };
  for (const [ending, type] of Object.entries(types)) {
    for (const width of [320, 400]) {
      const answer = await ask(`/media/${hash}/${width}.${ending}`, { 'accept-encoding': 'br, gzip' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(answer.rawPayload.length),
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.rawPayload.length).toBeGreaterThan(500);
    }
  }
});

test('a picture is asked about, asked again and asked for in parts', async () => {
  const url = `/media/${hash}/320.avif`;
  const whole = await ask(url);
  const head = await ask(url, {}, 'HEAD');
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  const again = await ask(url, { 'if-none-match': whole.headers.etag });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  const part = await ask(url, { range: 'bytes=0-9' });
  expect([part.statusCode, part.rawPayload.length]).toEqual([200, whole.rawPayload.length]);
});

test('nothing else is handed out: no original, no other size, nothing around the folder', async () => {
  const others = [
    `/media/${hash}`,
    `/media/${hash}/`,
    `/media/${hash}/original`,
    `/media/${hash}/640.avif`,
    `/media/${hash}/320.png`,
    `/media/${hash}/0320.avif`,
    `/media/${hash}/320.avif.part`,
    `/media/${hash.toUpperCase()}/320.avif`,
    `/media/${'0'.repeat(64)}/320.avif`,
    `/media/originals/${hash}`,
    `/media/${hash.slice(0, 2)}/${hash}`,
    `/media/..%2foriginals%2f${hash.slice(0, 2)}/${hash}`,
    `/media/${hash}/..%2f..%2f..%2foriginals%2f${hash.slice(0, 2)}%2f${hash}`,
    `/media/${hash}/320.avif%00`,
  ];
  for (const url of others) {
    const answer = await ask(url);
    expect(answer.statusCode, url).toBe(404);
    expect(answer.headers['content-type'], url).toContain('application/problem+json');
    expect(answer.headers['cache-control'], url).toBe('private, no-store');
  }
});
