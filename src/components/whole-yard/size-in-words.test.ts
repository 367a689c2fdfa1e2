import { expect, test } from 'vitest';
import { ageInWords, sizeInWords } from './size-in-words.ts';

test('sizes are told in megabytes with one digit, and what is less in whole kilobytes', () => {
  expect(sizeInWords(1_432_000, 'it')).toBe('1,4\u00A0MB');
  expect(sizeInWords(1_432_000, 'en')).toBe('1.4\u00A0MB');
  expect(sizeInWords(84_321, 'it')).toBe('84\u00A0kB');
  expect(sizeInWords(0, 'en')).toBe('0\u00A0kB');
});

test('an age is told in its largest unit, and what is fresh has none', () => {
  const minuteMs = 60_000;
  expect(ageInWords(0.9 * minuteMs, 'it')).toBeUndefined();
  expect(ageInWords(-minuteMs, 'it')).toBeUndefined();
  expect(ageInWords(5 * minuteMs, 'it')).toBe('5 minuti fa');
  expect(ageInWords(3.5 * 60 * minuteMs, 'it')).toBe('3 ore fa');
  expect(ageInWords(50 * 60 * minuteMs, 'en')).toBe('2 days ago');
});
