/** The car that somebody looks for parts for, as their browser remembers it, and what is known about a part fitting it. */
import type { Fit, Part } from './contract/parts.ts';

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

/**
 * What is known, and no more: `listed` among the cars it fits, listed for `otherYears`, taken from the `same` model
 * though that is not listed, or `unlisted`.
 */
export type FitVerdict =
  | { readonly verdict: 'listed' | 'otherYears'; readonly fits: readonly Fit[] }
  | { readonly verdict: 'same' | 'unlisted'; readonly fits: readonly [] };

export function fitFor(
  { availableFor, models }: Pick<Part, 'availableFor' | 'models'>,
  car: MyCar,
): FitVerdict {
  const fits = availableFor.filter(({ id }) => id === car.model.id);
  if (fits.length > 0)
    return { verdict: fits.some((fit) => isOfYear(fit, car.year)) ? 'listed' : 'otherYears', fits };
  return { verdict: models.some(({ id }) => id === car.model.id) ? 'same' : 'unlisted', fits: [] };
}

/** A year that nobody told, or that is open, excludes nothing. */
const isOfYear = ({ from, to }: Fit, year: number | undefined): boolean =>
  year === undefined || ((from ?? year) <= year && year <= (to ?? year));
