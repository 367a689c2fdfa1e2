import { expect, test } from 'vitest';
import { nextStep, type Stage } from './next-step.ts';

const item = (isPicked: boolean, state: Stage['items'][number]['state'] = 'ordered') => ({ state, isPicked });
const paid = (items: Stage['items'], isPacked = false, isHeld = false) =>
  nextStep({ state: 'paid', isPacked, isHeld, items });

test('a paid order is picked, then packed, then shipped, then arrives', () => {
  expect(paid([item(true), item(false)])).toBe('pick');
  expect(paid([item(true), item(true)])).toBe('pack');
  expect(paid([item(true)], true)).toBe('ship');
  expect(nextStep({ state: 'shipped', isPacked: true, isHeld: false, items: [item(true)] })).toBe('arrive');
});

test('what is held is looked at first, whatever was done before', () => {
  expect(paid([item(false)], false, true)).toBe('check');
  expect(paid([item(true)], true, true)).toBe('check');
  expect(paid([item(false, 'returned')], false, true)).toBe('withdrawn');
});

test('what the buyer has withdrawn from is not looked for', () => {
  expect(paid([item(true), item(false, 'returned')])).toBe('pack');
  expect(paid([item(false, 'returned'), item(true, 'refunded')])).toBe('withdrawn');
});

test('nothing is to be done about what is not paid, or is over', () => {
  for (const state of ['awaiting_payment', 'cancelled', 'delivered', 'refunded'] as const)
    expect(nextStep({ state, isPacked: false, isHeld: false, items: [item(false)] })).toBe('none');
});
