/** What cars parts are for, each distinct set kept once: thousands of parts of one platform share theirs. */
import { createIdLists, type IdLists, type SavedIdLists } from './id-lists.ts';

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
  save(): SavedFitSets;
};

export type SavedFitSets = Readonly<Record<'models' | 'brands' | 'years', SavedIdLists>>;

/** @param saved to go on with */
export function createFitSets(saved?: SavedFitSets): FitSets {
  const models = createIdLists(saved?.models);
  const brands = createIdLists(saved?.brands);
  const years = createIdLists(saved?.years);
  /** Worked out when the first part is put in. */
  let numbers: Map<string, number> | undefined;
  /** Whoever reads parts gives the same object for the same cars, mostly. */
  const known = new WeakMap<FitSet, number>();

  const setAt = (set: number): FitSet => ({
    modelIds: models.at(set),
    brandIds: brands.at(set),
    years: years.at(set),
  });

  function add(set: FitSet): number {
    models.add(set.modelIds);
    brands.add(set.brandIds);
    years.add(set.years);
    return models.size() - 1;
  }

  return {
    models,
    brands,
    years,
    size: models.size,
    save: () => ({ models: models.save(), brands: brands.save(), years: years.save() }),
    numberOf(set) {
      const given = known.get(set);
      if (given !== undefined) return given;
      numbers ??= new Map(Array.from({ length: models.size() }, (_, nth) => [keyOf(setAt(nth)), nth]));
      const key = keyOf(set);
      const number = numbers.get(key) ?? add(set);
      numbers.set(key, number);
      known.set(set, number);
      return number;
    },
  };
}

const keyOf = ({ modelIds, brandIds, years }: FitSet): string =>
  `${modelIds.join()} ${brandIds.join()} ${years.join()}`;
