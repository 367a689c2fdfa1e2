/** Days in Italy, by the clock of Rome. Working days are Monday to Friday; days on which banks carry no transfers are left out: the national holidays (law 260/1949, 151/2025) and those of the euro's own system. */

import { isHoliday } from './holidays.ts';
import { dayMs, midnight, wallClock } from './rome-clock.ts';

/**
 * The end of the n-th working day after a moment, its own day not counted:
 * two working days from a Friday end on Tuesday at midnight.
 *
 * @returns the last second of that day in Rome
 */
export function endOfWorkingDay(from: Date, days: number): Date {
  const last = workingDaysAfter(Math.floor(wallClock(from) / dayMs) * dayMs, days);
  return new Date(midnight(last + dayMs).getTime() - 1000);
}

/** The n-th working day after a day. @param day its midnight as if it were UTC, as what is returned */
export function workingDaysAfter(day: number, count: number): number {
  let [at, left] = [day, count];
  while (left > 0) {
    at += dayMs;
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

/** @param day its midnight as if it were UTC */
export function isWorkingDay(day: number): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}
