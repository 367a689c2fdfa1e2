/** How long something waits, as people at the yard count it. */
import { dayInRome, daysApart } from '../rome-clock.ts';

/** Days of the calendar in Italy: 0 for today, 1 for yesterday. @param isoTime of the beginning @param nowMs since 1970 */
export const daysBetween = (isoTime: string, nowMs: number): number =>
  Math.max(0, daysApart(dayInRome(new Date(isoTime)), dayInRome(new Date(nowMs))));
