import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from '../server/app.ts';
import { serveFiles } from '../server/http/files.ts';
import { mostLoad, type Load } from '../server/http/load.ts';
import type { Renderer } from '../server/rendering/renderer.ts';
import { openShop } from './open-shop.ts';

const client = join(import.meta.dirname, '..', 'dist', 'client');
const calm: Load = { delayMs: 0, underWay: 0 };
const overloaded: Load = { ...calm, underWay: mostLoad.underWay };

/** @param loads what is measured for one request after the other; too much from then on */
async function openLoadedShop({
  loads = [],
  render = () => Promise.reject(new Error('no pages here')),
}: { loads?: Load[]; render?: Renderer['render'] } = {}) {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  const app = await createServer(shop.deps, {
    measuredLoad: () => loads.shift() ?? overloaded,
    async openPages(app) {
      await serveFiles(app, client, {
        releases: { folderOf: async () => undefined },
        hasServiceWorker: true,
        mediaUrl: undefined,
      });
      return {
        render,
        template: async () => '',
        desk: async () => '',
        early: () => ({ code: [], words: undefined }),
      };
    },
  });
  onTestFinished(() => app.close());
  return { app, loads };
}

test('an overloaded shop refuses calls with a problem and a time to come again, and takes them once it can', async () => {
  const { app, loads } = await openLoadedShop();
  expect((await app.inject('/sitemap-parts-1.xml')).statusCode).toBe(503);
  const refused = await app.inject('/api/brands?lang=it');
  expect(refused.statusCode).toBe(503);
  expect(refused.json()).toMatchObject({ status: 503, code: 'unavailable' });
  expect(refused.headers).toMatchObject({
    'retry-after': '5',
    'cache-control': 'private, no-store',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    'x-content-type-options': 'nosniff',
  });
  loads.push(calm);
  expect((await app.inject('/api/brands?lang=it')).statusCode).toBe(200);
});

test('an overloaded shop says so on a plain page in the visitor’s language', async () => {
  const { app } = await openLoadedShop();
  for (const [url, lang, words] of [
    ['/catalogo?q="><b>', 'it', 'In negozio c’è troppa gente.'],
    ['/en/catalogo', 'en', 'The shop is very busy.'],
    ['/en?utm=1', 'en', 'The shop is very busy.'],
    ['//evil.example/x', 'it', 'In negozio c’è troppa gente.'],
  ] as const) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'private, no-store',
    });
    expect(answer.body).toContain(`lang="${lang}"`);
    expect(answer.body).toContain(words);
    expect(answer.body).not.toContain('<b>');
    const [, again = ''] = /<a href="([^"]*)"/.exec(answer.body) ?? [];
    expect(new URL(again.replaceAll('&amp;', '&'), 'http://shop.example').host).toBe('shop.example');
    for (const [, file = ''] of answer.body.matchAll(/<(?:link|img)[^>]+(?:href|src)="([^"]+)"/g))
      expect([file, (await app.inject(file)).statusCode]).toEqual([file, 200]);
  }
});

test('health, notices of payments and files are answered however much there is to do', async () => {
  const { app } = await openLoadedShop();
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await app.inject('/robots.txt')).statusCode).toBe(200);
  expect((await app.inject('/media/none/320.avif')).statusCode).toBe(404);
  const notice = await app.inject({ method: 'POST', url: '/api/payments/webhook', payload: {} });
  expect(notice.statusCode).not.toBe(503);
});

test('a page that was let in has its calls answered', async () => {
  const asked: number[] = [];
  const { app } = await openLoadedShop({
    // Calm for the page, too much for whoever comes after it.
    loads: [calm],
    render: async ({ send }) => {
      const answer = await send({ method: 'GET', path: '/api/brands?lang=it', headers: {} });
      asked.push(answer.status);
      return { kind: 'redirect', to: '/' };
    },
  });
  expect((await app.inject('/catalogo')).statusCode).toBe(302);
  expect(asked).toEqual([200]);
  expect((await app.inject('/catalogo')).statusCode).toBe(503);
});
