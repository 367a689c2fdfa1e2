/**
 * A printout that was sent to a file: columns of a fixed width, ruled under their names, with a second line below a piece where its first
 * one was too short. Pure but for what it is handed.
 */
import type { SheetRecord } from './sheet.ts';

/** Where a column begins; it ends where the next one does. */
export type ColumnStarts = readonly number[];

/** `------- ---------- --`: the line under the names of the columns. */
const ruled = /^\s*[-=_]{2,}(?:\s+[-=_]{2,}){2,}\s*$/;

/** Lines of a printout begin with the sign that fed the page. */
const printed = (text: string): string => text.replaceAll('\f', '').trimEnd();

/** @returns undefined where no line is ruled */
export function ruledColumns(lines: readonly string[]): ColumnStarts | undefined {
  const rule = lines.map(printed).find((text) => ruled.test(text));
  return rule === undefined ? undefined : [...rule.matchAll(/[-=_]+/g)].map(({ index }) => index);
}

/** What is added to the names of the columns: second lines stand in it. */
export const ofSecondLines = 'note';

/**
 * Takes lines one after the other, and gives a record for each piece once its second lines are read.
 *
 * @param starts of the columns
 */
export function createFixedReader(starts: ColumnStarts) {
  let held: { readonly line: number; readonly cells: string[] } | undefined;
  let isNamed = false;

  /** Titles, headings and the heads of pages keep to no column. */
  const crosses = (text: string): boolean =>
    starts.slice(1).some((from) => (text[from - 1] ?? ' ') !== ' ' && (text[from] ?? ' ') !== ' ');
  const cellsOf = (text: string): string[] =>
    starts.map((from, nth) => text.slice(nth === 0 ? 0 : from, starts[nth + 1]).trim());

  function release(): SheetRecord[] {
    const done = held ? [{ line: held.line, cells: held.cells }] : [];
    held = undefined;
    return done;
  }

  return {
    take(line: number, given: string): SheetRecord[] {
      const text = printed(given);
      if (ruled.test(text)) {
        // What stands above the rule are the names of the columns.
        if (held && !isNamed) held.cells.push(ofSecondLines);
        isNamed = true;
        return release();
      }
      if (text.trim() === '') return release();
      const cells = crosses(text) ? [text.trim()] : cellsOf(text);
      const [first = '', ...others] = cells;
      const filled = cells.filter((cell) => cell !== '');
      const isSecond =
        isNamed && held?.cells.length === starts.length + 1 && first === '' && filled.length === 1;
      if (isSecond && held && others[0] !== '') {
        held.cells[starts.length] = `${held.cells[starts.length] ?? ''} ${text.trim()}`.trim();
        return [];
      }
      const done = release();
      held = { line, cells: isNamed && cells.length > 1 ? [...cells, ''] : cells };
      return done;
    },
    end: release,
  };
}
