/** Settings that name one thing at two addresses: both have to be right, and to belong together. */
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

const production = {
  NODE_ENV: 'production',
  PAYMENTS: 'sandbox',
  PUBLIC_URL: 'https://smonto.example/',
  SESSION_SECRET: 'a secret of the test run, 32 characters long',
};

test('photos are read from a bucket at an address that is no other thing’s', () => {
  const bucket = { ...production, S3_URL: 's3://key:hush@s3.example/photos' };
  expect(readConfig(bucket).mediaUrl).toBeUndefined();
  expect(readConfig({ ...bucket, MEDIA_PUBLIC_URL: 'https://photos.example/shop/' }).mediaUrl).toBe(
    'https://photos.example/shop',
  );
  for (const [change, sentence] of [
    [{ S3_URL: '' }, 'The setting MEDIA_PUBLIC_URL is where a bucket is read, and S3_URL, which names'],
    [
      { MEDIA_PUBLIC_URL: 'photos' },
      'The setting MEDIA_PUBLIC_URL must be an address that starts with http://',
    ],
    [{ MEDIA_PUBLIC_URL: 'http://photos.example' }, 'The setting MEDIA_PUBLIC_URL must start with https://'],
    [
      { MEDIA_PUBLIC_URL: 'https://smonto.example/cdn' },
      'The setting MEDIA_PUBLIC_URL names the shop itself',
    ],
    [
      { MEDIA_PUBLIC_URL: 'https://me:hush@photos.example' },
      'must be an address without a name or a password',
    ],
    [{ MEDIA_PUBLIC_URL: 'https://photos.example/?a=b' }, 'must be an address with nothing but a plain path'],
    [
      { MEDIA_PUBLIC_URL: "https://photos.example/;script-src'" },
      'must be an address with nothing but a plain',
    ],
  ] as const) {
    const read = () => readConfig({ ...bucket, MEDIA_PUBLIC_URL: 'https://photos.example', ...change });
    expect(read).toThrow(StartError);
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/hush/);
  }
});

test('a way past a pooler is one to a Postgres, beside the way through it', () => {
  const pooled = { ...production, DATABASE_URL: 'postgres://pooler.example/shop' };
  expect(readConfig(pooled).databaseSessionUrl).toBeUndefined();
  const past = 'postgres://db.example/shop';
  expect(readConfig({ ...pooled, DATABASE_SESSION_URL: past }).databaseSessionUrl).toBe(past);
  for (const [settings, sentence] of [
    [
      { ...production, DATABASE_SESSION_URL: past },
      'The setting DATABASE_SESSION_URL is the way past the pooler that DATABASE_URL names, which is missing.',
    ],
    [
      { ...pooled, DATABASE_SESSION_URL: 'db.example' },
      'The setting DATABASE_SESSION_URL must be an address that starts with postgres://',
    ],
  ] as const) {
    const read = () => readConfig(settings);
    expect(read).toThrow(StartError);
    expect(read).toThrow(sentence);
  }
});

test('standbys are those of a Postgres, one or several', () => {
  const primary = { ...production, DATABASE_URL: 'postgres://db.example/shop' };
  expect(readConfig(primary).databaseReadUrls).toEqual([]);
  const [one, two] = ['postgres://one.example/shop', 'postgresql://two.example/shop'];
  const both = { ...primary, DATABASE_READ_URLS: `${one}, ${two}` };
  expect(readConfig(both).databaseReadUrls).toEqual([one, two]);
  for (const [settings, sentence] of [
    [
      { ...both, DATABASE_URL: '' },
      'The setting DATABASE_READ_URLS names standbys of the Postgres that DATABASE_URL names, which is missing.',
    ],
    [
      { ...primary, DATABASE_READ_URLS: `${one},db:5432` },
      'The setting DATABASE_READ_URLS must be addresses that start with postgres:// or postgresql://, comma separated.',
    ],
  ] as const) {
    const read = () => readConfig(settings);
    expect(read).toThrow(StartError);
    expect(read).toThrow(sentence);
  }
});
