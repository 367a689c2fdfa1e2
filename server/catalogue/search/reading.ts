/** One way to take a query. */
import type { Meaning } from './meaning.ts';

export type Reading = {
  readonly meaning: Meaning;
  /** Words of the query that this reading passes over: the person is told. */
  readonly ignored: readonly string[];
  /** Where it is a number that no part has: those that are one slip away. */
  readonly near?: readonly string[];
};
