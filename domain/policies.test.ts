import { expect, test } from 'vitest';
import { policies } from '../shop.config.ts';
import { Policies } from './policies.ts';

/** The sentences about what is wrong. */
const wrong = (changes: Partial<Record<keyof Policies, unknown>>) =>
  Policies.safeParse({ ...policies, ...changes }).error?.issues.map(({ message }) => message) ?? [];

test('the policies of this shop are allowed', () => {
  expect(wrong({})).toEqual([]);
});

test.each([
  [{ withdrawalDays: { individual: 7, legal: 30 } }, /consumers have 14 days at least, by law/],
  [{ withdrawalDays: { individual: 14, legal: 0 } }, /^withdrawalDays.legal: from 1/],
  [{ welcomeDiscount: { percent: 15.5, withinDays: 30 } }, /^welcomeDiscount.percent: a whole number/],
  [{ welcomeDiscount: { percent: 15, withinDays: 0 } }, /^welcomeDiscount.withinDays/],
  [{ freeShippingOverCents: 99_95 }, /whole euros/],
  [{ warrantyMonths: 6 }, /the least for used goods/],
  [{ newcomers: { promisedPiecesMax: 0 } }, /from 1 to 1000 pieces/],
])('what is wrong is said in one sentence (%#)', (changes, sentence) => {
  expect(wrong(changes)).toEqual([expect.stringMatching(sentence)]);
});
