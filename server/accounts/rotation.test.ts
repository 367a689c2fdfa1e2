import { expect, test } from 'vitest';
import { judgeCookie } from './rotation.ts';

const rotatedAt = new Date('2026-11-20T10:00:00Z');
const session = { counter: 7, rotatedAt };
const later = (seconds: number) => new Date(rotatedAt.getTime() + seconds * 1000);

test('the current cookie rotates', () => {
  expect(judgeCookie(7, session, later(600))).toBe('rotate');
});

test('a predecessor whose successor was never used gets it again, however late', () => {
  expect(judgeCookie(6, session, later(0))).toBe('repeat');
  expect(judgeCookie(6, session, later(86_400))).toBe('repeat');
});

test('once its successor was used, a cookie is good for 30 seconds more', () => {
  expect(judgeCookie(5, session, later(30))).toBe('repeat');
  expect(judgeCookie(5, session, later(31))).toBe('end');
});

test('an older cookie ends the session, and so does one that was never given out', () => {
  expect(judgeCookie(4, session, later(0))).toBe('end');
  expect(judgeCookie(8, session, later(0))).toBe('end');
});
