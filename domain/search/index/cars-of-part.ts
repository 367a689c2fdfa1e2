/** The cars that a part is for, as filters ask: models, brands, and every year. */
import { known, type KnownNames } from '../cars/known-names.ts';
import type { FitSet } from './fit-sets.ts';
import { createRemembered } from '../../remembered.ts';

/** A model that a part fits, with the first and the last year; null is open. */
export type FittedYears = readonly [modelId: number, from: number | null, to: number | null];

/** Different sets of cars that are kept while parts are read. */
const mostRemembered = 20_000;

/** An open end that the model's own years do not close reaches so far. */
const openYears = 30;
/** Longer than any model was built. */
const mostYears = 40;

/** @returns gives the cars of a part; the same object for parts that fit the same, mostly */
export function createFitReader(
  names: KnownNames,
): (
  modelIds: readonly number[],
  brandIds: readonly number[],
  donorYear: number | null,
  fits: readonly FittedYears[],
) => FitSet {
  const sets = createRemembered<string, FitSet>(mostRemembered);
  return (modelIds, brandIds, donorYear, fits) =>
    sets(`${donorYear} ${fits.join()} ${modelIds.join()} ${brandIds.join()}`, () => {
      const years = new Set<number>(donorYear === null ? [] : [donorYear]);
      for (const [modelId, from, to] of fits) {
        const model = known(names.models, modelId);
        const first = from ?? model.yearFrom;
        // Nobody said when it was built.
        if (first === null) continue;
        const last = Math.min(to ?? model.yearTo ?? first + openYears, first + mostYears);
        for (let year = first; year <= last; year++) years.add(year);
      }
      return { modelIds, brandIds, years: [...years].sort((one, other) => one - other) };
    });
}
