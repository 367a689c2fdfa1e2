/** What it costs to send a cart: by weight class and province (design 4.10). Pure; the rates are the shopkeeper's. */
import { isOnIsland } from './provinces.ts';

/** Parcel classes, the smallest first; PALLET is freight. */
export const parcelSizes = ['XS', 'S', 'M', 'L', 'XL', 'PALLET'] as const;
export type ParcelSize = (typeof parcelSizes)[number];

/** Price of one parcel of a class, in cents, and the most it may weigh, in kilograms. */
export type ShippingRate = {
  readonly size: ParcelSize;
  readonly maxKg: number;
  readonly mainlandCents: number;
  readonly islandsCents: number;
};

/** What is known of a line for shipping: its kind's parcel class, the weight of one piece, how many. */
export type Shipped = { readonly size: ParcelSize; readonly weightKg: number; readonly quantity: number };

/** What shipping is made of, in cents. */
export type ShippingParts = {
  /** Of pieces on pallets, each by itself. */
  readonly freight: number;
  /** Of all else, as one consignment; null where there is nothing else. */
  readonly parcel: number | null;
};

/**
 * Shipping of an order: everything that is no pallet travels as one consignment of the class that its
 * largest piece and its total weight need (several of the largest class when it is heavier than that);
 * each pallet piece pays its own freight. Over a sum of goods after discount the
 * consignment is free, pallets are not.
 *
 * @param goodsAfterDiscount cents
 * @param province two letters, or undefined for the mainland
 * @param freeOverCents that sum
 */
export function shippingParts(
  lines: readonly Shipped[],
  goodsAfterDiscount: number,
  province: string | undefined,
  rates: readonly ShippingRate[],
  freeOverCents: number,
): ShippingParts {
  const zone = province !== undefined && isOnIsland(province) ? 'islandsCents' : 'mainlandCents';
  const pallets = lines.filter((line) => line.size === 'PALLET');
  const parcels = lines.filter((line) => line.size !== 'PALLET' && line.quantity > 0);

  const freight = pallets.reduce((sum, line) => sum + line.quantity * rateOf('PALLET', rates)[zone], 0);
  if (parcels.length === 0) return { freight, parcel: null };
  if (goodsAfterDiscount > freeOverCents) return { freight, parcel: 0 };

  const weightKg = parcels.reduce((sum, line) => sum + line.weightKg * line.quantity, 0);
  const largest = Math.max(...parcels.map((line) => parcelSizes.indexOf(line.size)));
  const parcelRates = rates.filter((rate) => rate.size !== 'PALLET');
  const fitting = parcelRates.find(
    (rate) => parcelSizes.indexOf(rate.size) >= largest && rate.maxKg >= weightKg,
  );
  if (fitting) return { freight, parcel: fitting[zone] };

  const heaviest = rateOf('XL', rates);
  return { freight, parcel: Math.ceil(weightKg / heaviest.maxKg) * heaviest[zone] };
}

/** The sum of it. */
export function shippingCost(...asked: Parameters<typeof shippingParts>): number {
  const { freight, parcel } = shippingParts(...asked);
  return freight + (parcel ?? 0);
}

function rateOf(size: ParcelSize, rates: readonly ShippingRate[]): ShippingRate {
  const rate = rates.find((candidate) => candidate.size === size);
  if (!rate) throw new Error(`no shipping rate for ${size}`);
  return rate;
}
