/** Rows in a terminal: columns beside each other, no line wider than there is room. */
import stringWidth from 'string-width';
import type { InBoth, Locale } from '../../../domain/constants.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import type { CommandContext } from './command.ts';
import { wordIn } from './language.ts';
import { cutTo, padLeft, padRight } from './text-width.ts';
import { printable } from './words.ts';

export type Column<Row> = {
  readonly heading: string | InBoth;
  /** @returns text without control signs: what strangers wrote goes through `printable` first */
  readonly cell: (row: Row, language: Locale) => string;
  /** Numbers stand under each other by their ends. */
  readonly isNumber?: true;
  /** Gives way first when there is not enough room. */
  readonly canBeCut?: true;
};

const gap = '  ';
/** A column that is cut keeps at least so much. */
const least = 6;

/**
 * @param width columns that a line may take
 * @returns a heading and a line for each row; nothing for no rows
 */
export function tableLines<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  width: number,
  language: Locale,
): string[] {
  if (rows.length === 0) return [];
  const texts = columns.map(({ heading, cell }) => [
    wordIn(heading, language),
    ...rows.map((row) => cell(row, language)),
  ]);
  const widths = fitted(
    texts.map((column) => Math.max(...column.map((text) => stringWidth(text)))),
    columns,
    width,
  );
  return [undefined, ...rows].map((_, line) =>
    cutTo(
      columns
        .map(({ isNumber }, at) => {
          const columnWidth = widths[at] ?? 0;
          const text = cutTo(texts[at]?.[line] ?? '', columnWidth);
          return isNumber ? padLeft(text, columnWidth) : padRight(text, columnWidth);
        })
        .join(gap)
        .trimEnd(),
      width,
    ),
  );
}

/** The widths with what is too much taken from the columns that can be cut, from the widest first. */
function fitted<Row>(widths: readonly number[], columns: readonly Column<Row>[], width: number): number[] {
  const result = [...widths];
  let tooMuch = widths.reduce((sum, column) => sum + column, 0) + gap.length * (columns.length - 1) - width;
  while (tooMuch > 0) {
    let widest = -1;
    for (const [at, { canBeCut }] of columns.entries())
      if (canBeCut && (result[at] ?? 0) > least && (result[at] ?? 0) > (result[widest] ?? 0)) widest = at;
    if (widest === -1) break;
    result[widest] = (result[widest] ?? 0) - 1;
    tooMuch -= 1;
  }
  return result;
}

/** Names on the left, values beside them; what is not known leaves its line out. */
export function namedLines(
  pairs: readonly (readonly [name: string | InBoth, value: string | false | null | undefined])[],
  language: Locale,
): string[] {
  return pairs.flatMap(([name, value]) => {
    const shown = value && printable(value);
    return shown ? [`${padRight(wordIn(name, language), 16)}  ${shown}`] : [];
  });
}

const sentences = {
  it: { shown: (count: string, total: string) => `${count} di ${total}; con --limit dici quanti.` },
  en: { shown: (count: string, total: string) => `${count} of ${total}; --limit says how many.` },
} satisfies InBoth<object>;

/** @param total how many there are, of which these are the first */
export function printList<Row>(
  { terminal, language }: Pick<CommandContext, 'terminal' | 'language'>,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  total: number,
): void {
  const [heading, ...lines] = tableLines(rows, columns, terminal.width, language);
  if (heading !== undefined) terminal.print(terminal.paint('heading', heading));
  for (const line of lines) terminal.print(line);
  if (total > rows.length)
    terminal.print(
      sentences[language].shown(formatNumber(rows.length, language), formatNumber(total, language)),
    );
}
