/** What the shopkeeper reads after an import. */
import stringWidth from 'string-width';
import type { Locale } from '../../domain/constants.ts';
import type { ImportReport, LineFault, LineNote } from '../catalogue/import/import-report.ts';
import type { Told } from '../catalogue/import/told/told.ts';
import { wordIn } from './frame/language.ts';
import { cutTo, wrapped, padLeft, padRight } from './frame/text-width.ts';
import { printable } from './frame/words.ts';
import { reportWords } from './import-report-words.ts';
import type { BroughtPhotos } from './import-photos.ts';

/** Most lines of each table; all of them go into the file of `--report`. */
const mostShown = 50;
/** Most names in a sentence. */
const mostNamed = 12;

type ImportMood = {
  readonly isDryRun: boolean;
  readonly width: number;
  readonly reportFile: string | undefined;
  readonly language: Locale;
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
  const { width, language, isDryRun } = mood;
  const say = reportWords[language];
  const heading = wentIn(report) + refused === 0 ? say.nothingIn : say.notIn(refused, isDryRun);
  return [
    ...sentences(report, mood).flatMap((sentence) => wrapped(sentence, width)),
    ...(notes.length > 0
      ? ['', say.takenOtherwise, ...findingsTable(notes.slice(0, mostShown), width, language)]
      : []),
    ...more(noteCount, mood),
    ...(faults.length > 0
      ? ['', heading, ...findingsTable(faults.slice(0, mostShown), width, language)]
      : []),
    ...more(faultCount, mood),
  ];
}

/** The same of the photos. */
export function photoWords({ words, faults }: BroughtPhotos, mood: ImportMood): string[] {
  const { width, language } = mood;
  return [
    ...(words === undefined ? [] : wrapped(words, width)),
    ...(faults.length > 0
      ? ['', reportWords[language].photosLost, ...findingsTable(faults.slice(0, mostShown), width, language)]
      : []),
    ...more(faults.length, mood),
  ];
}

function sentences(report: ImportReport, { isDryRun, language }: ImportMood): string[] {
  const { added, changed, unknownColumns, blankLines, unreadable, stopped, photos } = report;
  const say = reportWords[language];
  if (unreadable !== undefined && report.lines === 0) return [unreadable[language]];
  const all = wentIn(report);
  const named = (names: readonly string[]) => namedIn(names, language);
  return [
    say.lines(all, report, isDryRun),
    all > 0 && added + changed === 0 ? say.noChange(isDryRun) : '',
    isDryRun ? say.dryRun : '',
    unreadable?.[language] ?? '',
    stopped ? say.stopped[stopped.reason](stopped.afterLine) : '',
    report.madeModels.length > 0 ? say.madeModels(named(report.madeModels)) : '',
    report.otherKinds.count > 0
      ? say.otherKinds(report.otherKinds.count, named(report.otherKinds.names))
      : '',
    unknownColumns.length > 0 ? say.unknownColumns(named(unknownColumns)) : '',
    blankLines.length > 0 ? say.blankLines(named(blankLines.map(String))) : '',
    photos.linesWithFiles > 0 && !isDryRun ? say.photosNamed(photos.linesWithFiles) : '',
  ].filter((sentence) => sentence !== '');
}

function namedIn(names: readonly string[], language: Locale): string {
  const shown = names.slice(0, mostNamed).map((name) => cutTo(printable(name), 40));
  return names.length > mostNamed
    ? reportWords[language].andMore(shown.join(', '), names.length - mostNamed)
    : shown.join(', ');
}

function more(count: number, { reportFile, language }: ImportMood): string[] {
  if (count <= mostShown) return [];
  const say = reportWords[language];
  const rest = count - mostShown;
  return [reportFile === undefined ? say.moreWithReport(rest) : say.moreInReport(rest, reportFile)];
}

const gap = '  ';
const widestColumn = 17;
const widestRead = 24;
/** The last column keeps at least so much, whatever the window. */
const leastLast = 12;

/** @returns a heading and the lines of each finding, none wider than `width` where that is possible at all */
function findingsTable(
  findings: readonly (LineFault | LineNote)[],
  width: number,
  language: Locale,
): string[] {
  const [first] = findings;
  if (!first) return [];
  const { taken, expected, ...headings } = reportWords[language].headings;
  const last = 'taken' in first ? taken : expected;
  const rows = findings.map((finding) => ({
    line: String(finding.line),
    column: cutTo(printable(finding.column), widestColumn),
    read: cutTo(quoted(finding.read, language), widestRead),
    last: printable(wordIn('taken' in finding ? finding.taken : finding.expected, language)),
  }));
  const heading = { ...headings, last };
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

/** What stands in the file in quotes, what is said of it without. */
const quoted = (read: Told, language: Locale): string => {
  if (typeof read !== 'string') return printable(read[language]);
  return read === '' ? '–' : `"${printable(read)}"`;
};
