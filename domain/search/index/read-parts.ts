/** Parts as they are searched, out of what is known of them wherever the catalogue lies: in the database, or in a snapshot of it. */
import type { Fuel } from '../../contract/catalogue.ts';
import { recordOf } from '../../filters/filter-lists.ts';
import { known, type KnownNames } from '../cars/known-names.ts';
import { createFitReader, type FittedYears } from './cars-of-part.ts';
import type { FilterFacts, Found } from './part-index.ts';
import { createWordReader } from './words-of-part.ts';

/** What of its donor car a part is found by. */
export type SearchedCar = {
  readonly modelId: number;
  readonly year: number | null;
  readonly engineCode: string | null;
  readonly fuel: Fuel | null;
  /** As the yard wrote it, in Italian. */
  readonly colour: string | null;
};

export type SearchedPart = FilterFacts & {
  readonly id: number;
  readonly categoryId: number;
  readonly nameIt: string;
  readonly nameEn: string;
  /** Cents. */
  readonly discountedPrice: number;
  readonly isInStock: boolean;
  readonly hasPhoto: boolean;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
  readonly modelIds: readonly number[];
  readonly brandIds: readonly number[];
  readonly car: SearchedCar | null;
  readonly fits: readonly FittedYears[];
};

export type PartReader = {
  /** Whether all that the part names is known: a make, a model or a kind may be newer than the names. */
  isNamed(part: SearchedPart): boolean;
  /** @param part that is named */
  read(part: SearchedPart): Found;
};

/** Reads parts with the names of a moment. */
export function createPartReader(names: KnownNames): PartReader {
  const words = createWordReader(names);
  const fitSetOf = createFitReader(names);
  return {
    isNamed: ({ categoryId, car, fits }) =>
      names.categories.has(categoryId) &&
      (!car || names.models.has(car.modelId)) &&
      fits.every(([id]) => names.models.has(id)),
    read: (part) => {
      const { car, fits } = part;
      return {
        id: part.id,
        categoryId: part.categoryId,
        groupId: known(names.categories, part.categoryId).parentId,
        discountedPrice: part.discountedPrice,
        isInStock: part.isInStock,
        hasPhoto: part.hasPhoto,
        ...(recordOf('words', (name) => part[name]) as FilterFacts),
        updatedAt: part.updatedAt,
        cars: fitSetOf(part.modelIds, part.brandIds, car?.year ?? null, fits),
        phrases: [
          words.ofNames(part.categoryId, part.nameIt, part.nameEn),
          words.ofCars(
            car?.modelId ?? null,
            fits.map(([modelId]) => modelId),
          ),
          words.ofFacts(car?.engineCode ?? null, car?.fuel ?? null, car?.colour ?? null),
        ],
      };
    },
  };
}
