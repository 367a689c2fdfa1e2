import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiDocument } from '../server/http/openapi-document.ts';
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

test('shapes are named once, and every name that is used is there', async () => {
  const document = await readDocument();
  const used = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(document.components.schemas)));
  expect(used).toEqual(expect.arrayContaining(['Problem', 'Brand', 'SignIn', 'Order']));
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
