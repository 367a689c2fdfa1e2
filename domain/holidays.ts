/** Days on which nobody works in Italy: the national holidays (law 260/1949, 151/2025), and those of the euro's own system. */
import { dayMs } from './rome-clock.ts';

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
