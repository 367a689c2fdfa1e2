/** When the yard hands over what was ordered, and how long couriers take: what an owner promises in `shop.config.ts`. */
import * as z from 'zod/mini';
import { provinces } from './provinces.ts';

const whole = (least: number, most: number, sentence: string) =>
  z.int(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence));

/** Working days from the courier's collection to the door, at least and at most. */
const Days = z
  .strictObject({
    least: whole(1, 30, 'dispatch: least is from 1 to 30 working days.'),
    most: whole(1, 30, 'dispatch: most is from 1 to 30 working days.'),
  })
  .check(z.refine(({ least, most }) => least <= most, 'dispatch: least is no more than most.'));
export type TransitDays = z.infer<typeof Days>;

const Zones = z.strictObject({ mainland: Days, islands: Days });

export const Dispatch = z.strictObject({
  /** What was ordered before this full hour of a working day, by the clock of Rome, leaves on that day. */
  cutOffHour: whole(1, 23, 'dispatch.cutOffHour: a full hour from 1 to 23.'),
  /** Days on which nothing leaves, beside weekends and holidays: `2026-12-24`. */
  closedOn: z.readonly(z.array(z.iso.date('dispatch.closedOn: days as 2026-12-24.'))),
  parcel: Zones,
  /** On a pallet. */
  freight: Zones,
  /** Provinces to which a parcel takes another time than to the rest of its zone. */
  parcelByProvince: z
    .record(z.string(), Days)
    .check(
      z.refine(
        (days) => Object.keys(days).every((code) => provinces.some(({ id }) => id === code)),
        'dispatch.parcelByProvince: provinces by their two letters.',
      ),
    ),
});
export type Dispatch = z.infer<typeof Dispatch>;
