/** What a text in sentences says of the donor car: where a platform has no columns for it, it stands in title and description. */
import { readMileage } from '../values.ts';
import { isVin } from '../columns/cell-looks.ts';

export type CarInProse = {
  readonly year: number | null;
  /** Kilometres. */
  readonly mileageKm: number | null;
  readonly vin: string | null;
};

/** Years of donor cars that are written with four digits. */
const year =
  /\b(?:anno|year|baujahr|bj|ez|erstzulassung|ann[eé]e|a[nñ]o|rok|metai|immatricolazione)\b[^\d\n]{0,30}?((?:19|20)\d{2})\b/i;
const mileage =
  /\b(?:km(?:[- ]?stand)?|chilometri|laufleistung|kilometerstand|mileage|kilom[eé]tra(?:ge|je)|przebieg|rida)\b[^\d\n]{0,12}(\d[\d.,' ]{2,10}\d)/i;

/** `87.412 km`, `61000 km`, no `Bj. 2015 km`; and `45tkm`, `210mila km`, which are thousands. */
const mileageBefore = /(?<![\d.,])(\d{1,3}(?:[. ']\d{3})+|(?!(?:19|20)\d{2} ?km)\d{4,6}) ?km\b/i;
const thousandsBefore =
  /(?<![\d.,])(\d{2,3})\s*(?:tkm|t\.\s?km|mila\s*(?:km|chilometri)|tys\.?\s*km|mil km)(?![a-z])/i;

/** @param text plain */
export function carInProse(text: string): CarInProse {
  const [, ofYear] = year.exec(text) ?? [];
  const [, thousands] = thousandsBefore.exec(text) ?? [];
  const [, before] = mileageBefore.exec(text) ?? [];
  const [, behind] = mileage.exec(text) ?? [];
  const ofMileage = thousands === undefined ? (before ?? behind) : `${thousands}000`;
  const vin = (text.toUpperCase().match(/\b[A-HJ-NPR-Z0-9]{17}\b/g) ?? []).find(isVin);
  return {
    year: ofYear === undefined ? null : Number(ofYear),
    mileageKm: ofMileage === undefined ? null : (readMileage(ofMileage.replace(/[' ]/g, '')) ?? null),
    vin: vin ?? null,
  };
}
