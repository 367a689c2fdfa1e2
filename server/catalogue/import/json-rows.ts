/** A yard's JSON as rows: a list of objects, or an object with the list under `parts`, one at a time; keys as the headers of a CSV. */
import type { Fact } from '../../../domain/facts/declaration.ts';
import { facts } from '../../../domain/facts/facts.ts';
import { columnOf, italianName, type Column } from './columns.ts';
import { mostFindings, type Fault, type Row, type RowFindings } from './row.ts';
import { expectedCell } from './told/of-cells.ts';
import { expectedLine, readLine } from './told/of-lines.ts';
import type { Told } from './told/told.ts';

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
  if (typeof end === 'object') yield [broken(end.cutOffAt, readLine.endOfFile, expectedLine.closedList)];
  return end !== 'no_list';
}

function rowOf({ line, text }: Element, findings: RowFindings): Row[] {
  if (text === undefined) return [broken(line, '', expectedLine.smallerObject)];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // A comma before the end of the list.
    return text.trim() === '' ? [] : [broken(line, text, expectedLine.validJson)];
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [broken(line, text, expectedLine.object)];

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
      fault ??= { column: header, read: nameOf(content), expected: expectedCell.textOrNumber };
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
      has: (column) => cells.has(column),
      ...(fault ? { fault } : {}),
    },
  ];
}

/** What stands where a text or a number should. Not written out: it may be nested without end. */
function nameOf(value: unknown): Told {
  if (Array.isArray(value)) return readLine.list;
  return typeof value === 'boolean' ? String(value) : readLine.object;
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

const broken = (line: number, read: Told, expected: Told): Row => ({
  line,
  cell: () => '',
  header: italianName,
  has: () => false,
  fault: { column: '', read, expected },
});

type Element = {
  /** On which it begins, from 1. */
  readonly line: number;
  /** Its text; undefined when it was too long to be kept. */
  readonly text: string | undefined;
};

type ElementReader = {
  take(text: string): Element[];
  /** After the last text: whether the list was closed, was cut off (on that line), or was never there. */
  end(): 'closed' | 'no_list' | { readonly cutOffAt: number };
};

/** Longest element that is taken, in UTF-16 units. */
const longestElement = 1_000_000;

/** Names under which an object holds the list. */
const listNames: readonly string[] = ['parts', 'pezzi', 'ricambi'];

/** Finds the objects of a JSON list, the list itself or under `parts`, without holding more than one of them. */
function createElementReader(): ElementReader {
  let state: 'before' | 'in list' | 'after' = 'before';
  let depth = 0;
  /** Depth of the list's elements. */
  let elementDepth = 0;
  let isInText = false;
  let isEscaped = false;
  let line = 1;
  /** The last text outside the list, which may be a key, and whether a colon followed it. */
  let key = '';
  let isKey = false;
  let element: { line: number; text: string; isTooLong: boolean } | undefined;

  function take(text: string): Element[] {
    const found: Element[] = [];
    /** Where the part of the element begins that is in this text. */
    let from = 0;

    function keep(to: number): void {
      if (!element) return;
      if (!element.isTooLong) element.text += text.slice(from, to);
      if (element.text.length > longestElement) Object.assign(element, { text: '', isTooLong: true });
    }
    function finish(at: number): void {
      keep(at);
      if (element) found.push({ line: element.line, text: element.isTooLong ? undefined : element.text });
      element = undefined;
    }

    for (let at = 0; at < text.length; at++) {
      const sign = text[at] ?? '';
      if (sign === '\n') line += 1;
      if (isInText) {
        if (isEscaped) isEscaped = false;
        else if (sign === '\\') isEscaped = true;
        else if (sign === '"') isInText = false;
        if (isInText && state === 'before' && key.length < 20) key += sign;
        continue;
      }
      if (/\s/.test(sign) || state === 'after') continue;
      if (state === 'in list' && depth === elementDepth && (sign === ',' || sign === ']')) {
        finish(at);
        if (sign === ']') state = 'after';
        continue;
      }
      if (state === 'in list' && !element) {
        element = { line, text: '', isTooLong: false };
        from = at;
      }
      if (sign === '"') {
        isInText = true;
        if (state === 'before') [key, isKey] = ['', false];
      } else if (sign === ':') isKey = true;
      else if (sign === '[' || sign === '{') {
        const isList = depth === 0 || (depth === 1 && isKey && listNames.includes(key.toLowerCase()));
        depth += 1;
        if (state === 'before' && sign === '[' && isList) [state, elementDepth] = ['in list', depth];
      } else if (sign === ']' || sign === '}') depth -= 1;
    }
    keep(text.length);
    return found;
  }

  return {
    take,
    end() {
      if (state === 'before') return 'no_list';
      return state === 'after' ? 'closed' : { cutOffAt: element?.line ?? line };
    },
  };
}
