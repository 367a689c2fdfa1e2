/** A car in one line: `Fiat Panda (169) · 2009 · 121.000 km`. */
import type { Locale } from './constants.ts';
import { formatNumber } from './written-number.ts';

export type KnownOfCar = {
  readonly model: { readonly name: string; readonly brand: { readonly name: string } } | undefined;
  readonly year: number | null;
  readonly mileageKm: number | null;
};

/** What is not known is left out; a line does not begin with a dot. */
export const carLine = ({ model, year, mileageKm }: KnownOfCar, locale: Locale): string =>
  [
    model && `${model.brand.name} ${model.name}`,
    year,
    mileageKm !== null && `${formatNumber(mileageKm, locale)}\u00a0km`,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
