/** By when an invoice has to be with SdI. */

/** Days from the sale to the transmission (art. 21(4) D.P.R. 633/1972). */
const daysToSend = 12;

/** @param day of the sale, `2026-11-21`, as `today` @returns how many days it is over the time; 0 within it */
export function daysLate(day: string, today: string): number {
  const days = (Date.parse(today) - Date.parse(day)) / (24 * 60 * 60 * 1000);
  return Math.max(0, Math.round(days) - daysToSend);
}
