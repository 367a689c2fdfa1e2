/** Italian tax identifiers, by length, alphabet and check digit. */
import * as codiceFiscale from 'stdnum/lib/cjs/it/codicefiscale.js';
import * as partitaIva from 'stdnum/lib/cjs/it/iva.js';

/**
 * Codice fiscale of a person (16 characters with check letter, the forms for same-named people included)
 * or the 11 digits of a body without a person's code (D.P.R. 605/1973; D.M. 23 dicembre 1976).
 */
export function isFiscalCode(code: string): boolean {
  return code.length === 11 ? isVatNumber(code) : codiceFiscale.validate(code).isValid;
}

/** Partita IVA: 11 digits, the last one a check digit; a leading `IT` is taken (D.P.R. 633/1972, art. 35). */
export function isVatNumber(number: string): boolean {
  return partitaIva.validate(compactVatNumber(number)).isValid;
}

/** The 11 digits as they are stored: without blanks and country prefix. */
export function compactVatNumber(number: string): string {
  return number.replace(/[\s.-]/g, '').replace(/^IT/i, '');
}

/** Codice destinatario of the exchange system (SdI): 7 letters or digits, 6 for public offices. */
export function isUniqueCode(code: string): boolean {
  return /^[A-Z0-9]{6,7}$/.test(code);
}
