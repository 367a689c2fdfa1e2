import { expect, test } from 'vitest';
import { href, match, queryString, splitLocale, isMachinePath } from './routes.ts';

test('an address has no prefix in Italian and /en in English', () => {
  expect(href('it', 'home')).toBe('/');
  expect(href('en', 'home')).toBe('/en');
  expect(href('en', 'part', { id: 7 })).toBe('/en/parts/7');
});

test('undefined, null, empty and NaN are left out of a query', () => {
  expect(queryString({ a: undefined, b: null, c: '', d: Number.NaN, page: 2, query: 'faro sx' })).toBe(
    'page=2&query=faro%20sx',
  );
});

test('a language is split off and a slash at the end forgiven', () => {
  expect(splitLocale('/en/')).toEqual({ locale: 'en', path: '/' });
  expect(splitLocale('/english')).toEqual({ locale: 'it', path: '/english' });
  expect(splitLocale('/search/')).toEqual({ locale: 'it', path: '/search' });
});

test('doubled slashes lead nowhere else, however many there are', () => {
  expect(splitLocale('/en//evil.example/x')).toEqual({ locale: 'en', path: '/evil.example/x' });
  expect(splitLocale(`/a${'/'.repeat(15_000)}x`).path).toBe('/a/x');
});

test('a broken escape in a path is no error', () => {
  expect(match('/parts/%E0%A4%A')?.parameters).toEqual({ id: '%E0%A4%A' });
});

test('machine paths are told from pages', () => {
  const machine = [
    '/api',
    '/api/brands',
    '/documents/privacy-policy.pdf',
    '/media/0a/320.avif',
    '/sandbox/pay/1',
    '/sitemap.xml',
    '/sitemap-parts-1.xml',
    '/feed/products.xml',
    '/shop/yard.jpg',
    '/robots.txt',
    '/.well-known/security.txt',
    '/screenshots/it/narrow-home.png',
    '/manifest.webmanifest',
    '/en/manifest.webmanifest',
    '/readyz',
  ];
  expect(machine.filter((path) => !isMachinePath(path))).toEqual([]);
  expect(['/', '/search', '/apiary', '/mediation', '/en/api', '/parts/1'].filter(isMachinePath)).toEqual([]);
});
