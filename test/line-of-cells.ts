/** A line of a yard's file for a test, by what its columns mean. */
import type { Meaning } from '../server/catalogue/import/columns/meanings.ts';
import type { ForeignLine } from '../server/catalogue/import/foreign-line.ts';

export const lineOf = (
  cells: { readonly [Each in Meaning]?: readonly (readonly [header: string, text: string])[] },
  more: Partial<ForeignLine> = {},
): ForeignLine => ({
  line: 2,
  code: '1',
  cells: (meaning) => (cells[meaning] ?? []).map(([header, text]) => ({ header, text })),
  has: (meaning) => meaning in cells,
  ...more,
});
