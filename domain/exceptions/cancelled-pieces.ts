/** What shipping costs less once pieces of an order are not sent (decision 0080). Amounts in cents. */
import { shippingParts, type Shipped, type ShippingRate } from '../shipping.ts';

/**
 * The shipping that goes back for pieces that the shop cannot send: the difference between sending all of it and sending the rest, pallets
 * and parcel each by themselves. What was free stays free, and nothing is ever asked for on top.
 *
 * @param before what was to be sent, with the pieces
 * @param after without them; nothing left gives back all
 * @param paid what of the shipping is still with the shop, and the most that goes back
 * @param wasFree whether the parcel cost nothing, pallets excepted
 */
export function shippingSaved(
  before: readonly Shipped[],
  after: readonly Shipped[],
  {
    paid,
    wasFree,
    province,
    rates,
  }: {
    readonly paid: number;
    readonly wasFree: boolean;
    readonly province: string;
    readonly rates: readonly ShippingRate[];
  },
): number {
  if (after.every(({ quantity }) => quantity === 0)) return paid;
  // Whether the sum of goods would still be enough for a free parcel is not asked again.
  const cost = (lines: readonly Shipped[]) => shippingParts(lines, wasFree ? 1 : 0, province, rates, 0);
  const [whole, rest] = [cost(before), cost(after)];
  const saved =
    Math.max(0, whole.freight - rest.freight) + Math.max(0, (whole.parcel ?? 0) - (rest.parcel ?? 0));
  return Math.min(paid, saved);
}
