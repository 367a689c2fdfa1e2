import { expect, test } from 'vitest';
import { isHeld, wasRefused } from './safety-hold.ts';

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

test('what was taken out by the refusal is told from what could not be sent before', () => {
  const [at, before] = [new Date('2026-11-20T10:00:00Z'), new Date('2026-11-20T09:00:00Z')];
  const refused = { safetyVerdict: 'refused', safetyCheckedAt: at } as const;
  const gone = { isSafety: true, outcome: 'cancelled', restockedAt: at } as const;
  expect(wasRefused(refused, gone)).toBe(true);
  expect(wasRefused(refused, { ...gone, restockedAt: before })).toBe(false);
  expect(wasRefused(refused, { ...gone, restockedAt: null })).toBe(false);
  expect(wasRefused(refused, { ...gone, isSafety: false })).toBe(false);
  expect(wasRefused({ ...refused, safetyVerdict: 'passed' }, gone)).toBe(false);
});
