/** A file's text line by line, whatever ends its lines; a line without end does not fill the memory. */

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
