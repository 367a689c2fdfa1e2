/** A file's text as lines, whatever ends them, and lines as records. A quote that nobody closed spoils one line, not the rest of the file. */
import { createCells } from './cells.ts';

export type Line = {
  /** Counted from 1, as an editor does. */
  readonly number: number;
  /** Of a line that is too long only the beginning. */
  readonly text: string;
  readonly isTooLong: boolean;
};

/** Longest line that is taken, in UTF-16 units: a piece with the longest description has a few thousand. */
export const longestLine = 1_000_000;

/** What is kept of a longer one: enough for the yard's code. */
const keptBeginning = 1_000;

/** @param texts the decoded file, piece by piece */
export async function* linesOf(texts: AsyncIterable<string>): AsyncGenerator<readonly Line[]> {
  let number = 1;
  let rest = '';
  let beginning: string | undefined;

  const finished = (text: string): Line => {
    const line = { number, text: beginning ?? text, isTooLong: beginning !== undefined };
    beginning = undefined;
    number += 1;
    return line;
  };

  for await (const text of texts) {
    const unread = rest + text;
    const lines: Line[] = [];
    let from = 0;
    // A carriage return at the very end may be half of a line end: the next piece tells.
    for (const end of unread.matchAll(/\r\n|\n|\r(?!$)/g)) {
      lines.push(finished(unread.slice(from, end.index)));
      from = end.index + end[0].length;
    }
    rest = unread.slice(from);
    if (beginning !== undefined || rest.length > longestLine) {
      beginning ??= rest.slice(0, keptBeginning);
      rest = rest.endsWith('\r') ? '\r' : '';
    }
    if (lines.length > 0) yield lines;
  }
  if (rest !== '' || beginning !== undefined) yield [finished(rest.replace(/\r$/, ''))];
}

export type TableRecord = {
  /** Of the line on which it begins. */
  readonly line: number;
  /** All of them; those before the fault where there is one. */
  readonly cells: readonly string[];
  readonly fault?: 'too_long' | 'open_quote';
};

export type RecordReader = {
  /** @returns the records that this line completes */
  take(line: Line): TableRecord[];
  /** After the last line. */
  end(): TableRecord[];
};

/** Longest record over several lines, in UTF-16 units: beyond it a quote was not closed. */
const longestRecord = 30_000;

/** The same in lines. Those after the quote are read again, so this is also how often a line of a hostile file is read. */
const mostLines = 300;

/** Lines as records. A quote that nobody closed spoils one line, not the rest of the file. */
export function createRecordReader(delimiter: string): RecordReader {
  let begun: Line[] = [];
  let size = 0;
  let cells = createCells(delimiter);

  function reset(): void {
    begun = [];
    size = 0;
    cells = createCells(delimiter);
  }

  /** @returns the record that cannot be read, and the lines after its first, which may be good ones */
  function giveUp(first: Line): { record: TableRecord; again: Line[] } {
    const record = { line: first.number, cells: cells.read, fault: 'open_quote' as const };
    const again = begun.slice(1);
    reset();
    return { record, again };
  }

  function takeAll(lines: readonly Line[]): TableRecord[] {
    const records: TableRecord[] = [];
    let queue = lines.toReversed();
    for (let line = queue.pop(); line; line = queue.pop()) {
      const first = begun[0] ?? line;
      begun.push(line);
      size += line.text.length + 1;
      const isPartOfMore = begun.length > 1;
      const outcome = line.isTooLong && isPartOfMore ? 'broken' : cells.take(line.text);
      if (line.isTooLong && !isPartOfMore) {
        records.push({ line: line.number, cells: cells.read, fault: 'too_long' });
        reset();
      } else if (outcome === 'whole') {
        records.push({ line: first.number, cells: cells.read });
        reset();
      } else if (outcome === 'broken' || size > longestRecord || begun.length > mostLines) {
        const { record, again } = giveUp(first);
        records.push(record);
        queue = [...queue, ...again.toReversed()];
      }
    }
    return records;
  }

  return {
    take: (line) => takeAll([line]),
    end() {
      const records: TableRecord[] = [];
      for (let [first] = begun; first; [first] = begun) {
        const { record, again } = giveUp(first);
        records.push(record, ...takeAll(again));
      }
      return records;
    },
  };
}
