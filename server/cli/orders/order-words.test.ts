import { expect, test } from 'vitest';
import { paidBackByHand, waysToShopkeeper } from './order-words.ts';

test('the command line names the ways to pay that come to the shopkeeper, and how their money goes back', () => {
  expect(waysToShopkeeper).toContain('bank transfer');
  expect(waysToShopkeeper).not.toContain('card');
  expect(paidBackByHand).toContain('Money that came by bank transfer goes back by your own transfer');
});
