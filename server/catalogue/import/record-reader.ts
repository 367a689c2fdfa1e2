/** Lines as records. A quote that nobody closed spoils one line, not the rest of the file. */
import { createCells } from './cells.ts';
import type { Line } from './lines.ts';

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
