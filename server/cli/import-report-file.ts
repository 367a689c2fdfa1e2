/** The file of `--report`: every fault and note as it is found, however many there are. It repeats the yard's lines: its owner's alone. */
import type { InBoth, Locale } from '../../domain/constants.ts';
import { closeSync, writeSync } from 'node:fs';
import type { Hearer, LineFault, LineNote } from '../catalogue/import/import-report.ts';
import { openForOwner } from '../files/owner-only.ts';
import { Refused } from './frame/command.ts';
import { wordIn } from './frame/language.ts';
import { csvBegin, csvLine } from '../files/csv-line.ts';
import { printable, printableJson } from './frame/words.ts';

export type ReportFile = {
  readonly hearer: Required<Hearer>;
  /** @param sentences what happened; @param numbers the same for programs */
  end(sentences: readonly string[], numbers: Readonly<Record<string, unknown>>): void;
};

type Told = Readonly<
  { line: number; kind: 'fault' | 'note'; column: string; read: string } & (
    | { expected: string }
    | { taken: string }
  )
>;

type Manner = {
  readonly begin: string;
  readonly told: (told: Told, isFirst: boolean) => string;
  readonly end: (sentences: readonly string[], numbers: Readonly<Record<string, unknown>>) => string;
};

/** How much is gathered before it is written, in characters. */
const gathered = 64 * 1024;

const words = {
  it: {
    unwritable: (path: string, why: string) => `Il rapporto ${path} non si può scrivere: ${why}.`,
    line: (line: number, column: string, read: string) => `riga ${line}, ${column || 'tutta'}: ${read}`,
    expected: (what: string) => `ci voleva ${what}`,
    taken: (what: string) => `preso come ${what}`,
  },
  en: {
    unwritable: (path: string, why: string) => `The report ${path} cannot be written: ${why}.`,
    line: (line: number, column: string, read: string) => `line ${line}, ${column || 'whole line'}: ${read}`,
    expected: (what: string) => `expected ${what}`,
    taken: (what: string) => `taken as ${what}`,
  },
} satisfies InBoth<object>;

/**
 * @param path ends in `.csv`, `.json`, or anything else for plain text
 * @throws Refused when it cannot be written
 */
export function createReportFile(path: string, language: Locale): ReportFile {
  const { begin, told, end } = mannerOf(path, language);
  const file = open(path, language);
  let waiting = begin;
  let isFirst = true;
  const flush = (): void => {
    writeSync(file, waiting);
    waiting = '';
  };
  const tell = (one: Told): void => {
    waiting += told(one, isFirst);
    isFirst = false;
    if (waiting.length > gathered) flush();
  };
  return {
    hearer: {
      fault: ({ read, expected, ...fault }: LineFault) =>
        tell({ kind: 'fault', ...fault, read: wordIn(read, language), expected: wordIn(expected, language) }),
      note: ({ taken, ...note }: LineNote) => tell({ kind: 'note', ...note, taken: wordIn(taken, language) }),
    },
    end(sentences, numbers) {
      waiting += end(sentences, numbers);
      flush();
      closeSync(file);
    },
  };
}

function open(path: string, language: Locale): number {
  try {
    return openForOwner(path);
  } catch (error) {
    throw new Refused(words[language].unwritable(path, (error as Error).message));
  }
}

const mannerOf = (path: string, language: Locale): Manner => {
  if (/\.csv$/i.test(path)) return csv;
  return /\.json$/i.test(path) ? json : textIn(language);
};

const lastOf = (told: Told): string => ('taken' in told ? told.taken : told.expected);

/** As an Italian spreadsheet opens it at a double click; programs read it too, so that its heads and kinds are those of one language. */
const csv: Manner = {
  begin: csvBegin + csvLine(['line', 'kind', 'column', 'read', 'expected or taken as']),
  told: (told) => csvLine([String(told.line), told.kind, told.column, told.read, lastOf(told)]),
  end: () => '',
};

const json: Manner = {
  begin: '{"told":[',
  told: (told, isFirst) => `${isFirst ? '' : ','}\n${printableJson(told)}`,
  end: (_, numbers) => `\n],${printableJson(numbers).slice(1)}\n`,
};

function textIn(language: Locale): Manner {
  const say = words[language];
  return {
    begin: '',
    told(told) {
      const last = printable(lastOf(told));
      const where = say.line(told.line, printable(told.column), printableJson(told.read));
      return `${where}; ${told.kind === 'fault' ? say.expected(last) : say.taken(last)}\n`;
    },
    end: (sentences) => `\n${sentences.join('\n')}\n`,
  };
}
