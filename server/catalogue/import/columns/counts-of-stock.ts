/** Which of several counts of a program's stock a buyer can have: those that are left, or all of them without what is kept for somebody. Pure. */
import type { Described } from './described.ts';
import { countIn, hasSeveral, isCounted, objectOf, saysAvailable, saysReserved } from './stock-names.ts';

const counts = ({ cells }: Described): number[] => cells.map(countIn);

/** What is left, by its name, beside the count of all: on no line more than that, and on some less. */
export function leftBeside(taken: Described, others: readonly Described[]): Described | undefined {
  const all = counts(taken);
  return others.find((left) => {
    if (left.at === taken.at || !saysAvailable(left.header) || !isCounted(left)) return false;
    const some = counts(left);
    return (
      some.every((count, line) => count <= (all[line] ?? 0)) &&
      some.some((count, line) => count < (all[line] ?? 0))
    );
  });
}

/** The count that, taken from all of them, leaves what is left: no mark of a line. */
export const keptOf = (
  all: Described,
  left: Described,
  others: readonly Described[],
): Described | undefined =>
  others.find((kept) => {
    if (!saysReserved(kept.header) || !isCounted(kept)) return false;
    const [every, some, rest] = [counts(all), counts(kept), counts(left)];
    return every.every((count, line) => count - (some[line] ?? 0) === rest[line]);
  });

/**
 * How many of a count are kept for somebody. A yes and no that marks the whole line says nothing of the kind: some line keeps several,
 * or both stand within the same stock (`stock.quantity`, `stock.reserved`).
 */
export const keptBeside = (taken: Described, others: readonly Described[]): Described | undefined =>
  others.find(
    (kept) =>
      saysReserved(kept.header) &&
      isCounted(kept) &&
      (hasSeveral(kept) ||
        (objectOf(kept.header) !== '' && objectOf(kept.header) === objectOf(taken.header))),
  );
