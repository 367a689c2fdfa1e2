import { expect, test } from 'vitest';
import { weigh, type Manifest } from './weigh.ts';

const manifest: Manifest = {
  '_app.js': { file: 'entry.js', name: 'app', imports: ['_react.js'], css: ['entry.css'] },
  '_react.js': { file: 'react.js' },
  '_card.js': { file: 'card.js', imports: ['_react.js'], css: ['card.css'] },
  'src/pages/home/page.tsx': { file: 'home.js', imports: ['_card.js', '_react.js', '_app.js'] },
  'src/pages/cart/page.tsx': { file: 'cart.js', imports: ['_app.js'] },
  'style.css': { file: 'all.css' },
  'src/lib/later.ts': { file: 'later.js' },
  'src/i18n/it.json': { file: 'it.json' },
  'src/i18n/en.json': { file: 'en.json' },
};
const bytes: Record<string, number> = {
  'entry.js': 1,
  'react.js': 10,
  'card.js': 100,
  'home.js': 1_000,
  'cart.js': 10_000,
  'it.json': 300_000,
  'en.json': 200_000,
  'later.js': 9_000_000,
  'entry.css': 5,
  'card.css': 50,
  'all.css': 400,
};

test('a page weighs what its first visit loads, each file once, with the larger language', () => {
  expect(weigh(manifest, (file) => bytes[file] ?? Number.NaN)).toEqual([
    { page: 'home', scriptBytes: 1_111, wordBytes: 300_000, styleBytes: 455 },
    { page: 'cart', scriptBytes: 10_011, wordBytes: 300_000, styleBytes: 405 },
  ]);
});

test('a build without pages is not taken for a light one', () => {
  expect(() => weigh({ '_app.js': { file: 'entry.js', name: 'app' } }, () => 0)).toThrow('no entry');
});
