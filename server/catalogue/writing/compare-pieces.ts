/** Which pieces of a batch are new, which read differently, and which are as the database has them. */
import type { KnownNames } from './known-names.ts';
import { fittedModels, partRow, type PartRow } from './part-row.ts';
import { fingerprintOf, type FittedModel, type Piece } from './piece.ts';
import { isSame, type PresentPart } from './present-parts.ts';

export type Compared = {
  readonly piece: Piece;
  readonly row: PartRow;
  readonly fits: readonly FittedModel[];
  readonly present: PresentPart | undefined;
};

/**
 * @param present parts of the same codes
 * @param cars ids of donor cars by fingerprint; a car that is missing is a new one
 */
export type Comparer = (
  pieces: readonly Piece[],
  present: ReadonlyMap<string, PresentPart>,
  cars: ReadonlyMap<string, number>,
) => { added: Compared[]; changed: Compared[]; unchanged: number };

/** No car has it. */
const newCar = -1;

export function createComparer(names: KnownNames): Comparer {
  return (pieces, present, cars) => {
    const all = pieces.map((piece) => {
      const carId = piece.car ? (cars.get(fingerprintOf(piece.car)) ?? newCar) : null;
      return {
        piece,
        row: partRow(piece, carId, names),
        fits: fittedModels(piece, names),
        present: present.get(piece.sku),
      };
    });
    const added = all.filter((one) => one.present === undefined);
    const changed = all.filter(({ row, fits, present: part }) => part && !isSame(part, row, fits));
    return { added, changed, unchanged: all.length - added.length - changed.length };
  };
}
