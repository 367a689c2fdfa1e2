/** What cars parts are for, each distinct set kept once: thousands of parts of one platform share theirs. */
import { createIdLists, type IdLists } from './id-lists.ts';

export type FitSet = {
  readonly modelIds: readonly number[];
  readonly brandIds: readonly number[];
  /** Years for which it is known to fit, and that of the donor car. */
  readonly years: readonly number[];
};

export type FitSets = {
  /** The number of a set, which is kept from now on. */
  numberOf(set: FitSet): number;
  /** How many there are. */
  size(): number;
  /** Of each set by its number. */
  readonly models: IdLists;
  readonly brands: IdLists;
  readonly years: IdLists;
  /** All of them in order, to go on with. */
  save(): FitSet[];
};

/** @param saved to go on with */
export function createFitSets(saved: readonly FitSet[] = []): FitSets {
  const [models, brands, years] = [createIdLists(), createIdLists(), createIdLists()];
  const numbers = new Map<string, number>();
  /** Whoever reads parts gives the same object for the same cars, mostly. */
  const known = new WeakMap<FitSet, number>();

  function add(set: FitSet, key: string): number {
    const number = numbers.size;
    numbers.set(key, number);
    models.add(set.modelIds);
    brands.add(set.brandIds);
    years.add(set.years);
    return number;
  }

  for (const set of saved) add(set, keyOf(set));
  return {
    models,
    brands,
    years,
    size: () => numbers.size,
    save: () =>
      Array.from({ length: numbers.size }, (_, set) => ({
        modelIds: models.at(set),
        brandIds: brands.at(set),
        years: years.at(set),
      })),
    numberOf(set) {
      const given = known.get(set);
      if (given !== undefined) return given;
      const key = keyOf(set);
      const number = numbers.get(key) ?? add(set, key);
      known.set(set, number);
      return number;
    },
  };
}

const keyOf = ({ modelIds, brandIds, years }: FitSet): string =>
  `${modelIds.join()} ${brandIds.join()} ${years.join()}`;
