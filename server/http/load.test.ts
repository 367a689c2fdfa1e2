import { expect, test } from 'vitest';
import { averageDelay, crowd, isTooMuch, mostLoad, type Load } from './load.ts';

const calm: Load = { delayMs: 0, underWay: 0 };

test('too late or too many is too much, busy is not', () => {
  expect(isTooMuch(calm)).toBe(false);
  expect(isTooMuch({ delayMs: mostLoad.delayMs, underWay: mostLoad.underWay - 1 })).toBe(false);
  expect(isTooMuch({ delayMs: mostLoad.delayMs + 1, underWay: crowd })).toBe(true);
  expect(isTooMuch({ ...calm, underWay: mostLoad.underWay })).toBe(true);
});

test('whoever is almost alone is served, however late: the machine is busy with others', () => {
  expect(isTooMuch({ delayMs: 10 * mostLoad.delayMs, underWay: crowd - 1 })).toBe(false);
});

/** Looks again and again. @returns the average at the end */
function look(meter: (nowMs: number) => number, fromMs: number, untilMs: number, everyMs: number): number {
  let average = 0;
  for (let now = fromMs + everyMs; now <= untilMs; now += everyMs) average = meter(now);
  return average;
}

test('a loop that turns once in eight tenths of a second is too late, and well again a second after its last such turn', () => {
  const meter = averageDelay(0);
  expect(look(meter, 0, 5_000, 100)).toBe(0);
  const delayMs = look(meter, 5_000, 9_000, 800);
  expect(delayMs).toBe(700);
  expect(isTooMuch({ underWay: crowd, delayMs })).toBe(true);
  expect(look(meter, 9_000, 11_000, 100)).toBe(0);
});

test('a single long step in a calm second is borne', () => {
  const meter = averageDelay(0);
  look(meter, 0, 200, 100);
  const delayMs = look(meter, 200, 1_000, 800) || look(meter, 1_000, 1_100, 100);
  expect(isTooMuch({ underWay: crowd, delayMs })).toBe(false);
});
