/** What was typed into a form's fields, by their names. */
import type { FormEvent } from 'react';
import type { Locale } from '../../../domain/constants.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import { readAmount } from '../../../domain/written-price.ts';

/** Keeps the browser from sending the form itself. */
export function valuesOf(event: FormEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(values) as Record<string, string>;
}

/** Which of the fields hold nothing, in the shop's own words. */
export const leftEmpty = (
  values: Readonly<Record<string, string>>,
  names: readonly string[],
): FieldProblem[] =>
  names.filter((name) => !values[name]?.trim()).map((path) => ({ path, code: 'required' }));

/** Cents, or what is wrong with the amount in a field. */
export function amountOf(typed: string, locale: Locale, path: string): number | FieldProblem {
  const cents = readAmount(typed, locale === 'it' ? ',' : '.');
  return typeof cents === 'number' ? cents : { path, code: cents ?? 'no_amount' };
}

/** A text that may stay empty: null where nothing was typed. */
export const noteOf = (typed: string): string | null => typed.trim() || null;
