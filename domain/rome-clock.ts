/** Days and hours as the clock of Rome shows them. */

const timeZone = 'Europe/Rome';

// Sweden writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
const isoHour = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', timeZone });

/** `2026-11-21`, the day in Italy. */
export const dayInRome = (moment: Date): string => isoDay.format(moment);

/** The full hour in Italy, from 0 to 23. */
export const hourInRome = (moment: Date): number => Number(isoHour.format(moment));

export const dayMs = 24 * 60 * 60 * 1000;

/** A day that is counted with, as `Date.parse` gives it for `2026-11-21`, written so again. */
export const isoDayOf = (midnight: number): string => new Date(midnight).toISOString().slice(0, 10);

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
export function wallClock(moment: Date): number {
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
export function midnight(wall: number): Date {
  const guess = new Date(wall);
  return new Date(wall - (wallClock(guess) - guess.getTime()));
}

/** How many days of the calendar lie between two, 0 where they are one. @param from `2026-11-21`, as `to` */
export const daysApart = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

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

/** The first moment of a day in Rome. @param day `2026-11-21` */
export const beginOfDay = (day: string): Date =>
  new Date(endOfDay(new Date(`${day}T12:00:00Z`), -1).getTime() + 1);
