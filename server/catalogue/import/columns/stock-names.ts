/** What the name of a column says of a program's stock: that it counts what is left, or what is kept for somebody. Pure. */
import { fold, spacedCamelCase, wordsOf } from '../letters.ts';
import { looksLikeCount } from './counts.ts';

type Cells = { readonly texts: readonly string[] };

/** The name itself, of JSON without what it stands in: `giacenza.disponibile`, `availableQty`. */
const ownWords = (header: string): string =>
  wordsOf(spacedCamelCase(header.split('.').findLast((step) => step !== '') ?? '')).join(' ');

const amounts = String.raw`(?:qta?|quantita?|quantity|qty|quantite|qte|cantidad|cant|ilosc|kiekis|menge|anzahl|stk|stock|giac|giacenza|bestand|aantal|pezzi|pz|pcs|units|unidades)`;
const available = String.raw`disp|dispo|dispon|disponib\p{L}*|disponiv\p{L}*|availab\p{L}*|avail|verfugb\p{L}*|lieferb\p{L}*|dostepn\p{L}*|prieinam\p{L}*|laisv\p{L}*|beschikb\p{L}*|leverbaa?r\p{L}*|tillgang\p{L}*|tilgaeng\p{L}*|tilgjeng\p{L}*|dostupn\p{L}*|elerhet\p{L}*|raspoloz\p{L}*|razpoloz\p{L}*|frei|free|liber[oaie]|libres?|vrij|voln\p{L}*|woln\p{L}*|ledig\p{L}*|szabad|vendibil\p{L}*|sellable|verkaufbar|verkauflich`;
const reserved = String.raw`impegn\p{L}*|riservat\p{L}*|prenotat\p{L}*|opzionat\p{L}*|reserv(?:ed|ations?|iert|e|ee|es|ad[oa]s?|erad\p{L}*|eret|ert)|gereserveerd|allocated|committed|on hold|held|booked|vorgemerkt|zarezerw\p{L}*|rezerw\p{L}*|rezervuot\p{L}*|(?:za)?rezervov\p{L}*|rezervat\p{L}*|rezervir\p{L}*|foglal\p{L}*|comprometid[oa]s?|apartad[oa]s?`;
const isOfAvailable = new RegExp(`^(?:${amounts} )?(?:${available})(?: ${amounts})?$`, 'u');
const isOfReserved = new RegExp(`^(?:${amounts} )?(?:${reserved})(?: ${amounts})?$`, 'u');

export const saysAvailable = (header: string): boolean => isOfAvailable.test(ownWords(header));
export const saysReserved = (header: string): boolean => isOfReserved.test(ownWords(header));

/** `4,00` of a printout is four. */
const withoutNoughts = (text: string): string => text.replace(/[.,]0+$/, '');
export const countIn = (text: string): number => Number(withoutNoughts(text));
export const isCounted = ({ texts }: Cells): boolean =>
  texts.length > 0 && texts.every((text) => looksLikeCount(withoutNoughts(text)));
export const hasSeveral = ({ texts }: Cells): boolean => texts.some((text) => countIn(text) > 1);

/** What a name of JSON stands in; empty where it stands in nothing. */
export const objectOf = (header: string): string =>
  fold(header.slice(0, Math.max(0, header.lastIndexOf('.'))));

/**
 * Whether a column that asks whether a piece is there counts them: some line says several, or it stands within the stock itself
 * (`giacenza.disponibile`), where a yes would be none.
 *
 * @param isInStock whether what it stands in is called as counts are
 */
export const countsAvailable = (column: Cells & { readonly header: string }, isInStock: boolean): boolean =>
  saysAvailable(column.header) && isCounted(column) && (isInStock || hasSeveral(column));
