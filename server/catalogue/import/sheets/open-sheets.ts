/** The tables of a yard's file, whatever its format: told by what is in it, never by its name. */
import { UnreadableFile, type YardFile } from '../yard-file.ts';
import { csvSheet } from './csv-sheet.ts';
import { beginsAsMarkup } from '../recognise.ts';
import { jsonSheet } from './json-sheet.ts';
import { markupSheets } from './markup-sheets.ts';
import { odsSheets } from './ods-sheets.ts';
import type { Sheet } from './sheet.ts';
import { openWorkbook } from './workbook-archive.ts';
import { xlsxSheets } from './xlsx-sheets.ts';
import { unreadable } from '../told/of-files.ts';

export type OpenedSheets = { readonly sheets: readonly Sheet[]; close(): void };

const zipBeginning = [0x50, 0x4b, 0x03, 0x04];
const oldExcelBeginning = [0xd0, 0xcf, 0x11, 0xe0];

/** Whether it is a zip, as workbooks are. */
export const isArchive = async (file: YardFile): Promise<boolean> =>
  begins(await firstBytes(file), zipBeginning);

/** @throws UnreadableFile when it is empty or of another kind */
export async function openSheets(file: YardFile): Promise<OpenedSheets> {
  const beginning = await firstBytes(file);
  if (begins(beginning, oldExcelBeginning)) throw new UnreadableFile(unreadable.oldExcel);
  if (!begins(beginning, zipBeginning)) return { sheets: await textSheets(file), close: () => {} };
  const archive = await openWorkbook(file);
  try {
    if (archive.names.has('xl/workbook.xml'))
      return { sheets: await xlsxSheets(archive), close: archive.close };
    if (archive.names.has('content.xml')) return { sheets: await odsSheets(archive), close: archive.close };
    throw new UnreadableFile(
      archive.names.has('word/document.xml') ? unreadable.document : unreadable.otherArchive,
    );
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** Whether it is a web page or XML. */
export const isMarkup = async (file: YardFile): Promise<boolean> =>
  beginsAsMarkup(await firstBytes(file, longestBeginning));

/** So much of a page may be blank before its first sign. */
const longestBeginning = 4_096;

async function textSheets(file: YardFile): Promise<readonly Sheet[]> {
  if (await isMarkup(file)) return markupSheets(file);
  const sheet = (await looksLikeJson(file)) ? await jsonSheet(file) : undefined;
  return [sheet ?? (await csvSheet(file))];
}

/** The first sign that is not blank, in any encoding. */
async function looksLikeJson(file: YardFile): Promise<boolean> {
  for await (const bytes of file.chunks()) {
    const sign = bytes.find((byte) => byte > 0x20 && byte < 0x80);
    if (sign !== undefined) return sign === 0x7b || sign === 0x5b;
  }
  return false;
}

async function firstBytes(file: YardFile, most = 8): Promise<Uint8Array> {
  for await (const bytes of file.chunks()) if (bytes.length > 0) return bytes.subarray(0, most);
  throw new UnreadableFile(unreadable.empty);
}

const begins = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, at) => bytes[at] === byte);
