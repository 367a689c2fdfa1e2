import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseCoding, type Coding } from './codings.ts';
import { createPageCache } from './page-cache.ts';

const opening = new Date('2026-11-20T10:00:00Z');
const page = { locale: 'it', text: '<p>più pezzi</p>'.repeat(50) } as const;

function open(most?: number) {
  let now = opening;
  const pages = createPageCache(
    async () => 1,
    () => now,
    most,
  );
  return { pages, pass: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

const read: Record<Coding, (body: Buffer) => string> = {
  br: (body) => brotliDecompressSync(body).toString(),
  gzip: (body) => gunzipSync(body).toString(),
  identity: (body) => body.toString(),
};

test('a page is given as it was kept, in any coding, whichever it was first asked in', () => {
  for (const first of ['br', 'gzip', 'identity'] as const) {
    const { pages } = open();
    expect(read[first](pages.keep('/', 1, first, page, 'small').body)).toBe(page.text);
    for (const coding of ['br', 'gzip', 'identity'] as const) {
      const found = pages.find('/', 1, coding);
      expect(found?.locale).toBe('it');
      expect(read[coding](found!.body)).toBe(page.text);
      // Worked out once.
      expect(pages.find('/', 1, coding)?.body).toBe(found?.body);
    }
  }
});

test('what was compressed in a hurry is made smaller for whoever asks for it again', () => {
  const { pages } = open();
  const text = Array.from(
    { length: 500 },
    (_, nth) => `<p>${(nth * 7919) % 1013} più ${nth % 17} pezzi</p>`,
  ).join('');
  const first = pages.keep('/', 1, 'br', { ...page, text }, 'quick').body;
  const second = pages.find('/', 1, 'br')!.body;
  expect(second.byteLength).toBeLessThan(first.byteLength);
  expect([first, second].map(read.br)).toEqual([text, text]);
});

test('one of another state of the catalogue is not given, nor one that is a minute old', () => {
  const { pages, pass } = open();
  pages.keep('/', 1, 'br', page, 'small');
  expect(pages.find('/', 2, 'br')).toBeUndefined();
  expect(pages.find('/en', 1, 'br')).toBeUndefined();
  pass(59_999);
  expect(pages.find('/', 1, 'br')).toBeDefined();
  // To ask for it again makes it no younger.
  pass(1);
  expect(pages.find('/', 1, 'br')).toBeUndefined();
});

test('beyond its room the one that nobody asked for the longest goes', () => {
  const { pages } = open(3_000);
  for (const key of ['/a', '/b', '/c']) pages.keep(key, 1, 'identity', page, 'small');
  pages.find('/a', 1, 'identity');
  pages.keep('/d', 1, 'identity', page, 'small');
  const there = ['/a', '/b', '/c', '/d'].map((key) => pages.find(key, 1, 'identity'));
  expect(there.map(Boolean)).toEqual([true, false, true, true]);
});

test('while the database is away a page of another state is given too, for an hour', () => {
  const { pages, pass } = open();
  expect(pages.findOld('/', 'br')).toBeUndefined();
  pages.keep('/', 1, 'br', page, 'small');
  pass(3_599_999);
  expect(pages.find('/', 2, 'br')).toBeUndefined();
  expect(read.br(pages.findOld('/', 'br')!.body)).toBe(page.text);
  pass(1);
  expect(pages.findOld('/', 'br')).toBeUndefined();
});

test('that the database was away says nothing of now when nobody has asked for some seconds', async () => {
  let answer: () => Promise<number> = async () => 1;
  let now = opening.getTime();
  const pages = createPageCache(
    () => answer(),
    () => new Date(now),
  );
  pages.keep('/', 1, 'br', page, 'small');
  answer = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  expect(await pages.look('/', 'br')).toHaveProperty('page');
  // Nobody waits while it is away.
  answer = () => new Promise(() => {});
  expect(await pages.look('/', 'br')).toHaveProperty('page');
  now += 60_000;
  expect(await pages.look('/', 'br')).toHaveProperty('page');

  const later = createPageCache(
    () => answer(),
    () => new Date(now),
  );
  later.keep('/', 1, 'br', page, 'small');
  answer = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  expect(await later.look('/', 'br')).toHaveProperty('page');
  now += 60_000;
  answer = async () => 2;
  expect(await later.look('/', 'br')).toEqual({ version: 2 });
});

test('pages that are an hour old take no room beyond the next one', () => {
  const { pages, pass } = open();
  const [minute, halfAnHour] = [60_000, 30 * 60_000];
  for (const key of ['/a', '/b', '/c']) pages.keep(key, 1, 'identity', page, 'small');
  const three = pages.bytes();
  pass(minute / 2);
  pages.keep('/d', 1, 'identity', page, 'small');
  expect(pages.bytes()).toBe((three / 3) * 4);
  pages.find('/a', 1, 'identity');
  pass(2 * halfAnHour - minute / 2);
  pages.keep('/e', 1, 'identity', page, 'small');
  // `/a` was asked for after `/d` and is in its shadow for another half minute.
  expect(pages.bytes()).toBe(three);
  pass(halfAnHour);
  pages.keep('/f', 1, 'identity', page, 'small');
  expect(pages.bytes()).toBe((three / 3) * 2);
});

test('a visitor is sent what they take', () => {
  expect(chooseCoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseCoding('gzip;q=1.0, identity; q=0.5')).toBe('gzip');
  expect(chooseCoding('br;q=0, gzip')).toBe('gzip');
  for (const accepted of [undefined, '', 'zstd', 'identity', 'br;q=0'])
    expect(chooseCoding(accepted)).toBe('identity');
});
