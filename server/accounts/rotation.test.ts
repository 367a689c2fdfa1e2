import { expect, test } from 'vitest';
import { judgeCookie, keepRotations } from './rotation.ts';

const start = Date.parse('2026-11-20T10:00:00Z');
const later = (seconds: number) => new Date(start + seconds * 1000);

/** A session whose cookies were given out at these seconds, the first one with the sign-in. */
const rotatedAt = (...seconds: number[]) => ({
  counter: seconds.length,
  rotations: seconds.reduce<number[]>((kept, second) => keepRotations(kept, later(second)), []),
});

test('the current cookie rotates', () => {
  expect(judgeCookie(1, rotatedAt(0), later(600))).toBe('rotate');
});

test('a predecessor whose successor was never used gets it again, however late', () => {
  expect(judgeCookie(0, rotatedAt(0), later(0))).toBe('repeat');
  expect(judgeCookie(0, rotatedAt(0), later(86_400))).toBe('repeat');
});

test('once its successor was used, a cookie is good for 30 seconds more', () => {
  const session = rotatedAt(0, 600);
  expect(judgeCookie(0, session, later(630))).toBe('repeat');
  expect(judgeCookie(0, session, later(631))).toBe('end');
});

test('those 30 seconds are the same however many cookies have followed', () => {
  const session = rotatedAt(0, 5, 10, 20, 25);
  expect(judgeCookie(0, session, later(35))).toBe('repeat');
  expect(judgeCookie(0, session, later(36))).toBe('end');
  expect(judgeCookie(1, session, later(40))).toBe('repeat');
  expect(judgeCookie(1, session, later(41))).toBe('end');
  expect(judgeCookie(2, session, later(50))).toBe('repeat');
  expect(judgeCookie(2, session, later(51))).toBe('end');
});

test('a cookie that was overtaken long ago ends the session, and so does one that was never given out', () => {
  const session = rotatedAt(0, 600, 1200);
  expect(judgeCookie(0, session, later(1200))).toBe('end');
  expect(judgeCookie(4, session, later(1200))).toBe('end');
});

test('times that no longer matter are forgotten', () => {
  expect(rotatedAt(0, 600, 1200).rotations).toEqual([later(1200).getTime()]);
  const often = rotatedAt(...Array.from({ length: 300 }, (_, index) => index / 100));
  expect(often.rotations).toHaveLength(100);
});
