import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fineNet, fineOf, splitVat, stampDutyOf } from './vat-amounts.ts';

test('net and VAT add up to the price, and the VAT is the rate of the net to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e10, max: 1e10 }), fc.integer({ min: 1, max: 99 }), (cents, rate) => {
      const { taxable, tax } = splitVat(cents, rate);
      expect(taxable + tax).toBe(cents);
      expect(Math.abs(tax - Math.round((taxable * rate) / 100))).toBeLessThanOrEqual(1);
    }),
  );
});

test('a net price has eight places, rounded to the nearest on either side of nothing', () => {
  expect(fineNet(12_200, 22)).toBe(fineOf(10_000));
  expect(fineNet(100, 22)).toBe(81_967_213n);
  expect(fineNet(-100, 22)).toBe(-81_967_213n);
});

test('the stamp is for what shows no VAT, over the amount, where the owner says so', () => {
  const duty = { onMargin: true, overCents: 7_747, cents: 200 };
  const margin = (taxable: number) => [{ vatScheme: 'margin' as const, ratePercent: 0, taxable, tax: 0 }];
  expect(stampDutyOf(margin(7_747), duty)).toBeNull();
  expect(stampDutyOf(margin(7_748), duty)).toBe(200);
  expect(stampDutyOf(margin(99_999), { ...duty, onMargin: false })).toBeNull();
  expect(
    stampDutyOf([{ vatScheme: 'ordinary', ratePercent: 22, taxable: 99_999, tax: 22_000 }], duty),
  ).toBeNull();
});
