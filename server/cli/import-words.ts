/** What the shopkeeper reads after an import. */
import stringWidth from 'string-width';
import type { ImportReport, LineFault, LineNote } from '../catalogue/import/import-report.ts';
import { cutTo, wrapped, padLeft, padRight } from './frame/text-width.ts';
import { printable } from './frame/words.ts';
import type { BroughtPhotos } from './import-photos.ts';

/** Most lines of each table; all of them go into the file of `--report`. */
const mostShown = 50;
/** Most names in a sentence. */
const mostNamed = 12;

type ImportMood = {
  readonly isDryRun: boolean;
  readonly width: number;
  readonly reportFile: string | undefined;
};

export const wentIn = ({ added, changed, unchanged }: ImportReport): number => added + changed + unchanged;

/** 0 when every line went in, 1 when some did not, 2 when none could. */
export function exitStatus(report: ImportReport): number {
  if (wentIn(report) === 0) return 2;
  return report.refused > 0 || report.stopped || report.unreadable !== undefined ? 1 : 0;
}

/** The report as lines: what happened, what was taken otherwise than written, and a table of what is wrong. */
export function inWords(report: ImportReport, mood: ImportMood): string[] {
  const { faults, faultCount, notes, noteCount, refused } = report;
  const { width } = mood;
  const refusedLines = refused === 1 ? '1 line' : `${refused} lines`;
  const heading =
    wentIn(report) + refused === 0
      ? 'Nothing went in:'
      : `${refusedLines} ${mood.isDryRun ? 'would' : 'did'} not go in:`;
  return [
    ...sentences(report, mood).flatMap((sentence) => wrapped(sentence, width)),
    ...(notes.length > 0
      ? ['', 'Taken otherwise than written:', ...findingsTable(notes.slice(0, mostShown), width)]
      : []),
    ...more(noteCount, mood),
    ...(faults.length > 0 ? ['', heading, ...findingsTable(faults.slice(0, mostShown), width)] : []),
    ...more(faultCount, mood),
  ];
}

/** The same of the photos. */
export function photoWords({ words, faults }: BroughtPhotos, mood: ImportMood): string[] {
  return [
    ...(words === undefined ? [] : wrapped(words, mood.width)),
    ...(faults.length > 0
      ? ['', 'Photos that could not be had:', ...findingsTable(faults.slice(0, mostShown), mood.width)]
      : []),
    ...more(faults.length, mood),
  ];
}

function sentences(report: ImportReport, { isDryRun }: ImportMood): string[] {
  const { lines, added, changed, unchanged, unknownColumns, blankLines, unreadable, stopped, photos } =
    report;
  if (unreadable !== undefined && lines === 0) return [unreadable];
  const all = wentIn(report);
  const would = isDryRun ? 'would go in' : 'went in';
  return [
    `${all} of ${lines} lines ${would}: ${added} new, ${changed} changed, ${unchanged} as they were.`,
    all > 0 && added + changed === 0 ? (isDryRun ? 'Nothing would change.' : 'Nothing has changed.') : '',
    isDryRun ? 'This was a dry run: nothing was written.' : '',
    unreadable ?? '',
    stopped ? stoppedWords[stopped.reason](stopped.afterLine) : '',
    report.madeModels.length > 0
      ? `Models that the shop did not know, now in its list (models list): ${named(report.madeModels)}.`
      : '',
    report.otherKinds.count > 0
      ? `${report.otherKinds.count} ${report.otherKinds.count === 1 ? 'piece fits' : 'pieces fit'} no kind and went to "other" (kinds teach "WORDS" KIND): ${named(report.otherKinds.names)}.`
      : '',
    unknownColumns.length > 0 ? `Columns passed over: ${named(unknownColumns)}.` : '',
    blankLines.length > 0 ? `Lines with nothing in them, passed over: ${named(blankLines.map(String))}.` : '',
    photos.linesWithFiles > 0 && !isDryRun
      ? `${photos.linesWithFiles} ${photos.linesWithFiles === 1 ? 'line names' : 'lines name'} photos: give their folder with --photos DIR.`
      : '',
  ].filter((sentence) => sentence !== '');
}

const stoppedWords = {
  interrupted: (line: number) => `Stopped after line ${line}: run it again to go on.`,
  'database gone': (line: number) =>
    `The database went away after line ${line}: when it is back, run the import again to go on.`,
} as const;

function named(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).map((name) => cutTo(printable(name), 40));
  return names.length > mostNamed
    ? `${shown.join(', ')} and ${names.length - mostNamed} more`
    : shown.join(', ');
}

function more(count: number, { reportFile }: ImportMood): string[] {
  if (count <= mostShown) return [];
  const where = reportFile === undefined ? 'see them with --report FILE' : `they stand in ${reportFile}`;
  return [`… and ${count - mostShown} more; ${where}.`];
}

const gap = '  ';
const widestColumn = 17;
const widestRead = 24;
/** The last column keeps at least so much, whatever the window. */
const leastLast = 12;

/** @returns a heading and the lines of each finding, none wider than `width` where that is possible at all */
function findingsTable(findings: readonly (LineFault | LineNote)[], width: number): string[] {
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
