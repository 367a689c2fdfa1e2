import { expect, test } from 'vitest';
import { createThrottles, createThrottle } from './throttle.ts';

test('the first is told at once, the others once the time is over, and the last at the end', () => {
  let now = 0;
  const told: [name: string, times: number][] = [];
  const throttle = createThrottle(() => new Date(now), 1_000);
  const add = (name: string) => throttle.add((times) => told.push([name, times]));
  add('a');
  add('b');
  now = 999;
  add('c');
  expect(told).toEqual([['a', 1]]);
  now = 1_000;
  add('d');
  add('e');
  throttle.flush();
  throttle.flush();
  expect(told).toEqual([
    ['a', 1],
    ['d', 3],
    ['e', 1],
  ]);
});

test('what nothing follows is told by itself', async () => {
  const last = Promise.withResolvers<number>();
  const throttle = createThrottle(() => new Date(0), 1);
  throttle.add(() => {});
  throttle.add(last.resolve);
  // Its timer keeps no process alive.
  const awake = setInterval(() => {}, 1);
  expect(await last.promise).toBe(1);
  clearInterval(awake);
});

test('each name is told by itself', () => {
  const told: string[] = [];
  const throttles = createThrottles(() => new Date(0));
  for (const name of ['a', 'b', 'a', 'a']) throttles.of(name).add((times) => told.push(`${name}${times}`));
  throttles.flush();
  expect(told).toEqual(['a1', 'b1', 'a2']);
});
