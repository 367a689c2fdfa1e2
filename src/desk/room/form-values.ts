/** What was typed into a form's fields, by their names. */
import type { FormEvent } from 'react';

/** Keeps the browser from sending the form itself. */
export function valuesOf(event: FormEvent<HTMLFormElement>): Record<string, string> {
  event.preventDefault();
  const values = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(values) as Record<string, string>;
}

/** A text that may stay empty: null where nothing was typed. */
export const noteOf = (typed: string): string | null => typed.trim() || null;
