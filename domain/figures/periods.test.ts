import { expect, test } from 'vitest';
import { beginsOf, begunOf, periodAfter, periodBefore, periodOf, stepsOf } from './periods.ts';

const hours = (from: Date | undefined, to: Date | undefined): number =>
  ((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / 3_600_000;

test('a week is from Monday to Sunday, across months and years', () => {
  const week = { kind: 'week', from: '2026-12-28', to: '2027-01-03' };
  for (const day of ['2026-12-28', '2026-12-31', '2027-01-01', '2027-01-03'])
    expect(periodOf('week', day)).toEqual(week);
  expect(periodOf('week', '2027-01-04').from).toBe('2027-01-04');
});

test('a month has its own days, a year its months', () => {
  expect(periodOf('month', '2028-02-10')).toEqual({ kind: 'month', from: '2028-02-01', to: '2028-02-29' });
  expect(stepsOf(periodOf('month', '2026-02-28'))).toHaveLength(28);
  expect(periodOf('month', '2026-12-31').to).toBe('2026-12-31');
  const months = stepsOf(periodOf('year', '2026-07-01'));
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '2026-01', '2026-12']);
});

test('the period before and the one after are as long as the calendar has them', () => {
  expect(periodBefore(periodOf('month', '2026-03-31'))).toEqual({
    kind: 'month',
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(periodBefore(periodOf('week', '2026-01-01')).from).toBe('2025-12-22');
  expect(periodBefore(periodOf('year', '2026-01-01')).to).toBe('2025-12-31');
  for (const kind of ['week', 'month', 'year'] as const) {
    const period = periodOf(kind, '2026-11-20');
    expect(periodAfter(periodBefore(period))).toEqual(period);
  }
});

test('days begin at midnight in Italy, also where the clocks change: one has 23 hours, one 25', () => {
  const spring = beginsOf(periodOf('week', '2026-03-29'));
  expect(spring).toHaveLength(8);
  expect(spring[6]?.toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(spring[7]?.toISOString()).toBe('2026-03-29T22:00:00.000Z');
  const autumn = beginsOf(periodOf('week', '2026-10-25'));
  expect([hours(spring[5], spring[6]), hours(spring[6], spring[7]), hours(autumn[6], autumn[7])]).toEqual([
    24, 23, 25,
  ]);
});

test('a year ends where the next begins', () => {
  const begins = beginsOf(periodOf('year', '2026-05-05'));
  expect(begins).toHaveLength(13);
  expect(begins.at(-1)).toEqual(beginsOf(periodOf('year', '2027-05-05'))[0]);
});

test('of days and months that have not come there are no steps', () => {
  const begun = (kind: 'week' | 'month' | 'year', today: string) =>
    begunOf(
      stepsOf(periodOf(kind, '2026-11-25')).map((step) => ({ step })),
      today,
    ).map(({ step }) => step);
  expect(begun('week', '2026-11-24')).toEqual(['2026-11-23', '2026-11-24']);
  expect(begun('month', '2026-11-03')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  expect(begun('year', '2026-02-01')).toEqual(['2026-01', '2026-02']);
  expect(begun('year', '2025-12-31')).toEqual([]);
  expect(begun('week', '2027-01-01')).toHaveLength(7);
});
