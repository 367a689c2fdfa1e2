import { expect, test } from 'vitest';
import type { PickingList } from '../../../domain/contract/desk-orders.ts';
import type { PickTick } from '../../offline/desk-picking/pick-ticks.ts';
import { withTicks } from './with-ticks.ts';

const item = (id: string, pickedAt: string | null = null) =>
  ({ id, pickedAt, pickedBy: pickedAt && 'Bruno' }) as PickingList['items'][number];
const tick = (itemId: string, more: Partial<PickTick> = {}): PickTick => ({
  itemId,
  orderNumber: 'S-26-7K2M9Q',
  sku: 'D1-000007',
  isPicked: true,
  at: Date.UTC(2026, 10, 20, 9),
  ...more,
});
const shown = (items: PickingList['items'], at: number, ...ticks: PickTick[]) =>
  withTicks(items, at, new Map(ticks.map((one) => [one.itemId, one]))).map(
    ({ pickedAt, pickedBy, isWaiting }) => [pickedAt, pickedBy, isWaiting],
  );

const asked = Date.UTC(2026, 10, 20, 10);

test('what waits for a line is taken, or back, as it was pressed last', () => {
  expect(shown([item('a'), item('b', 'then')], asked, tick('a'), tick('b', { isPicked: false }))).toEqual([
    ['2026-11-20T09:00:00.000Z', null, true],
    [null, null, true],
  ]);
});

test('what was answered counts until a list is asked for after it', () => {
  const answer = { pickedAt: 'now', pickedBy: 'Anna', at: asked + 1 };
  expect(shown([item('a')], asked, tick('a', { answer }))).toEqual([['now', 'Anna', false]]);
  // Somebody else put it back meanwhile.
  expect(shown([item('a')], asked + 2, tick('a', { answer }))).toEqual([[null, null, false]]);
});

test('what the shop would not have is as the list says', () => {
  expect(shown([item('a', 'then')], asked, tick('a', { isPicked: false, refusal: 'order_over' }))).toEqual([
    ['then', 'Bruno', false],
  ]);
});
