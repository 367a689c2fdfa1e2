/** The rows of all tables of a web page, one after the other: the pages that programs write for Excel hold one. */
import type { YardFile } from '../yard-file.ts';
import { readMarkup } from './markup-reader.ts';
import { longestCell, mostColumns, type Sheet, type SheetRecord } from './sheet.ts';

type Row = { readonly cells: string[]; text: string | undefined; width: number };

/** What a browser shows on a line of its own. */
const breaks: ReadonlySet<string> = new Set(['br', 'p', 'div', 'li']);
const unseen: ReadonlySet<string> = new Set(['script', 'style', 'title']);

export const htmlSheet = (file: YardFile): Sheet => ({
  name: '',
  hasOpenEnds: true,
  async *records() {
    const rows = createRows();
    for await (const _ of readMarkup(file, false, rows)) yield rows.take();
  },
});

/** Rows as they are closed. A table within a cell has its own, which come first. */
function createRows() {
  const open: Row[] = [];
  let done: SheetRecord[] = [];
  let count = 0;
  let hidden = 0;

  function endCell(row: Row): void {
    if (row.text === undefined) return;
    const text = row.text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      .trim();
    row.cells.push(text, ...Array.from({ length: row.width - 1 }, () => ''));
    row.cells.splice(mostColumns);
    row.text = undefined;
  }

  return {
    open(name: string, { colspan = '1' }: Readonly<Record<string, string>>) {
      const row = open.at(-1);
      if (unseen.has(name)) hidden += 1;
      if (name === 'tr') open.push({ cells: [], text: undefined, width: 1 });
      else if (row && (name === 'td' || name === 'th')) {
        endCell(row);
        row.text = '';
        row.width = Math.min(mostColumns, Math.max(1, Math.trunc(Number(colspan)) || 1));
      } else if (row?.text !== undefined && breaks.has(name)) row.text += '\n';
    },
    text(text: string) {
      const row = open.at(-1);
      if (row?.text !== undefined && hidden === 0 && row.text.length < longestCell)
        row.text += text.replaceAll('\u00a0', ' ').slice(0, longestCell);
    },
    close(name: string) {
      const row = open.at(-1);
      if (unseen.has(name)) hidden = Math.max(0, hidden - 1);
      if (row && (name === 'td' || name === 'th')) endCell(row);
      if (!row || name !== 'tr') return;
      endCell(row);
      open.pop();
      count += 1;
      done.push({ line: count, cells: row.cells });
    },
    take(): SheetRecord[] {
      const some = done;
      done = [];
      return some;
    },
  };
}
