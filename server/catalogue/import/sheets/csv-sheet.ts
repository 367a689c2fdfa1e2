/** A table of text: a printout by where its columns stand, else its delimiter is the one under which most of the first lines have the same columns. */
import { createRecordReader, linesOf, longestLine, type Line, type TableRecord } from '../record-reader.ts';
import type { YardFile } from '../yard-file.ts';
import { textOf } from './mixed-text.ts';
import { createFixedReader, fixedColumns, type ColumnStarts } from './fixed-width.ts';
import type { Sheet, SheetRecord } from './sheet.ts';
import { expectedLine } from '../told/of-lines.ts';

const delimiters = [';', '\t', ',', '|', '^', '~', '§', '¦'] as const;

/** Lines by which the delimiter is told. */
const looked = 200;

/** @throws UnreadableFile when it is empty or no text */
export async function csvSheet(file: YardFile): Promise<Sheet> {
  const first: Line[] = [];
  for await (const lines of linesOf(textOf(file))) {
    for (const line of lines) if (line.text.trim() !== '' && first.length < looked) first.push(line);
    if (first.length >= looked) break;
  }
  // What has delimiters is neither ruled with blanks between nor stands below each other.
  const starts = fixedColumns(first.map(({ text }) => text));
  if (starts) return fixedSheet(file, starts);
  const named = /^sep=(.)$/i.exec(first[0]?.text.trim() ?? '')?.[1];
  const delimiter = named ?? likeliestDelimiter(first);
  return {
    name: '',
    async *records() {
      const reader = createRecordReader(delimiter);
      for await (const lines of linesOf(textOf(file)))
        yield lines.flatMap((line) => reader.take(line).map(asRecord));
      yield reader.end().map(asRecord);
    },
  };
}

function fixedSheet(file: YardFile, starts: ColumnStarts): Sheet {
  return {
    name: '',
    async *records() {
      const reader = createFixedReader(starts);
      for await (const lines of linesOf(textOf(file)))
        yield lines.flatMap(({ number, text }) => reader.take(number, text));
      yield reader.end();
    },
  };
}

function asRecord({ line, cells, fault }: TableRecord): SheetRecord {
  if (!fault) return { line, cells };
  return {
    line,
    cells,
    fault: fault === 'too_long' ? expectedLine.shorter(longestLine) : expectedLine.closedQuotes,
  };
}

/** How many cells the lines have that agree, with each delimiter; of equals the first. */
function likeliestDelimiter(lines: readonly Line[]): string {
  const [best] = delimiters
    .map((delimiter) => {
      const reader = createRecordReader(delimiter);
      const records = [...lines.flatMap((line) => reader.take(line)), ...reader.end()];
      const widths = Map.groupBy(
        records.filter(({ cells }) => cells.length > 1),
        ({ cells }) => cells.length,
      );
      const most = Math.max(0, ...[...widths].map(([width, some]) => some.length * Math.log2(width + 1)));
      return { delimiter, most };
    })
    .toSorted((one, other) => other.most - one.most);
  return best?.delimiter ?? ';';
}
