/** Days in Italy, by the clock of Rome. Working days are Monday to Friday; days on which banks carry no transfers are left out: the national holidays (law 260/1949, 151/2025) and those of the euro's own system. */

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

// Sweden writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
const isoHour = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', timeZone });

/** `2026-11-21`, the day in Italy. */
export const dayInRome = (moment: Date): string => isoDay.format(moment);

/** The full hour in Italy, from 0 to 23. */
export const hourInRome = (moment: Date): number => Number(isoHour.format(moment));

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

/** Month and day. San Francesco is one since 2026. */
const fixed = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '10-04',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
]);

/** Good Friday and Easter Monday, in days from Easter. */
const aroundEaster = [-2, 1];

/** @param day its midnight as if it were UTC, in milliseconds since 1970 */
export function isHoliday(day: number): boolean {
  const date = new Date(day);
  if (fixed.has(date.toISOString().slice(5, 10))) return true;
  const easter = easterOf(date.getUTCFullYear());
  return aroundEaster.some((days) => easter + days * dayMs === day);
}

/** Easter Sunday of the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8), as its midnight in UTC. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const sum = moon + weekday - 7 * correction + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}
