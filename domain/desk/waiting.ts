/** How long something waits, as people at the yard count it. */
import { dayInRome } from '../rome-clock.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days of the calendar in Italy: 0 for today, 1 for yesterday. @param isoTime of the beginning @param nowMs since 1970 */
export function daysBetween(isoTime: string, nowMs: number): number {
  const [then, today] = [new Date(isoTime), new Date(nowMs)].map((time) => Date.parse(dayInRome(time)));
  return Math.max(0, Math.round(((today ?? 0) - (then ?? 0)) / dayMs));
}
