/**
 * Whether a part bears the number that somebody reads off their own: what can be told from the numbers alone, and no more. Pure, and
 * so answered without a network.
 */
import type { Part, PartSummary } from './contract/parts.ts';
import {
  comparedWithoutZeros,
  misreadKeys,
  normalizePartNumber,
  partNumberEnds,
  partNumberKeys,
  withoutRevision,
} from './part-number.ts';

type Numbered = Pick<PartSummary, 'serialNumber' | 'manufacturerCode'> & Partial<Pick<Part, 'otherNumbers'>>;

/**
 * - `same` the maker's number, `other` one of the further numbers that the yard says it has, `supplier` the supplier's code
 * - `revision` the same number but for the letters behind it: another state of the same part
 * - `end` the end of its number, and nothing is known of the beginning
 * - `different` none of these
 */
export type NumberVerdict = 'same' | 'other' | 'supplier' | 'revision' | 'end' | 'different';

/** Whether a verdict says that it is the same part. */
export const isSamePart = (verdict: NumberVerdict): boolean =>
  verdict === 'same' || verdict === 'other' || verdict === 'supplier';

/** @returns undefined where what was typed cannot be a number */
export function compareNumbers(
  { serialNumber, manufacturerCode, otherNumbers = [] }: Numbered,
  typed: string,
): NumberVerdict | undefined {
  const keys = partNumberKeys(typed);
  if (keys.length === 0) return undefined;
  const read = [...keys, ...misreadKeys(typed)];
  const bears = (number: string | null): boolean => keysOf(number).some((key) => read.includes(key));
  if (bears(serialNumber)) return 'same';
  if (otherNumbers.some(bears)) return 'other';
  if (bears(manufacturerCode)) return 'supplier';
  const numbers = [serialNumber, ...otherNumbers].flatMap(keysOf);
  const plain = read.map(unrevised);
  if (numbers.some((number) => plain.includes(unrevised(number)))) return 'revision';
  if (partNumberEnds(keys).some((end) => numbers.some((number) => number.endsWith(end)))) return 'end';
  return 'different';
}

const unrevised = (key: string): string => withoutRevision(key) ?? key;

/** A number as it is compared: on some labels it is padded with zeros, and nobody asks here whose it is. */
function keysOf(number: string | null): string[] {
  const key = normalizePartNumber(number ?? '');
  return key === '' ? [] : [key, comparedWithoutZeros(key)];
}
