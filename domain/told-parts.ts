/** How a part is told to whoever asks for it, wherever it is kept. */
import { policies, shippingRates } from '../shop.config.ts';
import type { Fit } from './contract/parts.ts';
import { shippingCost, type ParcelSize } from './shipping.ts';

/** `Fiat Panda (169) 2003–2012, Fiat 500 (312) 2007–2024`; an open end stays open. */
export const fitsInWords = (fits: readonly Fit[]): string =>
  fits
    .map(({ brand, name, from, to }) => {
      const years = from === null && to === null ? '' : ` ${from ?? ''}–${to ?? ''}`;
      return `${brand.name} ${name}${years}`;
    })
    .join(', ');

/** Sending one piece by itself, in cents. @param discountedPrice cents */
export function shippingOfOne(
  size: ParcelSize,
  weightKg: number,
  discountedPrice: number,
): { readonly mainland: number; readonly islands: number } {
  const sendingTo = (province: string | undefined) =>
    shippingCost(
      [{ size, weightKg, quantity: 1 }],
      discountedPrice,
      province,
      shippingRates,
      policies.freeShippingOverCents,
    );
  return { mainland: sendingTo(undefined), islands: sendingTo('CA') };
}
