import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAddress, placeOnLabel } from './place-label.ts';

test('a label names its place, whatever it is called and whatever address the shop had', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 80, unit: 'grapheme' }),
      fc.constantFrom('https://old.example', 'http://127.0.0.1:3000'),
      (name, url) => {
        expect(placeOnLabel(placeAddress(url, name))).toBe(name);
      },
    ),
  );
});

test('any other code names none, whatever it holds', () => {
  for (const text of [
    '',
    'B-10',
    'https://shop.example/parts/7',
    'https://shop.example/desk/posti/',
    'https://shop.example/desk/posti/%E0%A4%A',
    'https://shop.example/desk/posti/B/10',
  ])
    expect(placeOnLabel(text)).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => placeOnLabel(text) === undefined));
});
