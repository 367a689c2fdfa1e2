/** What cars parts are for, each distinct set kept once: thousands of parts of one platform share theirs. */

export type FitSet = {
  readonly modelIds: readonly number[];
  readonly brandIds: readonly number[];
  /** Years for which it is known to fit, and that of the donor car. */
  readonly years: readonly number[];
};

export type FitSets = {
  /** The number of a set, which is kept from now on. */
  numberOf(set: FitSet): number;
  readonly all: readonly FitSet[];
};

/** @param saved to go on with */
export function createFitSets(saved: readonly FitSet[] = []): FitSets {
  const all = [...saved];
  const numbers = new Map(saved.map((set, number) => [keyOf(set), number]));
  /** Whoever reads parts gives the same object for the same cars, mostly. */
  const known = new WeakMap<FitSet, number>();
  return {
    all,
    numberOf(set) {
      const given = known.get(set);
      if (given !== undefined) return given;
      const key = keyOf(set);
      const number = numbers.get(key) ?? all.push(set) - 1;
      numbers.set(key, number);
      known.set(set, number);
      return number;
    },
  };
}

const keyOf = ({ modelIds, brandIds, years }: FitSet): string =>
  `${modelIds.join()} ${brandIds.join()} ${years.join()}`;
