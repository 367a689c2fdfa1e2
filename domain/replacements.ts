/** What may stand in for a part: nothing that cannot fit. Pure; the shop and the browser without a network ask it alike. */
import type { PartSummary } from './contract/parts.ts';
import { normalizePartNumber } from './part-number.ts';
import { sideOfPart } from './side-of-part.ts';

type Compared = Pick<PartSummary, 'id' | 'name' | 'serialNumber' | 'side' | 'fits' | 'category' | 'quantity'>;

/**
 * The same number first, then the same kind for a car that both are for and the same side, then those whose side nobody says.
 * What is of the other side, or for other years of the car alone, cannot fit and is left out, whatever else it shares.
 *
 * @param candidates parts in the order in which those that are equally near are shown
 */
export function replacementsOf<Other extends Compared>(
  part: Compared,
  candidates: readonly Other[],
  limit: number,
): Other[] {
  const ranked = candidates.flatMap((other) => {
    const rank = other.id === part.id || other.quantity === 0 ? undefined : rankOf(part, other);
    return rank === undefined ? [] : [{ other, rank }];
  });
  return ranked
    .toSorted((one, next) => one.rank - next.rank)
    .slice(0, limit)
    .map(({ other }) => other);
}

function rankOf(part: Compared, other: Compared): number | undefined {
  const number = normalizePartNumber(part.serialNumber);
  if (number !== '' && normalizePartNumber(other.serialNumber) === number) return 0;
  if (other.category.id !== part.category.id || !mayShareYears(part, other)) return undefined;
  const [own, its] = [sideOfPart(part), sideOfPart(other)];
  if (own === its) return 1;
  return own === undefined || its === undefined ? 2 : undefined;
}

/** Unless both say for which years of a car they are, and no year of any such car is in both. */
function mayShareYears({ fits }: Pick<Compared, 'fits'>, { fits: others }: Pick<Compared, 'fits'>): boolean {
  const shared = fits.flatMap((fit) =>
    others.filter(({ id }) => id === fit.id).map((its) => [fit, its] as const),
  );
  return (
    shared.length === 0 ||
    shared.some(
      ([one, other]) =>
        (one.from ?? -Infinity) <= (other.to ?? Infinity) &&
        (other.from ?? -Infinity) <= (one.to ?? Infinity),
    )
  );
}
