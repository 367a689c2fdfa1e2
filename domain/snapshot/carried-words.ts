/** What a snapshot holds besides parts: the names that their ids stand for, and the words of the trade. As JSON. */
import type { EngineFact } from '../search/cars/engine-names.ts';
import type { NamedKind, NamedMake, NamedModel } from '../search/cars/known-names.ts';
import type { SoldCar } from '../search/cars/sold-cars.ts';
import type { ParcelSize } from '../shipping.ts';
import type { ShippingTerms } from '../told-parts.ts';
import type { Hazard } from '../vocabulary.ts';
import { once } from '../remembered.ts';
import { fromJsonBytes, toJsonBytes } from './json-bytes.ts';

export type CarriedKind = NamedKind & { readonly parcelSize: ParcelSize; readonly hazard?: Hazard };

export type CarriedWords = {
  readonly brands: readonly NamedMake[];
  readonly models: readonly NamedModel[];
  readonly categories: readonly CarriedKind[];
  /** Phrases that mean the same, the shop's own name first. */
  readonly synonyms: readonly (readonly string[])[];
  readonly soldCars: readonly SoldCar[];
  readonly engines: readonly EngineFact[];
  /** Slugs of the kinds of which there is a left and a right one. */
  readonly sidedKinds: readonly string[];
  readonly shipping: ShippingTerms;
};

/** The same as a device stores it, each list by itself as JSON: most of them few searches ask for, or none. */
export type PackedWords = Readonly<Record<keyof CarriedWords, Uint8Array>>;

export const packWords = (words: CarriedWords): PackedWords =>
  Object.fromEntries(Object.entries(words).map(([name, list]) => [name, toJsonBytes(list)])) as PackedWords;

/** @throws SyntaxError, once it is read, where it is not what was packed */
export function openWords(packed: PackedWords): CarriedWords {
  const words = {};
  for (const [name, bytes] of Object.entries(packed)) {
    Object.defineProperty(words, name, { enumerable: true, get: once(() => fromJsonBytes(bytes)) });
  }
  return words as CarriedWords;
}
