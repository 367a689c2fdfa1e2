/** What is known of a donor car, as it is typed to be put right, and what of that is sent. Pure: only what was changed goes, with what was seen of it. */
import { CarEdit, type StockCar } from '../contract/desk-car.ts';
import { carFacts, pickFacts, type CarFactName } from '../facts/fact-names.ts';
import { fieldProblems } from '../field-problems.ts';
import type { FieldProblem } from '../problem.ts';

/** Each in its field; empty where nobody knows. */
export type TypedCarFacts = Readonly<Record<CarFactName, string>>;

const numbers: readonly CarFactName[] = ['year', 'mileageKm', 'powerKw'];

export const typedCarOf = (car: StockCar): TypedCarFacts =>
  Object.fromEntries(carFacts.map((name) => [name, String(car[name] ?? '')])) as TypedCarFacts;

/**
 * @returns what is sent, undefined where nothing was changed; or what is wrong with it, by the fields of `CarEdit`
 */
export function carCorrectionOf(
  car: StockCar,
  typed: TypedCarFacts,
): { readonly edit: CarEdit | undefined } | { readonly errors: readonly FieldProblem[] } {
  const was = typedCarOf(car);
  const changed = carFacts.filter((name) => typed[name].trim() !== was[name].trim());
  if (changed.length === 0) return { edit: undefined };
  const change = Object.fromEntries(changed.map((name) => [name, factIn(name, typed[name].trim())]));
  const read = CarEdit.safeParse({ change, seen: pickFacts(changed, car) });
  return read.success ? { edit: read.data } : { errors: fieldProblems(read.error.issues) };
}

/** Kilometres are written with dots, blanks or the unit; what is no number is told beside its field. */
function factIn(name: CarFactName, typed: string): string | number | null {
  if (typed === '') return null;
  return numbers.includes(name) ? Number(typed.replaceAll(/[\s.,'’]|km$|kw$/gi, '')) : typed;
}

/**
 * Somebody else was quicker: what they changed is shown as they left it, and what else was typed stays.
 *
 * @param before the car as it was when it was typed
 * @param now the car as it is
 */
export function typedCarAfter(typed: TypedCarFacts, before: StockCar, now: StockCar): TypedCarFacts {
  const [was, is] = [typedCarOf(before), typedCarOf(now)];
  return Object.fromEntries(
    carFacts.map((name) => [name, was[name] === is[name] ? typed[name] : is[name]]),
  ) as TypedCarFacts;
}
