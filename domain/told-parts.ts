/** How a part is told to whoever asks for it, wherever it is kept. */
import type { Fit } from './contract/parts.ts';
import { shippingCost, type ParcelSize, type ShippingRate } from './shipping.ts';

/** `Fiat Panda (169) 2003–2012, Fiat 500 (312) 2007–2024`; an open end stays open. */
export const fitsInWords = (fits: readonly Fit[]): string =>
  fits
    .map(({ brand, name, from, to }) => {
      const years = from === null && to === null ? '' : ` ${from ?? ''}–${to ?? ''}`;
      return `${brand.name} ${name}${years}`;
    })
    .join(', ');

/** What the owner asks for sending. */
export type ShippingTerms = {
  readonly rates: readonly ShippingRate[];
  /** Cents; what costs more is sent for nothing. */
  readonly freeOverCents: number;
};

/** Sending one piece by itself, in cents. @param discountedPrice cents */
export function shippingOfOne(
  size: ParcelSize,
  weightKg: number,
  discountedPrice: number,
  { rates, freeOverCents }: ShippingTerms,
): { readonly mainland: number; readonly islands: number } {
  const sendingTo = (province: string | undefined) =>
    shippingCost([{ size, weightKg, quantity: 1 }], discountedPrice, province, rates, freeOverCents);
  return { mainland: sendingTo(undefined), islands: sendingTo('CA') };
}
