/** Which of several counts of a program's stock a buyer can have: those that are left, or all of them without what is kept for somebody. Pure. */
import { fold, wordsOf } from '../letters.ts';
import { looksLikeCount } from './counts.ts';
import type { Described } from './score-columns.ts';

/** The name itself, of JSON without what it stands in: `giacenza.disponibile`, `availableQty`. */
const ownWords = (header: string): string =>
  wordsOf(
    (header.split('.').findLast((step) => step !== '') ?? '').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '),
  ).join(' ');

const amounts = String.raw`(?:qta?|quantita?|quantity|qty|quantite|qte|cantidad|cant|ilosc|kiekis|menge|anzahl|stk|stock|giac|giacenza|bestand|aantal|pezzi|pz|pcs|units|unidades)`;
const available = String.raw`disp|dispo|dispon|disponib\p{L}*|disponiv\p{L}*|availab\p{L}*|avail|verfugb\p{L}*|lieferb\p{L}*|dostepn\p{L}*|prieinam\p{L}*|laisv\p{L}*|beschikb\p{L}*|leverbaa?r\p{L}*|tillgang\p{L}*|tilgaeng\p{L}*|tilgjeng\p{L}*|dostupn\p{L}*|elerhet\p{L}*|raspoloz\p{L}*|razpoloz\p{L}*|frei|free|liber[oaie]|libres?|vrij|voln\p{L}*|woln\p{L}*|ledig\p{L}*|szabad|vendibil\p{L}*|sellable|verkaufbar|verkauflich`;
const reserved = String.raw`impegn\p{L}*|riservat\p{L}*|prenotat\p{L}*|opzionat\p{L}*|reserv(?:ed|ations?|iert|e|ee|es|ad[oa]s?|erad\p{L}*|eret|ert)|gereserveerd|allocated|committed|on hold|held|booked|vorgemerkt|zarezerw\p{L}*|rezerw\p{L}*|rezervuot\p{L}*|(?:za)?rezervov\p{L}*|rezervat\p{L}*|rezervir\p{L}*|foglal\p{L}*|comprometid[oa]s?|apartad[oa]s?`;
const isOfAvailable = new RegExp(`^(?:${amounts} )?(?:${available})(?: ${amounts})?$`, 'u');
const isOfReserved = new RegExp(`^(?:${amounts} )?(?:${reserved})(?: ${amounts})?$`, 'u');

export const saysAvailable = (header: string): boolean => isOfAvailable.test(ownWords(header));
export const saysReserved = (header: string): boolean => isOfReserved.test(ownWords(header));

/** `4,00` of a printout is four. */
const countIn = (text: string): number => Number(text.replace(/[.,]0+$/, ''));
const isCounted = ({ texts }: Described): boolean =>
  texts.length > 0 && texts.every((text) => looksLikeCount(text.replace(/[.,]0+$/, '')));
const hasSeveral = ({ texts }: Described): boolean => texts.some((text) => countIn(text) > 1);

/** What a name of JSON stands in; empty where it stands in nothing. */
export const objectOf = (header: string): string =>
  fold(header.slice(0, Math.max(0, header.lastIndexOf('.'))));

/**
 * Whether a column that asks whether a piece is there counts them: some line says several, or it stands within the stock itself
 * (`giacenza.disponibile`), where a yes would be none.
 *
 * @param isInStock whether what it stands in is called as counts are
 */
export const countsAvailable = (column: Described, isInStock: boolean): boolean =>
  saysAvailable(column.header) && isCounted(column) && (isInStock || hasSeveral(column));

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
