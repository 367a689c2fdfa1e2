import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales, searchQueryMaxLength } from './constants.ts';
import { localized, searchHref } from './routes.ts';
import { sharedHref, sharedQuery, sharePath } from './shared-text.ts';

const query = (shared: Record<string, string>): string => sharedQuery(new URLSearchParams(shared));
const queryOfText = (text: string): string => query({ text });

test.each([
  ['1T9 631 110 G', '1T9 631 110 G'],
  ['Ciao, mi serve il 1T9 631 110 G per la Touran del 2008', '1T9 631 110 G'],
  ['hai il 1t9631110g?', '1t9631110g'],
  ['"8P2 494 233 D"\n https://www.example.it/annuncio/123456789#:~:text=8P2', '8P2 494 233 D'],
  ['Cod. 92307-1H895.', '92307-1H895'],
  ['Mercedes A 451 823 49 35', 'A 451 823 49 35'],
  ['Golf 5 1K0 941 006 S', '1K0 941 006 S'],
  ['Panda 169: 52517419', '52517419'],
  ['chiama il 333 1234567, pezzo 52517419', '52517419'],
  ['OE 55.702.403/A visto il 12/03/2026', '55.702.403/A'],
])('of “%s” the number is searched for', (text, number) => {
  expect(queryOfText(text)).toBe(number);
});

test.each([
  ['specchietto destro Golf 5', 'specchietto destro Golf 5'],
  ['Faro anteriore, Punto 188 1.2 16V 2003', 'Faro anteriore Punto 188 1.2 16V 2003'],
  ['Guarda qui: https://example.it/x?y=52517419', 'Guarda qui'],
  ['+39 333 1234567', '39 333 1234567'],
])('of “%s” the words are', (text, words) => {
  expect(queryOfText(text)).toBe(words);
});

test('a page that is shared brings its title, without the site', () => {
  const url = 'https://www.example.it/annuncio/1';
  expect(query({ title: 'Faro destro Panda - Annunci', url })).toBe('Faro destro Panda');
  expect(query({ title: 'Faro destro Panda', text: url })).toBe('Faro destro Panda');
  expect(query({ title: 'Chat con Maria', text: '52517419', url })).toBe('52517419');
  // What stands beside a link is no part.
  const title = 'Faro destro Panda - Annunci';
  expect(query({ title, text: 'Guarda cosa ho trovato!', url })).toBe('Faro destro Panda');
  expect(query({ title, text: `Guarda cosa ho trovato! ${url}` })).toBe('Faro destro Panda');
  expect(query({ title, text: 'Ti serve il faro sinistro?' })).toBe('Ti serve il faro sinistro');
  expect(query({ url })).toBe('');
  expect(query({})).toBe('');
});

test('a long message is cut between two words', () => {
  const cut = queryOfText('cerco un faro '.repeat(40));
  expect(cut.length).toBeLessThanOrEqual(searchQueryMaxLength);
  expect(cut).toMatch(/^cerco un faro .* (cerco|un|faro)$/);
});

test('whatever is shared becomes a query of the length that is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3_000 }), fc.string(), (text, title) => {
      const made = query({ text, title });
      expect(made.length).toBeLessThanOrEqual(searchQueryMaxLength);
      expect(made).toBe(made.trim());
      expect(made.isWellFormed()).toBe(true);
    }),
  );
});

test('a long word without end is cut without breaking its signs', () => {
  for (const before of ['', 'a']) expect(queryOfText(before + '𝔸'.repeat(300)).isWellFormed()).toBe(true);
});

test('it leads to the search in the language of its address', () => {
  const lead = (path: string) => {
    const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
    return sharedHref(pathname, searchParams);
  };
  for (const locale of locales) {
    const path = localized(sharePath, locale);
    expect(lead(`${path}?text=8P2+494+233+D`)).toBe(searchHref(locale, { query: '8P2 494 233 D' }));
    expect(lead(`${path}/?text=`)).toBe(searchHref(locale, {}));
  }
  expect(['/shared', '/it/share', '/search', '/en/share/x'].map(lead)).toEqual(Array(4).fill(undefined));
});

test('a text made to be slow is not', () => {
  const before = performance.now();
  for (const sign of ['1', 'a', '1 ', '1-', 'A1.', '--', ' - '])
    query({ text: sign.repeat(100_000), title: sign.repeat(8_000) });
  expect(performance.now() - before).toBeLessThan(500);
});
