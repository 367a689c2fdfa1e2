/** Months by which papers are found, as `2026-11`. */
import { firstDayOf, periodBefore, periodOf } from '../../../domain/figures/periods.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import { now } from '../../browser/time.ts';

export const monthNow = (): string => dayInRome(new Date(now())).slice(0, 7);

/** The latest first, this month among them. */
export function lastMonths(count: number): string[] {
  const months = [monthNow()];
  while (months.length < count)
    months.push(periodBefore(periodOf('month', firstDayOf(months.at(-1) ?? ''))).from.slice(0, 7));
  return months;
}
