/** The courier of the last parcel is mostly that of the next: this phone remembers it. */
import { readStored, store } from '../../browser/storage.ts';

const key = 'desk-courier';

/** @param couriers that can be chosen; the first where none of them was the last */
export const usualCourier = <Courier extends string>(couriers: readonly Courier[]): Courier | undefined =>
  couriers.find((courier) => courier === readStored(key)) ?? couriers[0];

export const rememberCourier = (courier: string): void => store(key, courier);
