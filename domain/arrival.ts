/** Between which days something arrives that is ordered now: the owner's cut-off, working days and the couriers' time. Pure. */
import type { Dispatch, TransitDays } from './dispatch.ts';
import { isOnIsland } from './provinces.ts';
import { dayInRome, dayMs, hourInRome, isoDayOf } from './rome-clock.ts';
import { isWorkingDay, workingDaysAfter } from './working-days.ts';

/** Days as `2026-11-26`, in Italy. */
export type Arrival = {
  /** The day on which it leaves, if it is ordered before `cutOffHour` of that day. */
  readonly leavesOn: string;
  readonly cutOffHour: number;
  /** How many days away `leavesOn` is: 0 for today. */
  readonly inDays: number;
  readonly earliest: string;
  readonly latest: string;
};

export type Destination = {
  /** Two letters; undefined as long as nobody said: then all of the mainland. */
  readonly province: string | undefined;
  /** Whether it goes on a pallet. */
  readonly isFreight: boolean;
};

/**
 * What leaves on a working day is on its way from then on; the day itself counts for nothing. Public holidays are those of
 * `holidays.ts`: on Good Friday couriers work, and nobody is disappointed by a parcel that comes a day before.
 */
export function arrivalOf(now: Date, dispatch: Dispatch, destination: Destination): Arrival {
  const today = Date.parse(dayInRome(now));
  const { cutOffHour } = dispatch;
  const isOpen = (day: number) => isWorkingDay(day) && !dispatch.closedOn.includes(isoDayOf(day));
  let leaves = hourInRome(now) < cutOffHour ? today : today + dayMs;
  while (!isOpen(leaves)) leaves += dayMs;
  const { least, most } = transitDays(dispatch, destination);
  return {
    leavesOn: isoDayOf(leaves),
    cutOffHour,
    inDays: (leaves - today) / dayMs,
    earliest: isoDayOf(workingDaysAfter(leaves, least)),
    latest: isoDayOf(workingDaysAfter(leaves, most)),
  };
}

/** First and last day, as `2026-11-26`. */
export type ArrivalDays = Pick<Arrival, 'earliest' | 'latest'>;

/**
 * Between which days all of an order is there.
 *
 * @param destinations one for each way that its pieces go: those on pallets are there on other days than a parcel
 */
export function orderArrival(
  paidAt: Date,
  dispatch: Dispatch,
  destinations: readonly Destination[],
): ArrivalDays {
  const each = destinations.map((destination) => arrivalOf(paidAt, dispatch, destination));
  const earliest = each.map((arrival) => arrival.earliest).toSorted()[0];
  const latest = each
    .map((arrival) => arrival.latest)
    .toSorted()
    .at(-1);
  if (earliest === undefined || latest === undefined) throw new Error('Nothing travels.');
  return { earliest, latest };
}

/** How long it is on its way, in working days. Where the province is not known: as long as to any of the mainland. */
export function transitDays(
  { parcel, freight, parcelByProvince }: Omit<Dispatch, 'cutOffHour' | 'closedOn'>,
  { province, isFreight }: Destination,
): TransitDays {
  const zone = province !== undefined && isOnIsland(province) ? 'islands' : 'mainland';
  if (isFreight) return freight[zone];
  if (province !== undefined) return parcelByProvince[province] ?? parcel[zone];
  const all = [
    parcel.mainland,
    ...Object.entries(parcelByProvince).flatMap(([code, days]) => (isOnIsland(code) ? [] : [days])),
  ];
  return {
    least: Math.min(...all.map(({ least }) => least)),
    most: Math.max(...all.map(({ most }) => most)),
  };
}
