/** A piece as a yard's file or the demonstration describes it, checked and with its names resolved to ids. */
import type { Fuel } from '../../../domain/contract/catalogue.ts';
import type { Condition } from '../../../domain/contract/parts.ts';

/** The car it was taken from. What is not known is null. */
export type DonorCar = {
  readonly brandId: number;
  readonly modelId: number;
  readonly year: number | null;
  readonly fuel: Fuel | null;
  readonly engineCode: string | null;
  readonly mileageKm: number | null;
  readonly colour: string | null;
  readonly plate: string | null;
};

/** A model that it fits, with the years for which it does; null is open. */
export type FittedModel = {
  readonly modelId: number;
  readonly from: number | null;
  readonly to: number | null;
};

export type Piece = {
  /** The yard's own code: the identity of the piece. */
  readonly sku: string;
  readonly kindId: number;
  readonly nameIt: string;
  readonly nameEn: string;
  readonly descriptionIt: string;
  readonly descriptionEn: string;
  readonly serialNumber: string;
  readonly manufacturerCode: string | null;
  /** Whole cents, before the discount. */
  readonly price: number;
  /** Whole percent. */
  readonly discount: number;
  readonly quantity: number;
  readonly condition: Condition;
  readonly weightKg: number;
  readonly car: DonorCar | null;
  readonly fits: readonly FittedModel[];
  /** When it was last changed; the moment of writing when absent. */
  readonly updatedAt?: Date;
  /** Prices it had before, in cents after discount; for the demonstration, which has no past of its own. */
  readonly earlierPrices?: readonly { readonly at: Date; readonly discountedPrice: number }[];
};

/** What makes two mentions the same car: all that the yard says about it. */
export function fingerprintOf(car: DonorCar): string {
  const { brandId, modelId, year, fuel, engineCode, mileageKm, colour, plate } = car;
  return JSON.stringify([brandId, modelId, year, fuel, engineCode, mileageKm, colour, plate]);
}
