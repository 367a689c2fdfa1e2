import { expect, test } from 'vitest';
import { isCounted } from './who-is-counted.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

test('a browser of a person counts', () => {
  expect(isCounted({ 'user-agent': phone })).toBe(true);
  expect(isCounted({ 'user-agent': phone, 'sec-gpc': '0' })).toBe(true);
});

test('one that asks to be left alone does not', () => {
  expect(isCounted({ 'user-agent': phone, 'sec-gpc': '1' })).toBe(false);
});

test('robots do not, nor what does not say what it is', () => {
  for (const name of [
    'Mozilla/5.0 AppleWebKit/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/131.0 Safari/537.36',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    phone.replace('Chrome/', 'HeadlessChrome/'),
    'curl/8.9.1',
    '',
    undefined,
  ])
    expect(isCounted({ 'user-agent': name }), name).toBe(false);
});
