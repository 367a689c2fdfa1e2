import { expect, test } from 'vitest';
import { nextStep, type Stage } from './next-step.ts';

const item = (isPicked: boolean, state: Stage['items'][number]['state'] = 'ordered') => ({ state, isPicked });
const paid = (
  items: Stage['items'],
  isPacked = false,
  isHeld = false,
  delivery: Stage['delivery'] = 'courier',
  isKeptTooLong = false,
) => nextStep({ state: 'paid', delivery, isPacked, isHeld, isKeptTooLong, items });

test('a paid order is picked, then packed, then shipped, then arrives', () => {
  expect(paid([item(true), item(false)])).toBe('pick');
  expect(paid([item(true), item(true)])).toBe('pack');
  expect(paid([item(true)], true)).toBe('ship');
  expect(
    nextStep({
      state: 'shipped',
      delivery: 'courier',
      isPacked: true,
      isHeld: false,
      isKeptTooLong: false,
      items: [item(true)],
    }),
  ).toBe('arrive');
});

test('what is collected is picked and packed as what is sent, and then waits for somebody', () => {
  expect(paid([item(false)], false, false, 'collection')).toBe('pick');
  expect(paid([item(true)], false, false, 'collection')).toBe('pack');
  expect(paid([item(true)], true, false, 'collection')).toBe('hand_over');
  expect(paid([item(true)], true, true, 'collection')).toBe('check');
  expect(paid([item(false, 'returned')], true, false, 'collection')).toBe('withdrawn');
});

test('what nobody came for in time is told from what still waits', () => {
  expect(paid([item(true)], true, false, 'collection', true)).toBe('uncollected');
  // Opened again it is packed first, and what is sent is never kept.
  expect(paid([item(true)], false, false, 'collection', true)).toBe('pack');
  expect(paid([item(true)], true, false, 'courier', true)).toBe('ship');
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
    expect(
      nextStep({
        state,
        delivery: 'courier',
        isPacked: false,
        isHeld: false,
        isKeptTooLong: true,
        items: [item(false)],
      }),
    ).toBe('none');
});
