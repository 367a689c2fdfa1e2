/** The yard's codes in a file: which lines hold which, and which lines cannot be told by theirs. */
import { normalizePartNumber, partNumberKeys } from '../../../domain/part-number.ts';
import { cleanCell } from './cell-reader.ts';
import type { Row } from './row.ts';

/** Codes that differ in case or blanks only are the same piece, written twice. */
const keyOf = (sku: string): string => Buffer.from(sku.replace(/\s+/g, '').toUpperCase()).toString();

export type Codes = {
  /**
   * Notes a line's code.
   *
   * @param isGood whether the line can go in
   * @returns the good line on which it stood before
   */
  add(row: Row, isGood: boolean): number | undefined;
  /** Whether the file holds a piece: by its code, or because a line without a code has its number. */
  holds(sku: string, serialKey: string): boolean;
  /** Lines with neither code nor number: any piece could be theirs. */
  readonly nameless: readonly number[];
};

export function createCodes(): Codes {
  /** The first good line of each code; nought where all its lines are faulty. */
  const lines = new Map<string, number>();
  const numbers = new Set<string>();
  const nameless: number[] = [];
  return {
    nameless,
    add(row, isGood) {
      const key = keyOf(cleanCell(row.cell('sku'), false));
      if (key === '') {
        const keys = partNumberKeys(row.cell('serialNumber'));
        for (const number of keys) numbers.add(number);
        if (keys.length === 0) nameless.push(row.line);
        return undefined;
      }
      const earlier = lines.get(key) ?? 0;
      if (earlier === 0) lines.set(key, isGood ? row.line : 0);
      return earlier === 0 ? undefined : earlier;
    },
    holds: (sku, serialKey) => lines.has(keyOf(sku)) || numbers.has(normalizePartNumber(serialKey)),
  };
}
