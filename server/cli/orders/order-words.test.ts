import { expect, test } from 'vitest';
import { paidBackByHand, waysToShopkeeper } from './order-words.ts';

test('the command line names the ways to pay that come to the shopkeeper, and how their money goes back', () => {
  expect(waysToShopkeeper).toBe('bank transfer');
  expect(paidBackByHand).toBe(
    'Money that came by bank transfer goes back by your own transfer: do so first, then say this.',
  );
});
