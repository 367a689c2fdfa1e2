/** Which pieces of a batch are new, which read differently, and which are as the database has them. */
import type { CarChanges } from './write-cars.ts';
import type { KnownNames } from './known-names.ts';
import { fittedModels, partRow, type PartRow } from './part-row.ts';
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

/** No car has it. */
const newCar = -1;

export function createComparer(names: KnownNames): Comparer {
  return (pieces, present, { ids, restated }) => {
    const all = pieces.map((piece) => {
      const carId = piece.car ? (ids.get(fingerprintOf(piece.car)) ?? newCar) : null;
      return {
        piece,
        row: partRow(piece, carId, names),
        fits: fittedModels(piece, names),
        present: present.get(piece.sku),
      };
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
