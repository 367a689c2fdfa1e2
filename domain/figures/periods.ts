/** Weeks, months and years of the owner's figures, by the calendar of Italy. Days as `2026-11-21`, months as `2026-11`. */
import { beginOfDay, dayMs, isoDayOf } from '../rome-clock.ts';

export const periodKinds = ['week', 'month', 'year'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** Both days are taken. */
export type Period = { readonly kind: PeriodKind; readonly from: string; readonly to: string };

/** The day so many days later; earlier where it is negative. */
export const dayAfter = (day: string, days = 1): string => isoDayOf(Date.parse(day) + days * dayMs);

/** The period that a day lies in. A week begins on Monday. */
export function periodOf(kind: PeriodKind, day: string): Period {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (kind === 'year') return { kind, from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
  if (kind === 'month')
    // The day before the first of the next month; `Date.UTC` counts months from 0.
    return { kind, from: `${day.slice(0, 7)}-01`, to: isoDayOf(Date.UTC(year, month, 0)) };
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const from = dayAfter(day, -sinceMonday);
  return { kind, from, to: dayAfter(from, 6) };
}

export const periodBefore = ({ kind, from }: Period): Period => periodOf(kind, dayAfter(from, -1));
export const periodAfter = ({ kind, to }: Period): Period => periodOf(kind, dayAfter(to));

/** What its figures are told by: its days, or the months of a year. */
export function stepsOf({ kind, from, to }: Period): string[] {
  const steps: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) {
    const step = kind === 'year' ? day.slice(0, 7) : day;
    if (steps.at(-1) !== step) steps.push(step);
  }
  return steps;
}

/** The first day of a step. */
export const firstDayOf = (step: string): string => (step.length === 7 ? `${step}-01` : step);

/** Those that have begun: of what is to come there are no figures. @param today as `2026-11-21` */
export const begunOf = <Step extends { readonly step: string }>(
  steps: readonly Step[],
  today: string,
): readonly Step[] => steps.filter(({ step }) => step <= today);

/** When each step begins in Italy, and when the period is over: one moment more than it has steps. */
export const beginsOf = (period: Period): Date[] =>
  [...stepsOf(period).map(firstDayOf), dayAfter(period.to)].map(beginOfDay);
