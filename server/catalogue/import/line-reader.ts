/** What the columns of a foreign line say, and what is told of them: what was left out or taken otherwise, and what is wrong. */
import { plainText } from './cells/clean-text.ts';
import { saysNothing } from './says-nothing.ts';
import type { Meaning } from './columns/meanings.ts';
import type { ForeignLine } from './foreign-line.ts';
import type { Fault, Note } from './row.ts';
import { takenCell } from './told/of-cells.ts';
import type { Told } from './told/told.ts';

/** Most characters of a cell that is no prose. */
export const longestText = 80;

/** Most characters of a name. */
export const longestName = 300;

export type LineReader = {
  readonly line: ForeignLine;
  readonly faults: readonly Fault[];
  readonly notes: readonly Note[];
  headerOf(meaning: Meaning): string;
  note(meaning: Meaning, read: string, taken: Told): void;
  wrong(meaning: Meaning, read: string, expected: Told): void;
  /** The first cell of a meaning that says something, as plain text; empty where none does. */
  said(meaning: Meaning, most?: number): string;
  /** All that the cells of a meaning say, each as plain text. */
  allSaid(meaning: Meaning): readonly string[];
  /** What is read of a cell; null where it says nothing or cannot be read, which is told. */
  readable<Value>(meaning: Meaning, reader: (text: string) => Value | null | undefined): Value | null;
};

const says = (text: string): boolean => text !== '' && !saysNothing(text);

export function createLineReader(line: ForeignLine): LineReader {
  const faults: Fault[] = [];
  const notes: Note[] = [];
  const headerOf = (meaning: Meaning): string => line.cells(meaning)[0]?.header ?? meaning;
  const read = new Map<Meaning, readonly string[]>();
  function allSaid(meaning: Meaning): readonly string[] {
    const known = read.get(meaning);
    if (known) return known;
    const texts = line
      .cells(meaning)
      .map(({ text }) => plainText(text))
      .filter(says);
    read.set(meaning, texts);
    return texts;
  }
  const reader: LineReader = {
    line,
    faults,
    notes,
    headerOf,
    note: (meaning, read, taken) => void notes.push({ column: headerOf(meaning), read, taken }),
    wrong: (meaning, read, expected) => void faults.push({ column: headerOf(meaning), read, expected }),
    allSaid,
    said: (meaning, most = longestText) => (allSaid(meaning)[0] ?? '').slice(0, most).trim(),
    readable(meaning, read) {
      const text = reader.said(meaning);
      if (text === '') return null;
      const value = read(text);
      if (value === undefined) reader.note(meaning, text, takenCell.nothing);
      return value ?? null;
    },
  };
  return reader;
}
