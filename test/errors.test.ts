import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { serveFiles } from '../server/http/files.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('an address that cannot be read is answered like any other bad call', async () => {
  const long = `/sandbox/pay/${'9'.repeat(300)}`;
  for (const [method, url] of [
    ['GET', '/api/parts/%zz'],
    ['POST', '/%E0%A4%A'],
    ['GET', '/%c0'],
    ['GET', long],
  ] as const) {
    const answer = await shop.app.inject({ method, url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'cache-control': 'private, no-store',
    });
  }
});

test('a condition or a range that a file cannot meet is the caller’s mistake', async () => {
  const client = join(shop.deps.config.dataDir, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'assets', 'a.txt'), 'twelve bytes');
  const app = await createServer(shop.deps, {
    async openPages(app) {
      await serveFiles(app, client, {
        releases: { folderOf: async () => undefined },
        hasServiceWorker: true,
        mediaUrl: undefined,
      });
      return {
        render: () => Promise.reject(new Error('no pages here')),
        template: async () => '',
        desk: async () => '',
        early: () => ({ code: [], words: undefined }),
      };
    },
  });
  onTestFinished(() => app.close());
  for (const headers of [{ 'if-match': '"another"' }, { range: 'bytes=100-200' }] as Record<
    string,
    string
  >[]) {
    const answer = await app.inject({ url: '/assets/a.txt', headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  }
});

test('an address at the desk that cannot be read is answered with its page, which reads it and leads on', async () => {
  const app = await createServer(shop.deps, {
    openPages: async () => ({
      render: () => Promise.reject(new Error('no pages here')),
      template: async () => '',
      desk: async () => 'the desk',
      early: () => ({ code: [], words: undefined }),
    }),
  });
  onTestFinished(() => app.close());
  const read = await app.inject({ url: '/desk/cifre/mese/2026-11-01' });
  const unread = await app.inject({ url: '/desk/cifre/mese/%E0%A4%A' });
  expect(unread).toMatchObject({ statusCode: 200, body: 'the desk' });
  expect(Object.keys(unread.headers)).toEqual(Object.keys(read.headers));
  expect((await app.inject({ method: 'POST', url: '/desk/%zz' })).statusCode).toBe(400);
  expect((await app.inject({ url: '/desk%zz' })).statusCode).toBe(400);
});

test('a request that does not end is given up after half a minute, one that does not begin sooner', () => {
  const { requestTimeout, headersTimeout } = shop.app.server;
  expect([requestTimeout, headersTimeout]).toEqual([30_000, 10_000]);
});
