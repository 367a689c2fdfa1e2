/** Lines of a CSV as an Italian spreadsheet opens them at a double click: semicolons, RFC 4180's quotes and line ends. */

/** Tells a spreadsheet that what follows is UTF-8. */
export const csvBegin = '\ufeff';

/**
 * Where a spreadsheet would begin to calculate: at the beginning, blanks aside, and after a sign that another country's
 * spreadsheet takes for the end of a cell. Some take the wide signs of East Asia for the same.
 */
const formula = /(?<=^|[,;\t\r\n])(?=\s*[=+\-@＝＋－＠]|[\t\r])/g;

/** What a stranger wrote stays a text: an apostrophe stands before what would be a formula. */
export const harmless = (text: string): string => text.replace(formula, "'");

/** What stands in a cell: a text, which is made harmless, or cents, which are written as euros. */
export type Cell = string | null | { readonly cents: number };

/** @returns the line with its end */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(';')}\r\n`;

function csvCell(cell: Cell): string {
  if (cell === null) return '';
  const text = typeof cell === 'string' ? harmless(cell) : euros(cell.cents);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `1234,50`, `-12,05`: without groups, which a spreadsheet would take for a text. */
function euros(cents: number): string {
  const [whole, part] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  return `${cents < 0 ? '-' : ''}${whole},${String(part).padStart(2, '0')}`;
}
