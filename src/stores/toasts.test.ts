import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToasts } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = ({ list }: ReturnType<typeof createToasts>) => list.value.map(({ text }) => text);

test('of messages about the same only the newest stands, for its own whole time', () => {
  const toasts = createToasts();
  toasts.show('one in the cart', 'good', 'cart');
  vi.advanceTimersByTime(5_000);
  toasts.show('two in the cart', 'good', 'cart');
  expect(texts(toasts)).toEqual(['two in the cart']);
  toasts.show('the cart is full', 'bad', 'cart');
  expect(texts(toasts)).toEqual(['the cart is full']);
  // By then the first would have gone.
  vi.advanceTimersByTime(5_000);
  expect(texts(toasts)).toEqual(['the cart is full']);
  vi.advanceTimersByTime(1_000);
  expect(texts(toasts)).toEqual([]);
});

test('messages about different things stand side by side', () => {
  const toasts = createToasts();
  toasts.show('a letter went');
  toasts.show('a letter went');
  toasts.show('in the cart', 'good', 'cart');
  toasts.show('signing out failed', 'bad');
  expect(texts(toasts)).toEqual(['a letter went', 'a letter went', 'in the cart', 'signing out failed']);
});

test('what is the only answer to what somebody came for stands until it is closed', () => {
  const toasts = createToasts();
  toasts.show('this link is not whole', 'bad', undefined, { text: 'write to us', act() {}, stays: true });
  vi.advanceTimersByTime(60_000);
  expect(texts(toasts)).toEqual(['this link is not whole']);
  toasts.dismiss(toasts.list.value[0]!.id);
  expect(texts(toasts)).toEqual([]);
});
