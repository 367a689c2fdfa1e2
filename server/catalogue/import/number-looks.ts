/** What looks like the number of a part, or of a vehicle. */
import { normalizePartNumber } from '../../../domain/part-number.ts';

export const isVin = (text: string): boolean => {
  const vin = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && /\d{4}$/.test(vin) && /[A-Z]/.test(vin);
};

/** A day, or the month of a year. */
const isDate =
  /^(?:(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2})(?:[T\s].*)?|(?:0?[1-9]|1[0-2])[./-](?:19|20)\d{2})$/;

/** A number as car makers write them: mostly digits, often with letters, seldom with anything else. */
export function looksLikeNumber(text: string): boolean {
  if (isDate.test(text)) return false;
  const bare = normalizePartNumber(text);
  if (bare.length < 5 || bare.length > 24 || /[.,]\d+e[+-]?\d+/i.test(text)) return false;
  const digits = bare.replace(/\D/g, '').length;
  return digits >= 3 && digits * 2 >= bare.length && /^[\w\s./()+-]+$/.test(text);
}
