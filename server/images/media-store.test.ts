/** Both places where photos are kept, asked the same. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { pictureKey } from '../../domain/picture-address.ts';
import { openBucket } from '../../test/s3-server.ts';
import { StartError } from '../config/start-error.ts';
import { originalKey, type MediaStore } from './media-store.ts';
import { openMedia } from './open-media.ts';

const hash = 'ab'.repeat(32);
const key = pictureKey({ hash, width: 640, format: 'avif' });

function dataFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'smonto-media-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function bucket() {
  const opened = await openBucket();
  onTestFinished(() => opened.close());
  return opened;
}

async function read(media: MediaStore, at: string) {
  const file = await media.open(at);
  return file && { bytes: file.bytes, text: (await buffer(file.content)).toString() };
}

async function keepsFiles(media: MediaStore): Promise<void> {
  expect(await media.open(key)).toBeUndefined();
  await Promise.all(Array.from({ length: 8 }, () => media.put(key, Buffer.from('a picture'))));
  await media.put(originalKey(hash), Buffer.from('the original'));
  expect(await read(media, key)).toEqual({ bytes: 9, text: 'a picture' });
  expect(await read(media, originalKey(hash))).toEqual({ bytes: 12, text: 'the original' });
}

test('a folder keeps files, whole and for its owner alone', async () => {
  const dataDir = dataFolder();
  await keepsFiles(openMedia({ dataDir, s3Url: undefined }));
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  expect(names.filter((name) => statSync(join(dataDir, name)).isFile()).sort()).toEqual([
    `media/originals/ab/${hash}`,
    `media/pictures/ab/${hash}/640.avif`,
  ]);
  const modes = names.map((name) => statSync(join(dataDir, name)).mode & 0o077);
  expect(modes).toEqual(names.map(() => 0));
});

test('a folder that cannot be written to says so, and leaves nothing half done', async () => {
  const dataDir = dataFolder();
  const media = openMedia({ dataDir, s3Url: undefined });
  await media.put(key, Buffer.from('a picture'));
  // A folder stands where the file should go.
  await media.put(`${key}x/in-the-way`, Buffer.from(''));
  await expect(media.put(`${key}x`, Buffer.from('b'))).rejects.toThrow();
  expect(readdirSync(join(dataDir, 'media/pictures/ab', hash)).sort()).toEqual(['640.avif', '640.avifx']);
});

test('a bucket keeps files under signed requests', async () => {
  const { setting, objects, hideLengths } = await bucket();
  const media = openMedia({ dataDir: '/nowhere', s3Url: setting });
  await keepsFiles(media);
  hideLengths();
  expect(await read(media, key)).toEqual({ bytes: 9, text: 'a picture' });
  // Whoever reads a picture there keeps it for ever, as from the shop.
  expect([...objects].map(([name, { type, caching }]) => [name, type, caching])).toEqual([
    [`/photos/${key}`, 'image/avif', 'public, max-age=31536000, immutable'],
    [`/photos/${originalKey(hash)}`, 'application/octet-stream', 'private, no-store'],
  ]);
});

test('a busy bucket is asked again, one that refuses is an error and not a missing photo', async () => {
  const { setting, busyFor } = await bucket();
  const media = openMedia({ dataDir: '/nowhere', s3Url: setting });
  busyFor(2);
  await media.put(key, Buffer.from('a picture'));
  busyFor(1);
  expect(await read(media, key)).toEqual({ bytes: 9, text: 'a picture' });

  const stranger = openMedia({ dataDir: '/nowhere', s3Url: setting.replace('AKIATEST', 'AKIAELSE') });
  await expect(stranger.put(key, Buffer.from('b'))).rejects.toThrow('answered 403');
  await expect(stranger.open(key)).rejects.toThrow('answered 403');
});

test('a bucket that is not there is told as such', async () => {
  const media = openMedia({ dataDir: '/nowhere', s3Url: 's3://key:hush@127.0.0.1:2/photos' });
  await expect(media.open(key)).rejects.toThrow(/^The bucket cannot be reached: .*ECONNREFUSED/);
});

test('a wrong S3_URL is told in one sentence that keeps the secret', () => {
  const wrong = {
    's3://host/photos': 'lacks the key or the secret',
    's3://key@host/photos': 'lacks the key or the secret',
    's3://key:hush@host': 'names no bucket',
    's3://key:hush@host/': 'names no bucket',
    's3:photos': 'names no host',
    'https://key:hush@host/photos': 'does not start with s3://',
    's3://key:hush%zz@host/photos': 'has a key or a secret with a % that stands for nothing',
    photos: 'is no address',
  };
  for (const [s3Url, why] of Object.entries(wrong)) {
    const open = () => openMedia({ dataDir: '/nowhere', s3Url });
    expect(open).toThrow(StartError);
    expect(open).toThrow(
      `The setting S3_URL ${why}: it looks like s3://KEY:SECRET@HOST/BUCKET?region=REGION.`,
    );
    expect(open).not.toThrow(/hush/);
  }
});
