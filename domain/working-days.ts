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
  let day = Math.floor(wallClock(from) / dayMs) * dayMs;
  for (let left = days; left > 0;) {
    day += dayMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isHoliday(day)) left -= 1;
  }
  return new Date(midnight(day + dayMs).getTime() - 1000);
}
