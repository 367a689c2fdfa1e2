import { expect, test } from 'vitest';
import { parseAcceptLanguage, preferredLocale } from './language.ts';

test('the cookie wins over the browser', () => {
  expect(preferredLocale('en', ['it-IT'])).toBe('en');
  expect(preferredLocale('it', ['en-GB'])).toBe('it');
});

test('a cookie that is no language of the shop is passed over', () => {
  expect(preferredLocale('de', ['en-GB'])).toBe('en');
});

test('the first language of the browser that the shop speaks is taken', () => {
  expect(preferredLocale(undefined, ['de-DE', 'en-GB', 'it'])).toBe('en');
  expect(preferredLocale(undefined, ['fr', 'de'])).toBe('it');
  expect(preferredLocale(undefined, [])).toBe('it');
});

test('Accept-Language is read by weight, then by place', () => {
  expect(parseAcceptLanguage('de;q=0.5, en-GB;q=0.9, it')).toEqual(['it', 'en-GB', 'de']);
  expect(parseAcceptLanguage('en;q=0, it;q=0.1')).toEqual(['it']);
  expect(parseAcceptLanguage(undefined)).toEqual([]);
});
