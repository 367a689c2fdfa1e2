/** Tables of a web page (many programs call one `.xls`), of Excel's XML of 2003, and lists of XML: told apart by how they begin. */
import { UnreadableFile, type YardFile } from '../yard-file.ts';
import { unreadable } from '../told/of-files.ts';
import { htmlSheet } from './html-sheet.ts';
import { textOf } from './mixed-text.ts';
import type { Sheet } from './sheet.ts';
import { spreadsheetXmlSheets } from './spreadsheet-xml.ts';
import { xmlListSheet } from './xml-list.ts';

/** So much of a file tells which of them it is. */
const firstLook = 4_096;

/**
 * @param file begins as markup does
 * @throws UnreadableFile where no table and no list is in it
 */
export async function markupSheets(file: YardFile): Promise<readonly Sheet[]> {
  const beginning = await beginningOf(file);
  if (/urn:schemas-microsoft-com:office:spreadsheet/.test(beginning)) return spreadsheetXmlSheets(file);
  const isPage = /<(?:!doctype\s+html|html|head|body|table|tr)[\s>]/i.test(beginning);
  const sheet = isPage ? htmlSheet(file) : await xmlListSheet(file);
  if (!sheet) throw new UnreadableFile(unreadable.markup);
  return [sheet];
}

async function beginningOf(file: YardFile): Promise<string> {
  for await (const text of textOf(file, { takesMarkup: true })) return text.slice(0, firstLook);
  return '';
}
