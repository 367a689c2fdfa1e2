/** Faults and notes as a table that a terminal holds: what was expected may take several lines. */
import stringWidth from 'string-width';
import type { LineFault, LineNote } from '../catalogue/import/import-report.ts';
import { cutTo, padLeft, padRight, wrapped } from './frame/text-width.ts';
import { printable } from './frame/words.ts';

const gap = '  ';
const widestColumn = 17;
const widestRead = 24;
/** The last column keeps at least so much, whatever the window. */
const leastLast = 12;

/** @returns a heading and the lines of each finding, none wider than `width` where that is possible at all */
export function findingsTable(findings: readonly (LineFault | LineNote)[], width: number): string[] {
  const [first] = findings;
  if (!first) return [];
  const last = 'taken' in first ? 'taken as' : 'expected';
  const rows = findings.map((finding) => ({
    line: String(finding.line),
    column: cutTo(printable(finding.column), widestColumn),
    read: cutTo(quoted(finding.read), widestRead),
    last: printable('taken' in finding ? finding.taken : finding.expected),
  }));
  const heading = { line: 'line', column: 'column', read: 'read', last };
  const widest = (name: 'line' | 'column' | 'read') =>
    Math.max(...[heading, ...rows].map((row) => stringWidth(row[name])));
  const [line, column, read] = [widest('line'), widest('column'), widest('read')];
  const room = Math.max(leastLast, width - line - column - read - 3 * gap.length);
  return [heading, ...rows].flatMap((row) => {
    const cells = [padLeft(row.line, line), padRight(row.column, column), padRight(row.read, read)].join(gap);
    const [begin = '', ...others] = wrapped(row.last, room).map((text) => cutTo(text, room));
    return [
      `${cells}${gap}${begin}`,
      ...others.map((text) => `${' '.repeat(stringWidth(cells))}${gap}${text}`),
    ];
  });
}

const quoted = (text: string): string => (text === '' ? '–' : `"${printable(text)}"`);
