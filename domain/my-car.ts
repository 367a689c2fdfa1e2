/** The car that somebody looks for parts for, as their browser remembers it, and what is known about a part fitting it. */
import type { FitYears, PartSummary } from './contract/parts.ts';
import { dependsOnEngine } from './engine-dependent.ts';

type Named = { readonly id: number; readonly name: string };

export type MyCar = {
  readonly brand: Named;
  readonly model: Named;
  /** Of first registration, when the person told it. */
  readonly year?: number | undefined;
};

/** What was kept, or undefined when that is no car: another version of the shop may have kept it, or somebody by hand. */
export function readMyCar(kept: unknown): MyCar | undefined {
  const { brand, model, year } = (kept ?? {}) as Partial<Record<keyof MyCar, unknown>>;
  if (!isNamed(brand) || !isNamed(model)) return undefined;
  return { brand, model, year: Number.isInteger(year) ? (year as number) : undefined };
}

function isNamed(value: unknown): value is Named {
  const { id, name } = (value ?? {}) as Partial<Record<keyof Named, unknown>>;
  return Number.isInteger(id) && typeof name === 'string' && name !== '' && name.length <= 80;
}

type Nameable = {
  readonly brand: Pick<Named, 'name'>;
  readonly model: Pick<Named, 'name'> | null;
  readonly year?: number | null | undefined;
};

/** `Fiat Panda (169) 2008`, as far as it is known. */
export const carName = ({ brand, model, year }: Nameable): string =>
  [brand.name, model?.name, year].filter(Boolean).join(' ');

/** `Panda`: the model as people call it, without the maker's own letters for it. */
export const plainModel = ({ model }: Pick<MyCar, 'model'>): string => model.name.replace(/ \(.*\)$/, '');

/** What a part tells of the cars that it is for. */
export type Known = Pick<PartSummary, 'fits' | 'models' | 'year'> & {
  readonly category: Pick<PartSummary['category'], 'slug'>;
};

/**
 * What is known, and no more. `isGood` when the yard says that it fits the car, or the part came from one of the same model and
 * year; else the reason says why nobody can promise it:
 *
 * - `sameCar` from a car of the same model and year, `sameModel` of another year or one that nobody told
 * - `listed` among the cars it fits; `otherYears` only for other years, which `fits` holds
 * - `engine` one of these two, and made for an engine: which one the car has nobody told
 * - `sameNumber` of another piece with the very same number that is known
 * - `unlisted` not among them
 */
export type FitVerdict = {
  readonly isGood: boolean;
  readonly reason: 'sameCar' | 'sameModel' | 'listed' | 'engine' | 'sameNumber' | 'otherYears' | 'unlisted';
  readonly fits: readonly FitYears[];
};

export function fitFor({ fits: all, models, year, category }: Known, car: MyCar): FitVerdict {
  const fits = all.filter(({ id }) => id === car.model.id);
  const isModel = models.some(({ id }) => id === car.model.id);
  if (fits.length > 0 && !fits.some((fit) => isOfYear(fit, car.year)))
    return { isGood: false, reason: 'otherYears', fits };
  const isSameCar = isModel && year !== null && year === car.year;
  if (!isSameCar && fits.length === 0)
    return { isGood: false, reason: isModel ? 'sameModel' : 'unlisted', fits };
  if (dependsOnEngine(category)) return { isGood: false, reason: 'engine', fits };
  return { isGood: true, reason: isSameCar ? 'sameCar' : 'listed', fits };
}

/** As a card judges it: what a browser stored before lists told that lacks `fits`. */
export const fitOnCard = (part: Omit<Known, 'fits'> & Partial<Known>, car: MyCar): FitVerdict =>
  fitFor({ fits: [], ...part }, car);

/** A year that nobody told, or that is open, excludes nothing. */
const isOfYear = ({ from, to }: FitYears, year: number | undefined): boolean =>
  year === undefined || ((from ?? year) <= year && year <= (to ?? year));
