/** From which day an order can be collected, and until when it is kept. Pure; days as `2026-11-26`, in Italy. */
import type { PromisedCollection } from './collection.ts';
import type { Dispatch } from './dispatch.ts';
import { dayInRome, dayMs, hourInRome, isoDayOf } from './rome-clock.ts';
import { isWorkingDay } from './working-days.ts';

/**
 * The yard works on what is paid in time on that day. Its own closed days count as little as weekends and holidays do: nobody is there
 * to prepare it, or to hand it over.
 *
 * @param dispatch null where the owner promises no days of dispatch: then no hour is too late, and the yard is closed on holidays alone
 */
export function readyDay(
  paidAt: Date,
  { readyWithinDays }: Pick<PromisedCollection, 'readyWithinDays'>,
  dispatch: Pick<Dispatch, 'cutOffHour' | 'closedOn'> | null,
): string {
  const isOpen = (day: number) => isWorkingDay(day) && !dispatch?.closedOn.includes(isoDayOf(day));
  const nextOpen = (from: number): number => (isOpen(from) ? from : nextOpen(from + dayMs));
  const today = Date.parse(dayInRome(paidAt));
  const isLate = dispatch !== null && hourInRome(paidAt) >= dispatch.cutOffHour;
  let day = nextOpen(isLate ? today + dayMs : today);
  for (let left = readyWithinDays; left > 0; left -= 1) day = nextOpen(day + dayMs);
  return isoDayOf(day);
}

/** Whether the last day on which something is kept has passed. @param keptUntil as `2026-12-10`; null while nobody was told that it is ready */
export const isKeptTooLong = (keptUntil: string | null, now: Date): boolean =>
  keptUntil !== null && dayInRome(now) > keptUntil;

/** The last day on which it is kept. @param toldAt when the buyer was told that it is ready */
export const keptUntil = (toldAt: Date, { keptForDays }: Pick<PromisedCollection, 'keptForDays'>): string =>
  isoDayOf(Date.parse(dayInRome(toldAt)) + keptForDays * dayMs);
