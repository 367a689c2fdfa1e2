/** A yard's JSON as rows: a list of objects, or an object with the list under `parts`; keys as the headers of a CSV. */
import type { Fact } from '../../../domain/facts/declaration.ts';
import { facts } from '../../../domain/facts/facts.ts';
import { columnOf, italianName, type Column } from './columns.ts';
import { createElementReader, type Element } from './element-reader.ts';
import { mostFindings, type Fault, type Row, type RowFindings } from './row.ts';

/**
 * @param texts the decoded file
 * @returns the rows as they come; at last, whether there was a list at all
 */
export async function* jsonRows(
  texts: AsyncIterable<string>,
  findings: RowFindings,
): AsyncGenerator<readonly Row[], boolean> {
  const reader = createElementReader();
  for await (const text of texts) yield reader.take(text).flatMap((element) => rowOf(element, findings));
  const end = reader.end();
  if (typeof end === 'object')
    yield [broken(end.cutOffAt, 'the file ends here', 'a closed list, as a whole file has')];
  return end !== 'no_list';
}

function rowOf({ line, text }: Element, findings: RowFindings): Row[] {
  if (text === undefined) return [broken(line, '', 'an object of at most a million characters')];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A comma before the end of the list.
    return text.trim() === '' ? [] : [broken(line, text, 'valid JSON')];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [broken(line, text, 'an object with a key for each column')];

  const cells = new Map<Column, { header: string; text: string }>();
  let fault: Fault | undefined;
  for (const [header, content] of Object.entries(value)) {
    const column = columnOf(header);
    if (!column || cells.has(column)) {
      if (findings.unknownColumns.size < mostFindings) findings.unknownColumns.add(header);
      continue;
    }
    const cell = cellOf(content, column);
    if (cell === undefined)
      fault ??= { column: header, read: nameOf(content), expected: 'a text or a number' };
    cells.set(column, { header, text: cell ?? '' });
  }
  if (Object.values(value).every((content) => content === null || content === '')) {
    if (findings.blankLines.length < mostFindings) findings.blankLines.push(line);
    return [];
  }
  return [
    {
      line,
      cell: (column) => cells.get(column)?.text ?? '',
      header: (column) => cells.get(column)?.header ?? italianName(column),
      ...(fault ? { fault } : {}),
    },
  ];
}

/** What stands where a text or a number should. Not written out: it may be nested without end. */
function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'boolean' ? String(value) : 'an object';
}

/** @returns the value as a cell of a CSV would have it; undefined when it is none */
function cellOf(value: unknown, column: Column): string | undefined {
  if (value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return plainNumber(value);
  if (isList(column) && Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
    return value.join(' | ');
  return undefined;
}

/** Whether the texts of a column may stand there as a list. */
function isList(column: Column): boolean {
  const { holds }: Fact = facts[column];
  return holds === 'vehicles' || holds === 'photos';
}

/** Never with three decimals, which a person would mean as thousands; a sum of binary fractions loses its tail. */
function plainNumber(value: number): string {
  const text = String(Number(value.toFixed(4)));
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

const broken = (line: number, read: string, expected: string): Row => ({
  line,
  cell: () => '',
  header: italianName,
  fault: { column: '', read, expected },
});
