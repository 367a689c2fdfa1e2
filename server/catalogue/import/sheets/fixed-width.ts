/**
 * A printout that was sent to a file: columns of a fixed width, ruled under their names or told by the blanks between them, with a second
 * line below a piece where its first one was too short. Pure but for what it is handed.
 */
import type { SheetRecord } from './sheet.ts';

/** Where a column begins; it ends where the next one does. */
export type ColumnStarts = readonly number[];

/** `------- ---------- --`: the line under the names of the columns. */
const ruled = /^\s*[-=_─━═]{2,}(?:\s+[-=_─━═]{2,}){2,}\s*$/;
/** Lines that only part what stands above them from what stands below. */
const drawn = /^[\s\-=_*.+\u2500-\u257f]+$/;

/** Lines of a printout begin with the sign that fed the page. */
const printed = (text: string): string => text.replaceAll('\f', '').trimEnd();

/** @returns undefined where no line is ruled, and no columns stand below each other */
export function fixedColumns(given: readonly string[]): ColumnStarts | undefined {
  const lines = given.map(printed).filter((text) => text.trim() !== '');
  return ruledColumns(lines) ?? alignedColumns(lines);
}

function ruledColumns(lines: readonly string[]): ColumnStarts | undefined {
  const rule = lines.find((text) => ruled.test(text));
  return rule === undefined ? undefined : [...rule.matchAll(/[-=_─━═]+/g)].map(({ index }) => index);
}

/** What parts the cells of tables that are none of a printer. */
const delimiter = /[;\t|^~§¦]/;
/** Lines with a price and some cells far apart: so many at least, and so many of all. */
const leastRows = 8;
const leastShare = 0.4;
const leastColumns = 4;
/** So many of them are blank between two columns: now and then a long name runs on. */
const nearlyAll = 0.97;

function alignedColumns(lines: readonly string[]): ColumnStarts | undefined {
  if (lines.filter((text) => delimiter.test(text)).length > lines.length * (1 - nearlyAll)) return undefined;
  const rows = lines.filter(
    (text) => /\d[.,]\d{2}(?!\d)/.test(text) && text.trim().split(/\s{2,}/).length >= leastColumns,
  );
  if (rows.length < leastRows || rows.length < lines.length * leastShare) return undefined;
  const width = Math.max(...rows.map(({ length }) => length));
  const isGap = Array.from(
    { length: width },
    (_, at) => rows.filter((text) => (text[at] ?? ' ') === ' ').length >= rows.length * nearlyAll,
  );
  const gaps = isGap.flatMap((gap, at) => (gap && isGap[at - 1] === false ? [at] : []));
  const columns = gaps.flatMap((from) => {
    const begin = isGap.indexOf(false, from);
    return begin < 0 ? [] : [{ from, begin }];
  });
  const names = wordsIn(namesAbove(lines));
  const nameOver = (at: number) => names.findIndex(({ from, to }) => from <= at && at < to);
  // What stands below one name is one column, also where its cells have blanks in the same places (`A 02 3`).
  const isOwn = (begin: number, before: number): boolean =>
    nameOver(begin) < 0 || nameOver(begin) !== nameOver(before);
  const starts = columns
    .filter(({ begin }, nth) => isOwn(begin, columns[nth - 1]?.begin ?? 0))
    .map(({ from, begin }) => {
      const before = names.findLast(({ to }) => to <= begin)?.to ?? 0;
      return startOf(rows, Math.max(from, before), begin);
    });
  return starts.length + 1 >= leastColumns ? [0, ...starts] : undefined;
}

/** The names of the columns stand between two rules, or above one, and hold no figures. */
const namesAbove = (lines: readonly string[]): string | undefined =>
  lines.find(
    (text, at) =>
      !drawn.test(text) &&
      drawn.test(lines[at + 1] ?? '') &&
      !/\d/.test(text) &&
      text.trim().split(/\s+/).length >= leastColumns,
  );

/** Where each word of a line stands. */
const wordsIn = (text = ''): { readonly from: number; readonly to: number }[] =>
  [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }));

/**
 * A column of words begins where they do; figures stand at its right, and longer ones than these, or its name, may come.
 *
 * @param gap where the cells and the name before it end
 */
function startOf(rows: readonly string[], gap: number, begin: number): number {
  const words = rows.filter((text) => /^\p{L}/u.test(text.slice(begin).trimStart()));
  return words.length > rows.length / 2 ? begin : gap + 1;
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

  /** Names may stand beside their columns; as many of them as there are columns are theirs, in their order. */
  function namesIn(text: string): string[] {
    const names = text.trim().split(/\s{2,}/);
    return !isNamed && names.length === starts.length ? names : [text.trim()];
  }

  function release(): SheetRecord[] {
    const done = held ? [{ line: held.line, cells: held.cells }] : [];
    held = undefined;
    return done;
  }

  return {
    take(line: number, given: string): SheetRecord[] {
      const text = printed(given);
      if (drawn.test(text)) {
        // What stands above the first rule and keeps to the columns are their names.
        if (held && !isNamed && held.cells.filter((cell) => cell !== '').length > starts.length / 2) {
          held.cells.push(ofSecondLines);
          isNamed = true;
        }
        return release();
      }
      if (text === '') return release();
      const cells = crosses(text) ? namesIn(text) : cellsOf(text);
      const [first = '', ...others] = cells;
      const isAlone = cells.filter((cell) => cell !== '').length === 1;
      if (held?.cells.length === starts.length + 1 && first === '' && isAlone && others[0] !== '') {
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
