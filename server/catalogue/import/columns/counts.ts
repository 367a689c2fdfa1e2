/** Columns of counts, told by what stands in them: some lists have a yes or no beside the count itself. Pure. */
import { fold } from '../../../../domain/fold.ts';
import type { Described } from './score-columns.ts';

/** A whole number of pieces. */
export const looksLikeCount = (text: string): boolean => /^\d{1,4}$/.test(text);

const isYesOrNo = (text: string): boolean => text === '0' || text === '1';

/** Names that say a store of goods: how many are in it in one list, which of them in another. */
const ofStore =
  /^(?:magazzino|lager|magasin|magazyn|almacen|inventario|inventory|stock|scorta|bestand|sandelis)$/;

/**
 * The column that counts pieces, where the one that was taken for it only says whether there is any: `In stock? 1` beside `Magazzino 4`.
 *
 * @param taken the column that was taken for the count, where there is one
 * @param mayCount those that mean nothing yet, or a place
 */
export function countBeside(
  taken: Described | undefined,
  mayCount: readonly Described[],
): Described | undefined {
  if (taken && !taken.texts.every(isYesOrNo)) return undefined;
  return mayCount.find(
    ({ header, texts, rows, at }) =>
      at !== taken?.at &&
      ofStore.test(fold(header).trim()) &&
      texts.length > rows / 2 &&
      texts.every(looksLikeCount) &&
      // Halls have numbers as well: without a yes or no beside it, most lines have to say one piece.
      (taken !== undefined || texts.filter(isYesOrNo).length > texts.length / 2),
  );
}
