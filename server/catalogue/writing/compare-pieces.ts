/** Which pieces of a batch are new, which read differently, and which are as the database has them. */
import type { FactName } from '../../../domain/facts/facts.ts';
import { carFacts } from '../../../domain/facts/fact-names.ts';
import { discounted } from '../../../domain/money.ts';
import type { CarChanges } from './write-cars.ts';
import type { KnownNames } from './known-names.ts';
import { columnsOfFact, fittedModels, partRow, type PartRow } from './part-row.ts';
import { fingerprintOf, type FittedModel, type Piece } from './piece.ts';
import { isSame, type PresentPart } from './present-parts.ts';

/** How many pieces were new, how many read differently, how many were as they should be. */
export type Written = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
};

export type Compared = {
  readonly piece: Piece;
  readonly row: PartRow;
  readonly fits: readonly FittedModel[];
  readonly present: PresentPart | undefined;
};

export type Comparison = {
  readonly added: readonly Compared[];
  readonly changed: readonly Compared[];
  /** A piece of whose car something else is known now counts as changed, though the piece itself is not written. */
  readonly counts: Written;
};

/**
 * @param present parts of the same codes
 * @param cars a car that has no id is a new one
 */
export type Comparer = (
  pieces: readonly Piece[],
  present: ReadonlyMap<string, PresentPart>,
  cars: Pick<CarChanges, 'ids' | 'restated'>,
) => Comparison;

type Said = { readonly row: PartRow; readonly fits: readonly FittedModel[] };

/** What a file says of a part that is there, with what it does not say, and what was set by hand, as the part has it. */
function beside(
  part: PresentPart,
  { row, fits }: Said,
  unsaid: ReadonlySet<string> | undefined,
  forced: ReadonlySet<string>,
): Said {
  const byHand = part.handSet.filter((fact) => !forced.has(fact));
  if ((unsaid?.size ?? 0) === 0 && byHand.length === 0) return { row, fits };
  const stays = new Set([...(unsaid ?? []), ...byHand.flatMap(columnsByHand)]);
  const keepsCar = stays.has('carId');
  const keepsFits = stays.has('fits') && (keepsCar || part.carId === row.carId);
  const kept = [...stays, ...(keepsFits ? ['modelIds', 'brandIds'] : [])];
  const merged = {
    ...row,
    ...Object.fromEntries(
      kept.filter((name) => name in row).map((name) => [name, part[name as keyof PartRow]]),
    ),
  };
  return {
    row: { ...merged, discountedPrice: discounted(merged.price, merged.discount) },
    fits: keepsFits ? part.fits : fits,
  };
}

/** Of a car that was put right a piece stays, whatever the file says of its car: another sign of it would be another car. */
const columnsByHand = (fact: string): readonly string[] =>
  (carFacts as readonly string[]).includes(fact) ? columnsOfFact('model') : columnsOfFact(fact as FactName);

/** No car has it. */
const newCar = -1;

/** @param forced facts that files change although they were set by hand */
export function createComparer(names: KnownNames, forced: ReadonlySet<string> = new Set()): Comparer {
  return (pieces, present, { ids, restated }) => {
    const all = pieces.map((piece) => {
      const carId = piece.car ? (ids.get(fingerprintOf(piece.car)) ?? newCar) : null;
      const part = present.get(piece.sku);
      const said = { row: partRow(piece, carId, names), fits: fittedModels(piece, names) };
      return { piece, ...(part ? beside(part, said, piece.unsaid, forced) : said), present: part };
    });
    const added = all.filter((one) => one.present === undefined);
    const changed = all.filter(({ row, fits, present: part }) => part && !isSame(part, row, fits));
    const written = new Set([...added, ...changed]);
    const others = all.filter((one) => !written.has(one));
    const retold = others.filter(({ row }) => restated.has(row.carId ?? newCar)).length;
    return {
      added,
      changed,
      counts: {
        added: added.length,
        changed: changed.length + retold,
        unchanged: others.length - retold,
      },
    };
  };
}
