/** Whether a part fits, beside others that are shown with it: what bears one number must not be said to fit here and not there. */
import type { PartSummary } from './contract/parts.ts';
import { fitFor, listsCar, type FitVerdict, type Known, type MyCar } from './my-car.ts';
import { normalizePartNumber } from './part-number.ts';

type Numbered = Known & Pick<PartSummary, 'serialNumber'>;

/**
 * The same beside other pieces that are shown: what bears the same number fits the same cars, so that no two of them say otherwise.
 *
 * @param others of which those with the number of the part count
 */
export function fitAmong(part: Numbered, others: readonly Numbered[], car: MyCar): FitVerdict {
  const own = fitFor(part, car);
  if (own.isGood || !others.some((other) => haveOneNumber(part, other) && listsCar(other, car))) return own;
  return { ...own, isGood: true, reason: 'sameNumber' };
}

/** @returns the pieces as cards judge them: each fits the car where any with its number does */
export function fittingAlike<Piece extends Numbered>(
  pieces: readonly Piece[],
  others: readonly Numbered[],
  car: MyCar,
): Piece[] {
  const all = [...pieces, ...others];
  return pieces.map((piece) =>
    fitAmong(piece, all, car).reason === 'sameNumber'
      ? {
          ...piece,
          fits: [...piece.fits, { id: car.model.id, from: car.year ?? null, to: car.year ?? null }],
        }
      : piece,
  );
}

function haveOneNumber(
  { serialNumber }: Pick<PartSummary, 'serialNumber'>,
  other: Pick<PartSummary, 'serialNumber'>,
): boolean {
  const number = normalizePartNumber(serialNumber);
  return number !== '' && number === normalizePartNumber(other.serialNumber);
}
