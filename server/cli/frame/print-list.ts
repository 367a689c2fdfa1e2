/** Prints a list as a table, its heading marked; it may be a part of what there is. */
import { tableLines, type Column } from './table.ts';
import type { Terminal } from './terminal.ts';

/** @param total how many there are, of which these are the first */
export function printList<Row>(
  terminal: Terminal,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  total: number,
): void {
  const [heading, ...lines] = tableLines(rows, columns, terminal.width);
  if (heading !== undefined) terminal.print(terminal.paint('heading', heading));
  for (const line of lines) terminal.print(line);
  if (total > rows.length) terminal.print(`${rows.length} of ${total}; --limit says how many.`);
}
