/** The sheets of an .ods workbook (OpenDocument 1.3): rows stream by, repeated cells and rows are told by a count. */
import { createCarrier } from './merged-cells.ts';
import { longestCell, mostColumns, mostSheets, type Sheet, type SheetRecord } from './sheet.ts';
import { readXml, type WorkbookArchive } from './workbook-archive.ts';

/** So many rows of a sheet are given again where it repeats them; more of them are its empty rest. */
const mostRepeated = 1_000;

/** @throws UnreadableFile */
export async function odsSheets(archive: WorkbookArchive): Promise<Sheet[]> {
  const names: string[] = [];
  for await (const _ of readXml(await archive.open('content.xml'), {
    open(name, attributes) {
      if (name === 'table' && names.length < mostSheets) names.push(attributes['table:name'] ?? '');
    },
  }));
  return names.map((name, at) => ({ name, hasOpenEnds: true as const, records: () => rowsOf(archive, at) }));
}

async function* rowsOf(archive: WorkbookArchive, wanted: number): AsyncGenerator<SheetRecord[]> {
  const carrier = createCarrier();
  let records: SheetRecord[] = [];
  let table = -1;
  let line = 0;
  let cells: string[] = [];
  let rowTimes = 1;
  let mayRepeat = mostRepeated;
  let cellTimes = 1;
  let text = '';
  let given = '';
  let isText = false;
  let isNote = false;
  const stream = await archive.open('content.xml');
  for await (const _ of readXml(stream, {
    open(name, attributes) {
      if (name === 'table') [table, line] = [table + 1, 0];
      if (table !== wanted) return;
      if (name === 'table-row') {
        cells = [];
        rowTimes = Math.max(1, Number(attributes['table:number-rows-repeated'] ?? 1));
      } else if (name === 'table-cell' || name === 'covered-table-cell') {
        cellTimes = Math.max(1, Number(attributes['table:number-columns-repeated'] ?? 1));
        const rows = Number(attributes['table:number-rows-spanned'] ?? 1);
        if (rows > 1) carrier.add({ column: cells.length, from: line + 1, to: line + rows });
        given = givenValue(attributes);
        text = '';
      } else if (name === 'annotation') isNote = true;
      else if (name === 'p' && !isNote) {
        isText = true;
        if (text !== '') text += '\n';
      } else if (name === 's' && isText) text += ' ';
    },
    text(piece) {
      if (isText && !isNote && text.length < longestCell) text += piece;
    },
    close(name) {
      if (table !== wanted) return;
      if (name === 'p') isText = false;
      else if (name === 'annotation') isNote = false;
      else if (name === 'table-cell' || name === 'covered-table-cell') {
        const cell = given === '' ? text.trim() : given;
        for (let time = 0; time < cellTimes && cells.length < mostColumns; time++) cells.push(cell);
      } else if (name === 'table-row') {
        while (cells.at(-1) === '') cells.pop();
        const times = cells.length === 0 ? 0 : 1 + Math.min(rowTimes - 1, mayRepeat);
        mayRepeat -= Math.max(0, times - 1);
        for (let time = 0; time < times; time++)
          records.push(carrier.carry({ line: line + time + 1, cells }));
        line += rowTimes;
      }
    },
  })) {
    if (records.length > 0) {
      yield records;
      records = [];
    }
    if (table > wanted) break;
  }
}

/** What a cell holds beside what it shows: a number in full, a date as such. */
function givenValue(attributes: Readonly<Record<string, string>>): string {
  switch (attributes['office:value-type']) {
    case 'float':
    case 'currency':
    case 'percentage': {
      const number = Number(attributes['office:value']);
      if (!Number.isFinite(number)) return '';
      const text = Number.isInteger(number) ? number.toFixed(0) : String(Number(number.toFixed(4)));
      return /\.\d{3}$/.test(text) ? `${text}0` : text;
    }
    case 'date':
      return (attributes['office:date-value'] ?? '').slice(0, 10);
    default:
      return '';
  }
}
