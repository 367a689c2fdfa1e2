/** Numbers in cells. A reader gives undefined for what it cannot read; what was expected is said by the caller. */

import { farthestKm, firstCarYear, highestPowerKw } from '../../../domain/facts/believed.ts';
import { normalizePartNumber } from '../../../domain/part-number.ts';
import { withoutThousandsSigns } from '../../../domain/written-price.ts';

/** Heaviest piece that is believed, in kg. */
const heaviestKg = 2_000;

/** A whole number that a spreadsheet may have written with decimals: `15,00`. */
const whole = /^(\d{1,5})(?:[.,]0+)?$/;

/** Whole percent, 0 to 100, with or without the sign; nought when empty. */
export function readDiscount(text: string): number | undefined {
  const [, digits] = whole.exec(text.replace(/\s*%$/, '') || '0') ?? [];
  return digits !== undefined && Number(digits) <= 100 ? Number(digits) : undefined;
}

/** Pieces; one when empty. */
export function readQuantity(text: string): number | undefined {
  const [, digits] =
    whole.exec(text.replace(/\s*(pz|pezz[io]|pcs?|pieces?|ks|db|darab|kom|kos)\.?$/i, '') || '1') ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** A year of four digits, alone or at the end of a date (`05/2008`, `2008-05-14`), from the first cars to next year's models; null when empty. */
export function readYear(text: string, thisYear: number): number | null | undefined {
  if (text === '') return null;
  const [, alone, ofDate] =
    /^(?:(\d{4})(?:[.,]0+|-\d{1,2}(?:-\d{1,2})?)?|(?:\d{1,2}[/.-]){1,2}(\d{4}))$/.exec(text) ?? [];
  const year = Number(alone ?? ofDate);
  return year >= firstCarYear && year <= thisYear + 1 ? year : undefined;
}

const kmOfMile = 1.609_344;

/** Miles as kilometres. */
export const inKilometres = (miles: number): number => Math.round(miles * kmOfMile);

/** `67815`, `268.000`, `268 000 km`; null when empty. */
export function readMileage(text: string): number | null | undefined {
  if (text === '') return null;
  const [, thousands] =
    /^(?:km\.?\s*)?(\d{1,3})\s*(?:mila|tkm|tsd\.?|tys\.?|tis\.?|ezer|tisu[cć]a|hiljada|tiso[cč]|t[uū]kst\.?|mil|k)(?:\s*km)?\.?$/i.exec(
      text,
    ) ?? [];
  if (thousands !== undefined) return Number(thousands) * 1000;
  const bare = withoutThousandsSigns(text.replace(/^km\.?\s*|\s*km\.?$/gi, ''));
  const digits = /^\d{1,3}([.,]\d{3})+$/.test(bare) ? bare.replace(/\D/g, '') : bare.replace(/[.,]0$/, '');
  return /^\d{1,7}$/.test(digits) && Number(digits) <= farthestKm ? Number(digits) : undefined;
}

/** Kilograms with a decimal comma or point; null when empty. */
export function readWeight(text: string): number | null | undefined {
  if (text === '') return null;
  const plain = text.replace(/\s*kg\.?$/i, '').replace(',', '.');
  const weight = Number(plain);
  return /^\d{1,4}(\.\d{1,3}0*)?$/.test(plain) && weight > 0 && weight <= heaviestKg ? weight : undefined;
}

const horsepowerInKw = 0.7355;

/** Kilowatts alone, with their unit, or what horsepower come to; null when empty. */
export function readPower(text: string): number | null | undefined {
  if (text === '') return null;
  const [, kw] = /(\d{1,4})\s*kw/i.exec(text) ?? /^(\d{1,4})(?:[.,]0+)?$/.exec(text) ?? [];
  const [, horses] =
    kw === undefined
      ? (/(\d{1,4})\s*(?:cv|hp|ps|ch|pk|km|ag|cp|hk|kon[ií]|le|ks|km)\b/i.exec(text) ?? [])
      : [];
  const power = Math.round(kw === undefined ? Number(horses) * horsepowerInKw : Number(kw));
  return power > 0 && power <= highestPowerKw ? power : undefined;
}

/** Numbers parted by `|`; none when empty. */
export const readNumberList = (text: string): string[] => [
  ...new Set(
    text
      .split('|')
      .map((number) => number.trim())
      .filter((number) => normalizePartNumber(number) !== ''),
  ),
];
