/** Day and hour as the clock of Rome shows them. */

const timeZone = 'Europe/Rome';

// Sweden writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
const isoHour = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', timeZone });

/** `2026-11-21`, the day in Italy. */
export const dayInRome = (moment: Date): string => isoDay.format(moment);

/** The full hour in Italy, from 0 to 23. */
export const hourInRome = (moment: Date): number => Number(isoHour.format(moment));
