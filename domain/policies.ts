/** What the owner of a shop decides of buying, in `shop.config.ts`, and what the law and sense allow there. */
import * as z from 'zod/mini';

/** A whole number from one to another. @param sentence what is wrong otherwise */
const whole = (least: number, most: number, sentence: string) =>
  z.int(sentence).check(z.minimum(least, sentence), z.maximum(most, sentence));

export const Policies = z.strictObject({
  /**
   * For how many days after delivery an item can be given back, by the type of buyer. An order keeps those of its
   * day, whatever becomes of these.
   */
  withdrawalDays: z.strictObject({
    individual: whole(
      14,
      365,
      'withdrawalDays.individual: consumers have 14 days at least, by law (art. 52 Codice del consumo), and 365 at most here.',
    ),
    legal: whole(1, 365, 'withdrawalDays.legal: from 1 to 365 days.'),
  }),
  /** Discount on the goods of a first order, in percent, and for how many days after registration (design 4.11). */
  welcomeDiscount: z.strictObject({
    percent: whole(0, 90, 'welcomeDiscount.percent: a whole number from 0 to 90.'),
    withinDays: whole(1, 365, 'welcomeDiscount.withinDays: a whole number from 1 to 365.'),
  }),
  /** Goods over this amount, in cents and after discount, travel free, pallets excepted (specification 9, design 4.10). */
  freeShippingOverCents: z
    .int('freeShippingOverCents: whole cents.')
    .check(
      z.minimum(0, 'freeShippingOverCents: 0 or more cents.'),
      z.multipleOf(100, 'freeShippingOverCents: whole euros, as cents.'),
    ),
  /** Liability for used goods, in months from delivery: limited to a year at least (art. 133(4) Codice del consumo). */
  warrantyMonths: whole(
    12,
    24,
    'warrantyMonths: from 12, the least for used goods (art. 133(4) Codice del consumo), to 24.',
  ),
  newcomers: z.strictObject({
    /**
     * Pieces that somebody who has never paid an order may have kept for days, in all: such an order keeps them from everybody
     * else, and a promise costs nothing.
     */
    promisedPiecesMax: whole(1, 1000, 'newcomers.promisedPiecesMax: from 1 to 1000 pieces.'),
  }),
});
export type Policies = z.infer<typeof Policies>;

/** A type of buyer. */
export type BuyerType = keyof Policies['withdrawalDays'];
