/** Columns of counts, told by what stands in them: some lists have a yes or no beside the count itself. Pure. */
import { wordsOf } from '../letters.ts';
import type { Described } from './described.ts';

/** A whole number of pieces. */
export const looksLikeCount = (text: string): boolean => /^\d{1,4}$/.test(text);

const isYesOrNo = (text: string): boolean =>
  /^(?:[01]|true|false|yes|no|s[iì]|ja|nein|oui|non|tak|nie|taip|ne|nee|sim|n[aã]o|da|nu|nej|nei|[aá]no|igen|nem)$/i.test(
    text,
  );

/** Names that ask whether any is there. `Qta` is none of them: where each piece is the only one, it is one on every line. */
const asksForAny =
  /^(?:is |¿)?(?:in (?:stock|magazzino)|auf lager|vorratig|en (?:stock|inventario)|hay existencias|na stanie|w magazynie|sandelyje|turime|op voorraad|em (?:stock|armazem)|(?:in|pe) stoc|i lager|pa lager|finns|skladom|skladem|na sklade|raktaron|keszleten|na (?:stanju|lageru|zalogi|zalihi|skladistu))/;

/** Names that say a store of goods: how many are in it in one list, which of them in another. */
const ofStore =
  /^(?:magazzino|lager|lagerbestand|magasin|magazyn|almacen|inventario|inventory|stock|scorta|bestand|sandelis|voorraad|magazijn|armazem|stoc|depozit|magazie|lagersaldo|lagerbeholdning|beholdning|sklad|zasoby?|keszlet|raktarkeszlet|raktar|zalih[ae]|zaloga|skladiste|skladisce)$/;

/**
 * The column that counts pieces, where the one that was taken for it only says whether there is any: `In stock? 1` beside `Magazzino 4`.
 *
 * @param taken the column that was taken for the count
 * @param mayCount those that mean nothing yet, or a place
 */
export function countBeside(taken: Described, mayCount: readonly Described[]): Described | undefined {
  const words = (header: string): string => wordsOf(header.replaceAll('_', ' ')).join(' ');
  if (!asksForAny.test(words(taken.header)) || !taken.texts.every(isYesOrNo)) return undefined;
  return mayCount.find(
    ({ header, texts, rows, at }) =>
      at !== taken.at &&
      ofStore.test(words(header)) &&
      texts.length > rows / 2 &&
      texts.every(looksLikeCount) &&
      // Halls have numbers as well, and no piece would be sold two times for lying in the second.
      texts.filter((text) => Number(text) <= 1).length > texts.length / 2,
  );
}

/** Fewer lines that keep some pieces for somebody are alike by chance. */
const leastOfKept = 2;

/**
 * What is left of a count once what is kept for somebody is taken from it, in the program's own column: `GIAC 4, IMPEGN 1, DISPON 3`.
 *
 * @param taken the column that counts all pieces
 * @param others those that mean nothing yet
 */
export function availableBeside(taken: Described, others: readonly Described[]): Described | undefined {
  const lines = taken.cells.flatMap((cell, line) => (/\d/.test(cell) ? [line] : []));
  const countsOf = ({ cells }: Described): number[] =>
    lines.map((line) => Number((cells[line] ?? '').replace(',', '.')));
  const all = countsOf(taken);
  const counted = others
    .filter(({ at, texts }) => at !== taken.at && texts.length > 0)
    .map((column) => ({ column, counts: countsOf(column) }))
    .map((one) => ({ ...one, filled: one.counts.filter((count) => count > 0).length }));
  // Few are kept and most are left: by that the two are told apart.
  return counted.find((left) =>
    counted.some(
      (kept) =>
        kept.filled >= leastOfKept &&
        kept.filled < left.filled &&
        all.every((count, at) => count - (kept.counts[at] ?? Number.NaN) === left.counts[at]),
    ),
  )?.column;
}
