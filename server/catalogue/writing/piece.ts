/** A piece as a yard's file or the demonstration describes it, checked and with its names resolved to ids. */
import type { Fact } from '../../../domain/facts/declaration.ts';
import { facts } from '../../../domain/facts/facts.ts';
import {
  carIdentity,
  type CarFactName,
  type FactsOf,
  type PartFactName,
} from '../../../domain/facts/fact-names.ts';

/** The car it was taken from. What is not known is null. */
export type DonorCar = FactsOf<CarFactName> & { readonly brandId: number; readonly modelId: number };

/** A model that it fits, with the years for which it does; null is open. */
export type FittedModel = {
  readonly modelId: number;
  readonly from: number | null;
  readonly to: number | null;
};

/** The yard's own code (`sku`) is its identity. */
export type Piece = FactsOf<PartFactName> & {
  readonly kindId: number;
  readonly descriptionEn: string;
  readonly car: DonorCar | null;
  readonly fits: readonly FittedModel[];
  /** Columns that the file does not say (`columnsOfFact`): of a piece that is there they stay as they are. */
  readonly unsaid?: ReadonlySet<string>;
  /** When it was last changed; the moment of writing when absent. */
  readonly updatedAt?: Date;
  /** Prices it had before, in cents after discount; for the demonstration, which has no past of its own. */
  readonly earlierPrices?: readonly { readonly at: Date; readonly discountedPrice: number }[];
};

/** What makes two mentions the same car. Databases hold it, so what it is made of stays as it is (`CarFact`). */
export function fingerprintOf(car: DonorCar): string {
  const { brandId: make, modelId: model } = car;
  const identity = { ...car, make, model };
  const isSaid = (name: (typeof carIdentity)[number]) => {
    const fact: Fact = facts[name];
    return !('isLater' in fact && fact.isLater) || identity[name] !== null;
  };
  return JSON.stringify(carIdentity.filter(isSaid).map((name) => identity[name]));
}
