/** The sheets of an .xlsx workbook (ECMA-376): shared strings are held, rows stream by. */
import { UnreadableFile } from '../yard-file.ts';
import { plainNumber } from './json-sheet.ts';
import { createCarrier, mergedIn, mergeOf, type Merge } from './merged-cells.ts';
import { longestCell, mostColumns, mostSheets, type Sheet, type SheetRecord } from './sheet.ts';
import { readWholeXml, readXml, type WorkbookArchive } from './workbook-archive.ts';
import { unreadable } from '../told/of-files.ts';

/** Most characters of all shared strings together. */
const mostShared = 150_000_000;

/** @throws UnreadableFile */
export async function xlsxSheets(archive: WorkbookArchive): Promise<Sheet[]> {
  const targets = new Map<string, string>();
  await readWholeXml(await archive.open('xl/_rels/workbook.xml.rels'), {
    open(name, { Id: id = '', Target: target = '' }) {
      if (name === 'Relationship') targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  const sheets: { name: string; file: string }[] = [];
  let is1904 = false;
  await readWholeXml(await archive.open('xl/workbook.xml'), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
      const file = targets.get(
        attributes['r:id'] ?? Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '',
      );
      if (
        name === 'sheet' &&
        file !== undefined &&
        archive.names.has(file) &&
        sheets.length < mostSheets &&
        attributes['state'] !== 'veryHidden'
      )
        sheets.push({ name: attributes['name'] ?? '', file });
    },
  });
  if (sheets.length === 0) throw new UnreadableFile(unreadable.brokenWorkbook);
  const strings = await sharedStrings(archive, [...targets.values()]);
  const formats = await cellFormats(archive, [...targets.values()]);
  return sheets.map(({ name, file }) => {
    let merges: Promise<readonly Merge[]> | undefined;
    return {
      name,
      hasOpenEnds: true as const,
      async *records() {
        const carrier = createCarrier();
        merges ??= mergesOf(archive, file);
        for (const merge of await merges) carrier.add(merge);
        for await (const records of rowsOf(archive, file, { strings, formats, is1904 }))
          yield records.map((record) => carrier.carry(record));
      },
    };
  });
}

/** None where the sheet cannot be read to its end: who reads its rows says so. */
async function mergesOf(archive: WorkbookArchive, file: string): Promise<readonly Merge[]> {
  const stream = await archive.open(file);
  try {
    return [...(await mergedIn(stream))].flatMap((reference) => mergeOf(reference, columnOf) ?? []);
  } catch {
    return [];
  } finally {
    stream.destroy();
  }
}

async function sharedStrings(archive: WorkbookArchive, files: readonly string[]): Promise<string[]> {
  const file = files.find((name) => name.endsWith('sharedStrings.xml'));
  if (file === undefined || !archive.names.has(file)) return [];
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  let size = 0;
  await readWholeXml(await archive.open(file), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      if (name === 't') isText = !isPhonetic;
    },
    text(piece) {
      if (isText && text.length < longestCell) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      size += text.length;
      if (size > mostShared) throw new UnreadableFile(unreadable.tooMuchText);
      strings.push(unescaped(text).trim());
    },
  });
  return strings;
}

/** Signs that XML cannot hold stand as `_x000D_` (ECMA-376, part 1, 22.9.2.19). */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/** How a number is shown: as a date, or with that many digits at least; else as it is. */
type CellFormat = 'date' | number;

/** Formats that every workbook knows by number: dates and times. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

async function cellFormats(archive: WorkbookArchive, files: readonly string[]): Promise<CellFormat[]> {
  const file = files.find((name) => name.endsWith('styles.xml'));
  if (file === undefined || !archive.names.has(file)) return [];
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let isInCells = false;
  await readWholeXml(await archive.open(file), {
    open(name, attributes) {
      if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attributes['numFmtId'] ?? 0);
      const code = (codes.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
      if (isBuiltInDate(id) || /[ymd]/i.test(code)) formats.push('date');
      else formats.push(/^0{2,20}$/.test(code) ? code.length : 0);
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return formats;
}

type Shown = {
  readonly strings: readonly string[];
  readonly formats: readonly CellFormat[];
  readonly is1904: boolean;
};

async function* rowsOf(archive: WorkbookArchive, file: string, shown: Shown): AsyncGenerator<SheetRecord[]> {
  let records: SheetRecord[] = [];
  let line = 0;
  let cells: string[] = [];
  let at = 0;
  let type = '';
  let style = 0;
  let value = '';
  let isValue = false;
  const stream = await archive.open(file);
  for await (const _ of readXml(stream, {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes['r']) || line + 1;
        [cells, at] = [[], 0];
      } else if (name === 'c') {
        at = attributes['r'] ? columnOf(attributes['r']) : at;
        [type, style, value] = [attributes['t'] ?? 'n', Number(attributes['s'] ?? 0), ''];
      } else if (name === 'v' || name === 't') isValue = true;
    },
    text(piece) {
      if (isValue && value.length < longestCell) value += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') {
        if (at < mostColumns && value !== '') {
          while (cells.length < at) cells.push('');
          cells[at] = cellText(value, type, shown.formats[style] ?? 0, shown);
        }
        at += 1;
      } else if (name === 'row') records.push({ line, cells });
    },
  }))
    if (records.length > 0) {
      yield records;
      records = [];
    }
}

/** `C3` is the third column, which is 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const sign of reference) {
    const code = sign.charCodeAt(0);
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return column - 1;
}

function cellText(value: string, type: string, format: CellFormat, { strings, is1904 }: Shown): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'e') return '';
  if (type !== 'n') return unescaped(value).trim();
  const number = Number(value);
  if (!Number.isFinite(number)) return value.trim();
  if (format === 'date') return dateOf(number, is1904) ?? value;
  const text = Number.isInteger(number) ? number.toFixed(0) : plainNumber(number);
  return format > 0 ? text.padStart(format, '0') : text;
}

/** Days since the end of 1899, or the beginning of 1904; the day of 1900 that never was lies before all dates of cars. */
function dateOf(days: number, is1904: boolean): string | undefined {
  if (days < 1 || days > 100_000) return undefined;
  const date = new Date(
    Date.UTC(is1904 ? 1904 : 1899, is1904 ? 0 : 11, is1904 ? 1 : 30) + Math.floor(days) * 86_400_000,
  );
  return date.toISOString().slice(0, 10);
}
