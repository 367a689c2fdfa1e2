import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderNumber, orderNumberBytes, orderNumbersIn } from './order-number.ts';

test('a number is found in a text however it was copied', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2099 }),
      fc.uint8Array({ minLength: orderNumberBytes, maxLength: orderNumberBytes }),
      fc.constantFrom('-', ' ', ''),
      fc.boolean(),
      (year, random, between, isSmall) => {
        const number = orderNumber(year, random);
        const copied = number.replaceAll('-', between);
        expect(orderNumbersIn(`rif. ${isSmall ? copied.toLowerCase() : copied}, 2 colli`)).toEqual([number]);
      },
    ),
  );
});

test('a longer code that only holds such signs is none', () => {
  for (const text of ['', 'BS26VKT76X', 'S-26-VKT76X1', 'S-2026-VKT76X', 'S-26-VKT76O'])
    expect(orderNumbersIn(text), text).toEqual([]);
});

test('of a parcel of several orders each is found', () => {
  expect(orderNumbersIn('Ordini S-26-M0XG4D, S-26-PT28EF')).toEqual(['S-26-M0XG4D', 'S-26-PT28EF']);
});
