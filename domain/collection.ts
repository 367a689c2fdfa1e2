/** Collection at the yard: what an owner promises to who fetches an order, in `shop.config.ts`. */
import * as z from 'zod/mini';
import { isProvince } from './provinces.ts';

/** Words of one line. */
const words = (path: string) =>
  z
    .string(`${path}: words between quotation marks.`)
    .check(z.regex(/^\S(.*\S)?$/u, `${path}: words on one line, without a blank at either end.`));

const whole = (least: number, most: number, sentence: string) =>
  z.int(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence));

export const Collection = z.strictObject({
  /** Where it is fetched, as an address stands on an order. */
  address: z.strictObject({
    name: words('collection.address.name'),
    address: words('collection.address.address'),
    postalCode: z
      .string('collection.address.postalCode: five digits between quotation marks.')
      .check(z.regex(/^\d{5}$/, 'collection.address.postalCode: five digits.')),
    city: words('collection.address.city'),
    region: z
      .string('collection.address.region: a province between quotation marks.')
      .check(
        z.refine(
          (code) => isProvince(code),
          'collection.address.region: a province by its two letters, as BO.',
        ),
      ),
  }),
  /** When somebody is there, in a few words. */
  hours: z.strictObject({ it: words('collection.hours.it'), en: words('collection.hours.en') }),
  /**
   * After how many working days from the payment it is ready. What is paid before `dispatch.cutOffHour` counts from that day; where
   * no days of dispatch are promised, what is paid on a working day does.
   */
  readyWithinDays: whole(0, 30, 'collection.readyWithinDays: from 0 to 30 working days.'),
  /** For how many days it is kept once the buyer was told that it is ready. */
  keptForDays: whole(3, 90, 'collection.keptForDays: from 3 to 90 days.'),
});
export type Collection = z.infer<typeof Collection>;

/** What an order keeps of it: the hours in its own language. The address is its delivery address. */
export type PromisedCollection = Pick<Collection, 'readyWithinDays' | 'keptForDays'> & {
  readonly hours: string;
};
