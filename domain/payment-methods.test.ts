import { expect, test } from 'vitest';
import { namesOfMethods } from './payment-methods.ts';

test('ways to pay are named one after the other, as a sentence has them', () => {
  expect(namesOfMethods(['bank_transfer'], 'it')).toBe('bonifico');
  expect(namesOfMethods(['card', 'wallet', 'bank_transfer'], 'it')).toBe('carta, wallet o bonifico');
  expect(namesOfMethods(['card', 'wallet', 'bank_transfer'], 'en')).toBe('card, wallet or bank transfer');
});
