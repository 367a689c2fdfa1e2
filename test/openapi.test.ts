import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiDocument } from '../server/http/openapi-document.ts';
import { notFollowed } from './house/not-followed.ts';
import { openShop, type TestShop } from './open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const readDocument = async () =>
  (await (await shop.visitor().fetch('/api/openapi.json')).json()) as ApiDocument & { openapi: string };

test('every call of the API is described, and nothing else', async () => {
  const { openapi, paths } = await readDocument();
  expect(openapi).toBe('3.1.0');
  const described = Object.keys(paths);
  expect(described).toEqual(
    expect.arrayContaining([
      '/api/brands',
      '/api/auth/signin',
      '/api/cart/quote',
      '/api/checkout',
      '/api/orders/{id}',
    ]),
  );
  expect(described.filter((path) => !path.startsWith('/api/') || /docs|openapi/.test(path))).toEqual([]);
});

test('every call has a name of its own and a summary, and says how it is refused and who may make it', async () => {
  const { paths } = await readDocument();
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  const names = calls.map(({ operationId }) => operationId);
  expect(names).toEqual(names.map(() => expect.stringMatching(/^[a-z]\w+$/)));
  expect(new Set(names).size).toBe(names.length);
  for (const { operationId, summary, security, responses } of calls) {
    expect(summary, operationId).toBeTruthy();
    expect(security, operationId).toBeDefined();
    expect(Object.keys(responses ?? {}), operationId).toContain('429');
  }
});

test('Redocly finds nothing to say but what the shop does not follow', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(await readDocument());
  const found = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect([...new Set(found.map(({ ruleId }) => ruleId))].toSorted()).toEqual(
    Object.keys(notFollowed.redocly).toSorted(),
  );
});

test('shapes are named once, and every name that is used is there', async () => {
  const document = await readDocument();
  const used = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(document.components.schemas)));
  expect(used).toEqual(expect.arrayContaining(['Problem', 'Brand', 'SignIn', 'Order']));
});

test('a guarded call says that it takes the bearer token, an open one does not', async () => {
  const { paths } = await readDocument();
  const guarded = [
    paths['/api/checkout']?.['post'],
    paths['/api/orders']?.['get'],
    paths['/api/orders/{id}']?.['get'],
  ];
  for (const call of [...guarded, paths['/api/users/me']?.['get']])
    expect(call?.security).toEqual([{ bearer: [] }]);
  for (const path of ['/api/brands', '/api/search/v2', '/api/auth/refresh'])
    expect(paths[path]?.['get']?.security).toEqual([]);
});

test('the search says what its counts leave out', async () => {
  const { paths } = await readDocument();
  const about = paths['/api/search/v2']?.['get']?.description;
  expect(about).toContain('makes are counted without the chosen model');
  expect(about).toContain('that can be bought');
});

test('checkout names the key that it needs, and an answer without content says so', async () => {
  const { paths } = await readDocument();
  expect(paths['/api/checkout']?.['post']?.parameters).toContainEqual({
    name: 'idempotency-key',
    in: 'header',
    required: true,
    schema: { type: 'string', pattern: String.raw`^[\w.:-]{8,128}$` },
  });
  const answers = (path: string, method: string) => paths[path]?.[method]?.responses;
  expect(answers('/api/auth/signout', 'post')).toMatchObject({ 204: { description: 'No Content' } });
  expect(answers('/api/auth/signout', 'post')).not.toHaveProperty('200');
  expect(answers('/api/auth/signout', 'post')?.['204']).not.toHaveProperty('content');
  expect(answers('/api/payments/webhook', 'post')).toHaveProperty('200.content');
});

test('the page about the API lists the calls without any script', async () => {
  const answer = await shop.visitor().fetch('/api/docs');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const page = await answer.text();
  expect(page).toContain('/api/checkout');
  expect(page).not.toMatch(/<script|<style|style=|undefined|\[object/);
  const style = await shop.visitor().fetch('/api/docs.css');
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
});
