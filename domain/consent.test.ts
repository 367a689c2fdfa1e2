import { expect, test } from 'vitest';
import { consentLastsDays, readConsent } from './consent.ts';

const day = 86_400_000;
const decidedAt = Date.UTC(2026, 10, 21);
const no = { allowsStatistics: false, decidedAt };

test('a choice is good for six months, to the millisecond, and is then asked for again', () => {
  expect(consentLastsDays).toBeGreaterThanOrEqual(182);
  expect(readConsent(no, decidedAt)).toEqual(no);
  expect(readConsent(no, decidedAt + consentLastsDays * day - 1)).toEqual(no);
  expect(readConsent(no, decidedAt + consentLastsDays * day)).toBeUndefined();
});

test('what is no choice, or one of the future, is none', () => {
  for (const stored of [undefined, null, true, 'yes', [], {}, { allowsStatistics: 'true', decidedAt }])
    expect(readConsent(stored, decidedAt)).toBeUndefined();
  expect(readConsent(no, decidedAt - 1)).toBeUndefined();
});
