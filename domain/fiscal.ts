/** Italian tax identifiers, by length, alphabet and check digit. */
import * as codiceFiscale from 'stdnum/lib/cjs/it/codicefiscale.js';
import * as partitaIva from 'stdnum/lib/cjs/it/iva.js';

/** 16 letters and digits, or the 11 digits of a body. */
const fiscalCodeShape = /^(?:[A-Z0-9]{16}|\d{11})$/;
const vatNumberShape = /^\d{11}$/;

/** Whether a compact code is as long as one; its check letter is another matter. */
export const looksLikeFiscalCode = (code: string): boolean => fiscalCodeShape.test(code);

/** Whether a compact number has 11 digits; whether they add up is another matter. */
export const looksLikeVatNumber = (number: string): boolean => vatNumberShape.test(number);

/**
 * Codice fiscale of a person (16 characters with check letter, the forms for same-named people included)
 * or the 11 digits of a body without a person's code (D.P.R. 605/1973; D.M. 23 dicembre 1976).
 *
 * @param code compact, as `compactFiscalCode` makes it: nothing is forgiven here, since what is checked is what is stored
 */
export function isFiscalCode(code: string): boolean {
  return isVatNumber(code) || (looksLikeFiscalCode(code) && codiceFiscale.validate(code).isValid);
}

/**
 * Partita IVA: 11 digits, the last one a check digit (D.P.R. 633/1972, art. 35).
 *
 * @param number compact, as `compactVatNumber` makes it
 */
export function isVatNumber(number: string): boolean {
  return looksLikeVatNumber(number) && partitaIva.validate(number).isValid;
}

/** A code as it is stored: capitals, without the blanks, dots and dashes of any kind that people put between. */
export function compactFiscalCode(code: string): string {
  return code.replace(/[\s.\p{Pd}\u2212\u00ad\u200b\ufeff]/gu, '').toUpperCase();
}

/** A number as it is stored: its digits, without the country's `IT` in front. */
export function compactVatNumber(number: string): string {
  return compactFiscalCode(number).replace(/^IT/, '');
}

/** Codice destinatario of the exchange system (SdI): 7 letters or digits, 6 for public offices. */
export function isUniqueCode(code: string): boolean {
  return /^[A-Z0-9]{6,7}$/.test(code);
}
