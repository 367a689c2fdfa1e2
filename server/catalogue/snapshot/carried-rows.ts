/** Parts as the database tells them to a snapshot: a list in JSON, read where there is time for it. */
import { serialKeyOf } from '../../../domain/part-number.ts';
import type { CarriedPart } from '../../../domain/snapshot/carried-part.ts';

type Row = Omit<CarriedPart, 'isPadded' | 'fits'> & {
  readonly fits: CarriedPart['fits'] | null;
  /** The numbers in the form in which they are compared. */
  readonly keys: readonly string[];
};

/** What is told where there is no part. */
export const noRows = '[]';

/** @param rows as `readRows` has them */
export const partsOfRows = (rows: string): CarriedPart[] => (JSON.parse(rows) as Row[]).map(toCarried);

/** Whether its numbers are compared without the zeros before them is seen from how they are kept. */
function toCarried({ keys, fits, ...row }: Row): CarriedPart {
  const written = [row.serialNumber, ...row.otherNumbers];
  const isPadded = written.some((number, at) => serialKeyOf(number) !== keys[at]);
  return { ...row, isPadded, fits: fits ?? [] };
}
