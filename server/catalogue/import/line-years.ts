/** The years of a line: of the car itself, or those in which its model was built, whatever columns say them. Pure. */
import type { FittedModel } from '../writing/piece.ts';
import type { YearSpan } from './cars/car-text.ts';
import type { RecognisedCar } from './cars/recognise-car.ts';
import { readAnyYear } from './cells/foreign-values.ts';
import type { Meaning } from './columns/meanings.ts';

export type LineYears = {
  /** Of the car. */
  readonly year: number | null;
  /** Of its model. */
  readonly span: YearSpan | undefined;
};

/**
 * @param said the text of a column; empty where it says nothing
 * @param has whether there is such a column
 */
export function yearsOf(
  said: (meaning: Meaning) => string,
  has: (meaning: Meaning) => boolean,
  thisYear: number,
): LineYears {
  const own = readAnyYear(said('year'), thisYear);
  const ofModel = readAnyYear(said('yearFrom'), thisYear);
  const from = ofModel.year;
  const to = readAnyYear(said('yearTo'), thisYear).year;
  // `Anno` beside `Anno a` begins the span; beside `Anno da` it is the car's.
  const isOfCar = own.year !== null && has('yearFrom');
  if (isOfCar) return own;
  // One column may hold all the years of a model: `05>12`.
  if (from === null && to === null) return ofModel.span ? ofModel : own;
  return { year: null, span: { from: from ?? own.year, to } };
}

/** What a piece fits: what the line lists, and its car's models with the years that the line says of them. */
export function withYears(
  { model, years, others }: RecognisedCar,
  span: YearSpan | undefined,
  also: readonly FittedModel[],
): FittedModel[] {
  const said = span ?? (years && years.from !== years.to ? years : undefined);
  const donor = said ? [{ modelId: model.id, from: said.from, to: said.to }] : [];
  const besides = others.map(({ id, yearFrom, yearTo }) => ({ modelId: id, from: yearFrom, to: yearTo }));
  const all = new Map([...also, ...besides, ...donor].map((fit) => [fit.modelId, fit]));
  return [...all.values()];
}
