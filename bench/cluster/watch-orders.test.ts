import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchOrders } from './watch-orders.ts';

const checkout = 'http://localhost/api/checkout';

test('the time without an order is that between two that were taken, whatever else was answered meanwhile', async () => {
  const statuses = [200, 503, 409, 200];
  const watch = watchOrders(async () => new Response(null, { status: statuses.shift() ?? 404 }));
  const order = () => watch.fetch(checkout, { method: 'POST' });
  await order();
  const begun = performance.now();
  for (let times = 0; times < 3; times += 1) {
    await pause(20);
    await order();
  }
  await watch.fetch(checkout);
  expect(watch.answers).toEqual(
    new Map([
      [200, 2],
      [503, 1],
      [409, 1],
      [404, 1],
    ]),
  );
  expect(watch.failures).toEqual([]);
  expect(watch.longestGapMs()).toBeGreaterThan(0);
  expect(watch.longestGapMs(begun)).toBe(watch.longestGapMs());
  expect(watch.longestGapMs(performance.now())).toBe(0);
});
