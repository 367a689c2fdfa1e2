/** Excel's XML of 2003 (SpreadsheetML): worksheets of rows of cells, in one file of text. */
import { UnreadableFile, type YardFile } from '../yard-file.ts';
import { unreadable } from '../told/of-files.ts';
import { readMarkup } from './markup-reader.ts';
import { longestCell, mostColumns, mostSheets, type Sheet, type SheetRecord } from './sheet.ts';

/** @throws UnreadableFile where it has no worksheet */
export async function spreadsheetXmlSheets(file: YardFile): Promise<readonly Sheet[]> {
  const names: string[] = [];
  const hearer = {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'Worksheet') names.push(attributes['ss:Name'] ?? '');
    },
    text() {},
    close() {},
  };
  for await (const _ of readMarkup(file, true, hearer)) if (names.length >= mostSheets) break;
  if (names.length === 0) throw new UnreadableFile(unreadable.markup);
  return names.slice(0, mostSheets).map((name, nth) => ({
    name,
    hasOpenEnds: true as const,
    async *records() {
      const rows = createRows(nth);
      for await (const _ of readMarkup(file, true, rows)) yield rows.take();
    },
  }));
}

/** @param nth of the worksheets, from 0 */
function createRows(nth: number) {
  let sheet = -1;
  let line = 0;
  let cells: string[] = [];
  let isData = false;
  let done: SheetRecord[] = [];
  /** `ss:Index` passes over empty rows and cells. */
  const placeIn = (attributes: Readonly<Record<string, string>>, next: number): number => {
    const said = Math.trunc(Number(attributes['ss:Index']));
    return said > next ? said : next;
  };
  return {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      if (name === 'Worksheet') [sheet, line] = [sheet + 1, 0];
      if (name === 'Row') {
        line = placeIn(attributes, line + 1);
        cells = [];
      }
      if (name === 'Cell' && cells.length < mostColumns) {
        const at = Math.min(mostColumns, placeIn(attributes, cells.length + 1));
        while (cells.length < at) cells.push('');
      }
      if (name === 'Data') isData = true;
    },
    text(text: string) {
      const last = cells.length - 1;
      const before = cells[last];
      if (isData && before !== undefined && before.length < longestCell)
        cells[last] = before + text.slice(0, longestCell);
    },
    close(name: string) {
      if (name === 'Data') isData = false;
      if (name === 'Row' && sheet === nth) done.push({ line, cells: cells.map((cell) => cell.trim()) });
    },
    take(): SheetRecord[] {
      const some = done;
      done = [];
      return some;
    },
  };
}
