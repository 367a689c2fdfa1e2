import { expect, test } from 'vitest';
import { cacheOf } from './answer-caches.ts';

test('each public answer has its cache, and nothing about a person has one', () => {
  expect(cacheOf('/api/brands')).toBe('lists');
  expect(cacheOf('/api/parts/17')).toBe('parts');
  expect(cacheOf('/api/parts/17/similar')).toBe('similar');
  expect(cacheOf('/api/parts/17/same-car')).toBe('similar');
  expect(['/api/search/v2', '/api/parts', '/api/parts/count'].map(cacheOf)).toEqual(
    Array(3).fill('searches'),
  );
  for (const path of [
    '/',
    '/parts/17',
    '/api/orders',
    '/api/users/me',
    '/api/auth/refresh',
    '/api/addresses',
    '/api/parts/17/secret',
    '/documents/terms.pdf',
    '/sandbox/pay/1',
  ])
    expect(cacheOf(path), path).toBeUndefined();
});
