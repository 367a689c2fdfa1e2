import { expect, test } from 'vitest';
import { splitAddress, withFragment } from './split-address.ts';

test('what is asked for is parted from the page, however many question marks it has', () => {
  expect(splitAddress('/search?query=a?b')).toEqual({ pathname: '/search', search: '?query=a?b' });
  expect(splitAddress('/cart')).toEqual({ pathname: '/cart', search: '' });
});

test('a sign that a mail program encoded is read as it was meant, and never leads to another site', () => {
  expect(withFragment('/cart%23offerta=1')).toBe('/cart#offerta=1');
  expect(withFragment('/en/cart%23offerta%3D1')).toBe('/en/cart#offerta%3D1');
  for (const other of [
    '/cart',
    '/',
    '/%23x',
    '//evil.example%23x',
    '/\\evil.example%23x',
    '/%2fevil.example%23x',
  ])
    expect(withFragment(other), other).toBeUndefined();
});
