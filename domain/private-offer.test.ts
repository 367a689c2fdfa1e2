import { expect, test } from 'vitest';
import { offerIn, offerLink } from './private-offer.ts';

test('its link is read as it was written, and no other is one', () => {
  const { hash } = new URL(offerLink('https://shop.example/cart', 'a-b'));
  expect(offerIn(hash.slice(1))).toBe('a-b');
  expect(offerIn('contenuto')).toBeUndefined();
});
