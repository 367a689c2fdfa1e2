/** Days in Italy, by the clock of Rome. Working days are Monday to Friday; days on which banks carry no transfers are left out: the national holidays (law 260/1949, 151/2025) and those of the euro's own system. */

import { isHoliday } from './holidays.ts';

const timeZone = 'Europe/Rome';
const dayMs = 24 * 60 * 60 * 1000;

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What the clock of Rome shows at a moment, read as if it were UTC. */
function wallClock(moment: Date): number {
  const shown = Object.fromEntries(calendar.formatToParts(moment).map(({ type, value }) => [type, value]));
  return Date.UTC(
    Number(shown['year']),
    Number(shown['month']) - 1,
    Number(shown['day']),
    Number(shown['hour']),
    Number(shown['minute']),
    Number(shown['second']),
  );
}

/** The moment at which the clock of Rome shows a midnight; the clock never changes at midnight there. */
function midnight(wall: number): Date {
  const guess = new Date(wall);
  return new Date(wall - (wallClock(guess) - guess.getTime()));
}

/** The year that Rome writes at a moment. */
export function yearInRome(moment: Date): number {
  return new Date(wallClock(moment)).getUTCFullYear();
}

/**
 * The end of the n-th day after a moment, its own day not counted (Reg. (EEC) 1182/71, art. 3).
 *
 * @returns the last millisecond of that day in Rome
 */
export function endOfDay(from: Date, days: number): Date {
  const today = Math.floor(wallClock(from) / dayMs) * dayMs;
  return new Date(midnight(today + (days + 1) * dayMs).getTime() - 1);
}

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
