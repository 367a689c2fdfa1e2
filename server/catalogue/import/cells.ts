/** The cells of a CSV record, line after line: quotes doubled, line breaks and delimiters inside quotes kept. */

export type Cells = {
  /** What was read so far; a quoted cell that is still open is not among them. */
  readonly read: readonly string[];
  /**
   * Takes a line.
   *
   * @returns whether the record is whole, is open (a quote was not closed on this line), or is broken: a quote that was closed
   *   on a later line than it was opened, in the middle of a text, so that it closed nothing
   */
  take(line: string): 'whole' | 'open' | 'broken';
};

export function createCells(delimiter: string): Cells {
  const read: string[] = [];
  let quoted: string | undefined;
  let hasBreak = false;

  /** @returns where the next cell begins, or undefined at the end of the line */
  function push(cell: string, end: number, line: string): number | undefined {
    read.push(cell.trim());
    return end < line.length ? end + 1 : undefined;
  }

  function endOf(line: string, from: number): number {
    const at = line.indexOf(delimiter, from);
    return at < 0 ? line.length : at;
  }

  return {
    read,
    take(line) {
      let at: number | undefined = 0;
      let begun = 0;
      let stray: number | undefined;
      if (quoted !== undefined) {
        quoted += '\n';
        hasBreak = true;
      }
      while (at !== undefined) {
        if (quoted === undefined) {
          const opening = openingQuote(line, at);
          if (opening === undefined) {
            const end = endOf(line, at);
            at = push(line.slice(at, end), end, line);
            continue;
          }
          begun = at;
          stray = undefined;
          hasBreak = false;
          quoted = '';
          at = opening + 1;
        }
        const quote = line.indexOf('"', at);
        if (quote < 0) {
          if (stray === undefined) {
            quoted += line.slice(at);
            return 'open';
          }
          // `"Faro" sinistro`: the quotes belong to the text.
          const end = endOf(line, stray);
          quoted = undefined;
          at = push(line.slice(begun, end), end, line);
          continue;
        }
        quoted += line.slice(at, quote);
        if (line[quote + 1] === '"') {
          quoted += '"';
          at = quote + 2;
          continue;
        }
        const end = endOf(line, quote + 1);
        if (line.slice(quote + 1, end).trim() === '') {
          const cell = quoted;
          quoted = undefined;
          at = push(cell, end, line);
          continue;
        }
        if (hasBreak) return 'broken';
        stray ??= quote;
        quoted += '"';
        at = quote + 1;
      }
      return 'whole';
    },
  };
}

/** The quote that a cell begins with, blanks before it aside. */
function openingQuote(line: string, from: number): number | undefined {
  let at = from;
  while (line[at] === ' ' || line[at] === '\u00a0') at += 1;
  return line[at] === '"' ? at : undefined;
}
