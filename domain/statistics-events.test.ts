import { expect, test } from 'vitest';
import type { Quote } from './contract/buying.ts';
import type { Order } from './contract/orders.ts';
import type { PartSummary } from './contract/parts.ts';
import { addToCart, beginCheckout, purchase } from './statistics-events.ts';

const part = {
  id: 7,
  name: 'Fanale posteriore',
  serialNumber: '51810268',
  price: 5_999,
  discountedPrice: 4_799,
  category: { id: 1, name: 'Fanali', slug: 'fanale-posteriore' },
  models: [{ id: 2, name: 'Panda', brand: { id: 3, name: 'Fiat' } }],
} as PartSummary;
const item = {
  item_id: '51810268',
  item_name: 'Fanale posteriore',
  item_brand: 'Fiat',
  item_category: 'Fanali',
  price: 47.99,
  quantity: 2,
};

test('what goes into the cart is told in euros, after discount', () => {
  expect(addToCart(part, 2)).toEqual({
    name: 'add_to_cart',
    parameters: { currency: 'EUR', value: 95.98, items: [item] },
  });
});

test('a checkout is told with its final price, without what cannot be bought', () => {
  const line = { partId: 7, part, quantity: 2, available: 2, discountedPrice: 4_799, lineTotal: 9_598 };
  const lines = [line, { ...line, available: 0 }, { ...line, part: null }];
  const quote = { lines, finalPrice: 10_488 } as Quote;
  expect(beginCheckout(quote).parameters).toEqual({ currency: 'EUR', value: 104.88, items: [item] });
});

test('a purchase bears its order number; a part that is gone is told without make and kind', () => {
  const { serialNumber, name, discountedPrice } = part;
  const ordered = { partId: 7, serialNumber, name, discountedPrice, quantity: 2 };
  const items = [ordered, { ...ordered, partId: 8 }];
  const order = { orderNumber: 'S-2026-1', finalPrice: 10_488, shipping: 890, items } as Order;
  expect(purchase(order, new Map([[7, part]])).parameters).toEqual({
    transaction_id: 'S-2026-1',
    currency: 'EUR',
    value: 104.88,
    shipping: 8.9,
    items: [item, { ...item, item_brand: undefined, item_category: undefined }],
  });
});
