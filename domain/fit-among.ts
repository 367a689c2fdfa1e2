/** Whether a part fits, beside others that are shown with it: what bears one number must not be said to fit here and not there. */
import type { PartSummary } from './contract/parts.ts';
import { fitFor, fitOnCard, type FitVerdict, type Known, type MyCar } from './my-car.ts';
import { normalizePartNumber } from './part-number.ts';

type Numbered = Known & Pick<PartSummary, 'serialNumber'>;

/**
 * The same beside other pieces that are shown: what bears the same number fits the same cars, so that no two of them say otherwise.
 *
 * @param others of which those with the number of the part count
 */
export function fitAmong(part: Numbered, others: readonly Numbered[], car: MyCar): FitVerdict {
  const own = fitFor(part, car);
  if (own.isGood) return own;
  const alike = others.filter((other) => haveOneNumber(part, other)).map((other) => fitOnCard(other, car));
  if (alike.some(({ isGood }) => isGood)) return { ...own, isGood: true, reason: 'sameNumber' };
  return alike.find(({ reason }) => reason === 'engine') ?? own;
}

/** @returns the pieces as cards judge them: each fits the car, or does with the same engine, where any with its number does */
export function fittingAlike<Piece extends Numbered>(
  pieces: readonly Piece[],
  others: readonly Numbered[],
  car: MyCar,
): Piece[] {
  const all = [...pieces, ...others];
  return pieces.map((piece) =>
    ['sameNumber', 'engine'].includes(fitAmong(piece, all, car).reason)
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
