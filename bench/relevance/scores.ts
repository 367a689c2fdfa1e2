/** Scores of a round, by class and by language, and how they are told. */
import type { Entry } from './round.ts';
import type { Typed } from './typing.ts';
import { medianOf } from '../machine.ts';

export type Judged = { readonly entry: Entry; readonly isRight: boolean };

export type Score = { readonly name: string; readonly right: number; readonly of: number };

/** @returns one score for each value of `nameOf`, in alphabetical order, the whole last */
export function scoresBy(judged: readonly Judged[], nameOf: (entry: Entry) => string): Score[] {
  const groups = Map.groupBy(judged, ({ entry }) => nameOf(entry));
  const each = [...groups].map(([name, some]) => scoreOf(name, some));
  return [...each.toSorted((one, other) => one.name.localeCompare(other.name)), scoreOf('all', judged)];
}

const scoreOf = (name: string, judged: readonly Judged[]): Score => ({
  name,
  right: judged.filter(({ isRight }) => isRight).length,
  of: judged.length,
});

export const percentOf = ({ right, of }: Score): string => ((100 * right) / of).toFixed(1);

/** Sentences about what was suggested; none where nothing was typed. */
export function tellTyping(typed: readonly Typed[]): string[] {
  if (typed.length === 0) return [];
  const empties = typed.flatMap((one) => one.empties);
  const pressed = typed.reduce((sum, { entry }) => sum + entry.query.length, 0);
  return [
    `Suggestions for ${typed.length} queries typed key by key: one that leads first to the kind or the car that is meant ${tellKeys(typed.map(({ partlyAfter }) => partlyAfter))};`,
    `one that leads first to a part right in all that is asked ${tellKeys(typed.map(({ wholeAfter }) => wholeAfter))}.`,
    `${empties.length} of ${pressed} keys left nothing shown.`,
  ];
}

function tellKeys(after: readonly (number | undefined)[]): string {
  const had = after.filter((keys) => keys !== undefined);
  const mean = had.reduce((sum, keys) => sum + keys, 0) / had.length;
  const never = after.length - had.length;
  return `after ${medianOf(had)} keys (median; mean ${mean.toFixed(1)}; never for ${never})`;
}
