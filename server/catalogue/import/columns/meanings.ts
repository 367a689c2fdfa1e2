/** What a column of a foreign file can mean: a fact of the shop, or something that helps to find one. */
import type { FactName } from '../../../../domain/facts/facts.ts';

/** Beside the facts themselves. */
export const helpers = [
  /** A number that somebody else's program gave the line: the code where the yard has none of its own. */
  'otherCode',
  /** `1.9 JTD 115cv`, `Dynamic`: what tells versions of a model apart. */
  'version',
  /** Of a model's years, where the year of the car itself stands beside them. */
  'yearFrom',
  'yearTo',
  'netPrice',
  /** What is asked for a while instead of the price, on the lines that say it. */
  'salePrice',
  /** The days from which and to which it is asked. */
  'saleFrom',
  'saleTo',
  /** What a new one costs, what sending does: never shown, never taken. */
  'otherPrice',
  'vat',
  'currency',
  /** Of the mileage, on each line: `km`, `mi`. */
  'mileageUnit',
  /** How many of the pieces counted are kept for somebody. */
  'reservedQuantity',
  'side',
  'axle',
  /** `true`, `sold`: known, and no fact of the shop. */
  'status',
  /** Filled where a piece is sold or kept: a yes, a day, a buyer. */
  'soldMark',
  /** `D` and `V` alone: `disponibile` and `venduto`. */
  'saleLetter',
] as const;

export type Meaning = FactName | (typeof helpers)[number];

/** Names of columns by what they mean, in some languages: parted by semicolons. */
export type HeaderWords = { readonly [Each in Meaning]?: string };

/** Those of which a file may have several columns, all of which count. */
export const several: ReadonlySet<Meaning> = new Set<Meaning>([
  'serialNumber',
  'photos',
  'internalNotes',
  'descriptionIt',
  'category',
  'otherPrice',
  'status',
  'soldMark',
  'otherCode',
  'fits',
  'version',
]);
