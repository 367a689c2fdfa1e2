import { expect, test } from 'vitest';
import { shelfOf } from './kept-answers.ts';

test('each public answer has its shelf, and nothing about a person has one', () => {
  expect(shelfOf('/api/brands')).toBe('lists');
  expect(shelfOf('/api/parts/17')).toBe('parts');
  expect(shelfOf('/api/parts/17/similar')).toBe('similar');
  expect(['/api/search/v2', '/api/parts', '/api/parts/count'].map(shelfOf)).toEqual(
    Array(3).fill('searches'),
  );
  expect(shelfOf(`/media/${'a'.repeat(64)}/320.avif`)).toBe('pictures');
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
    expect(shelfOf(path), path).toBeUndefined();
});
