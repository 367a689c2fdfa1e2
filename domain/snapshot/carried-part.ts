/** What a snapshot of the catalogue holds of a part: what everybody may know. No place in the yard, no plate, no vehicle number. */
import { toldOfCar } from '../contract/catalogue.ts';
import { namesWhere, type FactsOf } from '../facts/fact-names.ts';
import { discounted } from '../money.ts';
import type { FittedYears } from '../search/index/cars-of-part.ts';

/** The facts of a part that everybody is told. */
export const told = namesWhere({ of: ['part'], json: ['list', 'part'] });
type ToldName = (typeof told)[number];

export type CarriedCar = FactsOf<(typeof toldOfCar)[number]> & {
  readonly id: number;
  readonly brandId: number;
  readonly modelId: number;
};

export type CarriedPart = FactsOf<ToldName> & {
  readonly id: number;
  readonly categoryId: number;
  readonly nameIt: string;
  readonly nameEn: string;
  /** What can be bought. */
  readonly available: number;
  readonly photoCount: number;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  /** Whether its numbers are compared without the zeros before them (`serialKeyOf`). */
  readonly isPadded: boolean;
  readonly modelIds: readonly number[];
  readonly brandIds: readonly number[];
  readonly fits: readonly FittedYears[];
  readonly car: CarriedCar | null;
};

/** Cents. */
export const discountedPriceOf = ({ price, discount }: Pick<CarriedPart, 'price' | 'discount'>): number =>
  discounted(price, discount);
