/** What each column was taken to mean, while one is still weighed against another. */
import type { Meaning } from './meanings.ts';
import type { Described } from './described.ts';

export type Taken = { readonly meaning: Meaning; readonly score: number };

/** So much at least is believed of what stands in for something. */
export const asStandIn = 0.7;

/** Columns with what they mean so far. What the shopkeeper said of one is neither changed nor used for anything else. */
export type Assignment = ReturnType<typeof createAssignment>;

/**
 * @param scores of each column by its meanings
 * @param taken what columns were taken for, changed in place
 * @param settled columns of which the shopkeeper said what they mean
 */
export function createAssignment(
  columns: readonly Described[],
  scores: readonly ReadonlyMap<Meaning, number>[],
  taken: Map<number, Taken>,
  settled: ReadonlySet<number>,
) {
  const placeOf = (meaning: Meaning) => [...taken].find(([, one]) => one.meaning === meaning);
  const scoreOf = ({ at }: Described, meaning: Meaning): number => scores[at]?.get(meaning) ?? 0;

  function takeAs(meaning: Meaning, column: Described | undefined): void {
    if (column) taken.set(column.at, { meaning, score: asStandIn });
  }

  /** The columns of a meaning, and those that mean nothing. */
  function freeOr(...meanings: readonly Meaning[]): Described[] {
    return columns.filter(({ at }) => {
      const meaning = taken.get(at)?.meaning;
      return !settled.has(at) && (meaning === undefined || meanings.includes(meaning));
    });
  }

  return {
    columns,
    scores,
    scoreOf,
    takeAs,
    freeOr,
    has: (meaning: Meaning): boolean => placeOf(meaning) !== undefined,
    /** The first column of a meaning, whoever said so. */
    columnOf: (meaning: Meaning): Described | undefined => columns[placeOf(meaning)?.[0] ?? -1],
    /** The same, where it may be corrected. */
    mayCorrect(meaning: Meaning): Described | undefined {
      const [at = -1] = placeOf(meaning) ?? [];
      return settled.has(at) ? undefined : columns[at];
    },
    meaningOf: ({ at }: Described): Meaning | undefined => taken.get(at)?.meaning,
    isSettled: ({ at }: Described): boolean => settled.has(at),
    /** Columns that mean nothing, by their name neither. */
    nameless: (): Described[] => freeOr().filter(({ name }) => name.strengths.size === 0),
    /** Columns that mean nothing yet, and may mean this. */
    freeAs: (meaning: Meaning): Described[] =>
      freeOr().filter((column) => scoreOf(column, meaning) >= asStandIn),
    leave: (column: Described): void => void taken.delete(column.at),
    /** Where nothing means it, the first good column of another meaning does. */
    give(from: Meaning, to: Meaning, isGood: (column: Described) => boolean = () => true): void {
      if (placeOf(to)) return;
      const found = [...taken].find(([at, one]) => {
        const column = columns[at];
        return one.meaning === from && !settled.has(at) && column !== undefined && isGood(column);
      });
      if (found) taken.set(found[0], { meaning: to, score: Math.min(found[1].score, asStandIn) });
    },
  };
}
