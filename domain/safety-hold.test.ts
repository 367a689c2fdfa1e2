import { expect, test } from 'vitest';
import { isHeld } from './safety-hold.ts';

const paid = { state: 'paid', safetyVerdict: null } as const;
const airbag = { state: 'ordered', isSafety: true } as const;
const lamp = { state: 'ordered', isSafety: false } as const;

test('a paid order with a safety part is held until somebody has looked', () => {
  expect(isHeld(paid, [lamp, airbag])).toBe(true);
  expect(isHeld({ ...paid, safetyVerdict: 'passed' }, [airbag])).toBe(false);
  expect(isHeld(paid, [lamp])).toBe(false);
});

test('a safety part that the buyer does not get any more holds nothing', () => {
  for (const state of ['returned', 'received', 'refunded'] as const)
    expect(isHeld(paid, [lamp, { ...airbag, state }])).toBe(false);
});

test('what is not paid, or has left, is not held', () => {
  for (const state of ['awaiting_payment', 'shipped', 'delivered', 'cancelled', 'refunded'] as const)
    expect(isHeld({ ...paid, state }, [airbag])).toBe(false);
});
