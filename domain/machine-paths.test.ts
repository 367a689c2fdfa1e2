import { expect, test } from 'vitest';
import { isMachinePath } from './machine-paths.ts';

test('machine paths are told from pages', () => {
  const machine = [
    '/api',
    '/api/brands',
    '/documents/privacy-policy.pdf',
    '/media/0a/320.avif',
    '/sandbox/pay/1',
    '/sitemap.xml',
    '/sitemap-parts-1.xml',
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
