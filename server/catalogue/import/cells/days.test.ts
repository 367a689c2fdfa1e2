import { expect, test } from 'vitest';
import { readDay } from './days.ts';

test('days are read in the order of their continent or of programs, with an hour behind them as well', () => {
  const days: Record<string, string | undefined> = {
    '2026-08-31': '2026-08-31',
    '2026-08-31T23:59:59+02:00': '2026-08-31',
    '31/08/2026 00:00': '2026-08-31',
    '1.9.2026': '2026-09-01',
    '08/31/2026': undefined,
    '2026-08': undefined,
    '89,00': undefined,
    '': undefined,
  };
  for (const [text, day] of Object.entries(days)) expect(readDay(text), text).toBe(day);
});
