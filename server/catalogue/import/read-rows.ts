/** The rows of a yard's file, CSV or JSON, whatever it is called. */
import { italianName, requiredColumns } from './columns.ts';
import { csvRows } from './csv-rows.ts';
import { dosText } from './dos-text.ts';
import { jsonRows } from './json-rows.ts';
import { nearestHeader } from './nearest.ts';
import { recognise, type Encoding } from './recognise.ts';
import type { Fault, Row, RowFindings } from './row.ts';
import type { YardFile } from './yard-file.ts';
import { expectedLine, readLine } from './told/of-lines.ts';

/** Why a file has no rows at all, with the line on which that shows. */
type NoRows = { readonly line: number; readonly faults: readonly Fault[] };

/**
 * @param findings are filled on the way
 * @returns the rows as they come; at last, when the file is no table, what it lacks
 * @throws UnreadableFile when it is empty or of another kind
 */
export async function* readRows(
  file: YardFile,
  findings: RowFindings,
): AsyncGenerator<readonly Row[], NoRows | undefined> {
  const encoding = await recognise(file);
  const texts = await withFirst(decode(file.chunks(), encoding));
  if (/^\s*[[{]/.test(texts.first)) {
    const isList = yield* jsonRows(texts.all, findings);
    return isList ? undefined : { line: 1, faults: [noList] };
  }
  const noTable = yield* csvRows(texts.all, findings);
  if (!noTable) return undefined;
  const hints = noTable.missing.length < requiredColumns.length ? noTable.unknown : [];
  return {
    line: noTable.line,
    faults: noTable.missing.map((column) => ({
      column: italianName(column),
      read: nearestHeader(italianName(column), hints) ?? '',
      expected: expectedLine.requiredColumn,
    })),
  };
}

const noList: Fault = {
  column: '',
  read: readLine.jsonWithoutList,
  expected: expectedLine.listOfObjects,
};

/** A stream together with its first text that is not blank. */
async function withFirst(
  texts: AsyncGenerator<string>,
): Promise<{ first: string; all: AsyncIterable<string> }> {
  let first = '';
  for (;;) {
    const { value, done } = await texts.next();
    if (done) break;
    first += value;
    if (first.trim() !== '') break;
    // Only how many lines went by still matters.
    first = first.replace(/[^\r\n]+/g, '');
  }
  async function* all() {
    yield first;
    yield* texts;
  }
  return { first, all: all() };
}

/** A byte-order mark is left out; bytes that mean nothing become U+FFFD. */
async function* decode(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<string> {
  const decoder: { decode(bytes?: Uint8Array, options?: { stream: boolean }): string } =
    encoding === 'ibm850' ? dosText : new TextDecoder(encoding);
  for await (const bytes of chunks) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}
