import { expect, test } from 'vitest';
import { paidBackByHand, waysToShopkeeper } from './order-words.ts';

test('the command line names the ways to pay that come to the shopkeeper, and how their money goes back', () => {
  expect(waysToShopkeeper.en).toContain('bank transfer');
  expect(waysToShopkeeper.en).not.toContain('card');
  expect(paidBackByHand.it).toContain('I soldi arrivati con bonifico tornano con un tuo bonifico');
  expect(paidBackByHand.en).toContain('Money that came by bank transfer goes back by your own transfer');
});
