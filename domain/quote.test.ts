import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policies, shippingRates } from '../shop.config.ts';
import { quoteCart, type WantedPart } from './quote.ts';
import { parcelSizes } from './shipping.ts';
import { deliveries } from './vocabulary.ts';

const rates = shippingRates;
const mainland = {
  hasWelcomeDiscount: false,
  province: undefined,
  delivery: 'courier',
  rates,
  policies,
} as const;
const lamp: WantedPart = {
  partId: 1,
  quantity: 1,
  available: 1,
  discountedPrice: 7900,
  size: 'M',
  weightKg: 3,
};

test('one lamp to the mainland costs its price and one parcel', () => {
  expect(quoteCart([lamp], mainland)).toMatchObject({ goods: 7900, shipping: 1190, finalPrice: 9090 });
});

test('the welcome discount is 15 % of the goods, not of the shipping', () => {
  const quote = quoteCart([lamp], { ...mainland, hasWelcomeDiscount: true });
  expect(quote).toMatchObject({ discount: 1185, finalPrice: 7900 - 1185 + 1190 });
});

test('the discount can cost the free shipping', () => {
  const door = { ...lamp, discountedPrice: 10_500 };
  expect(quoteCart([door], mainland).shipping).toBe(0);
  expect(quoteCart([door], { ...mainland, hasWelcomeDiscount: true }).shipping).toBe(1190);
});

const bumper: WantedPart = { ...lamp, partId: 2, discountedPrice: 20_000, size: 'PALLET', weightKg: 40 };

test('of shipping it is said what the pallet costs, what the parcel, and what is missing until that is free', () => {
  expect(quoteCart([lamp], mainland).shippingParts).toEqual({
    freight: 0,
    parcel: 1190,
    onPallets: [],
    hazards: [],
    missingForFree: 2101,
  });
  // What is missing makes it free, and a cent less does not.
  const priced = (discountedPrice: number) => quoteCart([{ ...lamp, discountedPrice }], mainland).shipping;
  expect([priced(7900 + 2101), priced(7900 + 2100)]).toEqual([0, 1190]);
  expect(quoteCart([bumper], mainland)).toMatchObject({
    shipping: 7500,
    shippingParts: { freight: 7500, parcel: null, onPallets: [2], missingForFree: 0 },
  });
  expect(quoteCart([lamp, bumper], mainland).shippingParts).toMatchObject({ freight: 7500, parcel: 0 });
  expect(quoteCart([{ ...bumper, available: 0 }], mainland).shippingParts.onPallets).toEqual([]);
});

test('what is collected costs its price alone, pallets and dangerous goods too, and says what sending it would cost', () => {
  const collected = { ...mainland, delivery: 'collection' } as const;
  const airbag: WantedPart = { ...lamp, partId: 3, hazard: 'pyrotechnic' };
  const cart = [lamp, bumper, airbag];
  const sent = quoteCart(cart, mainland);
  const goods = lamp.discountedPrice * 2 + bumper.discountedPrice;
  expect(sent).toMatchObject({ delivery: 'courier', goods, shipping: 7500, finalPrice: goods + 7500 });
  expect(quoteCart(cart, collected)).toMatchObject({
    delivery: 'collection',
    goods,
    shipping: 0,
    shippingParts: { freight: 0, parcel: null, onPallets: [], hazards: [], missingForFree: 0 },
    byCourier: { shipping: 7500, onPallet: true },
    finalPrice: goods,
  });
  const welcomed = quoteCart([lamp], { ...collected, hasWelcomeDiscount: true });
  expect(welcomed).toMatchObject({ discount: 1185, shipping: 0, finalPrice: 7900 - 1185 });
  expect(sent.byCourier).toEqual({ shipping: 7500, onPallet: true });
});

test('dangerous goods are named once each, and only while they can be had', () => {
  const airbag: WantedPart = { ...lamp, partId: 3, hazard: 'pyrotechnic' };
  const belt: WantedPart = { ...airbag, partId: 4 };
  const hazardsOf = (...wanted: WantedPart[]) => quoteCart(wanted, mainland).shippingParts.hazards;
  expect(hazardsOf(lamp, airbag, belt)).toEqual(['pyrotechnic']);
  expect(hazardsOf({ ...lamp, hazard: null }, { ...airbag, available: 0 })).toEqual([]);
});

test('what is sold out is listed and not counted', () => {
  const quote = quoteCart([{ ...lamp, available: 0 }], mainland);
  expect(quote.lines).toEqual([
    { partId: 1, quantity: 1, available: 0, discountedPrice: 7900, lineTotal: 0 },
  ]);
  expect(quote).toMatchObject({ goods: 0, shipping: 0, finalPrice: 0 });
});

test('whatever lies in a cart, its amounts add up and none is negative', () => {
  const wanted = fc.record({
    partId: fc.integer({ min: 1, max: 999 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    available: fc.integer({ min: 0, max: 99 }),
    discountedPrice: fc.integer({ min: 0, max: 1_000_000 }),
    size: fc.constantFrom(...parcelSizes),
    weightKg: fc.double({ min: 0.1, max: 150, noNaN: true }),
  });
  const terms = fc.record({
    hasWelcomeDiscount: fc.boolean(),
    province: fc.constantFrom(undefined, 'MI', 'CA'),
    delivery: fc.constantFrom(...deliveries),
    rates: fc.constant(rates),
    policies: fc.constant(policies),
  });
  fc.assert(
    fc.property(fc.array(wanted, { maxLength: 20 }), terms, (cart, terms) => {
      const quote = quoteCart(cart, terms);
      expect(quote.lines.reduce((sum, line) => sum + line.lineTotal, 0)).toBe(quote.goods);
      const { freight, parcel, missingForFree } = quote.shippingParts;
      expect(freight + (parcel ?? 0)).toBe(quote.shipping);
      expect(missingForFree).toBeGreaterThanOrEqual(0);
      expect(quote.finalPrice).toBe(quote.goods - quote.discount + quote.shipping);
      for (const amount of [quote.goods, quote.discount, quote.shipping, quote.finalPrice]) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      expect(quote.discount).toBeLessThanOrEqual(quote.goods);
    }),
  );
});
