/** A table as a file holds it, before anybody knows what its columns mean: records of texts, whatever the format. */
import type { InBoth } from '../../../../domain/constants.ts';

export type SheetRecord = {
  /** Of the file, or of the sheet of a workbook; from 1. */
  readonly line: number;
  /** Trimmed texts; numbers and dates as a person would type them (`70.76`, `2003-05-20`). */
  readonly cells: readonly string[];
  /** Columns, from 0, whose cell stands on an earlier line and is merged down to this one. */
  readonly carried?: ReadonlySet<number>;
  /** Why it cannot be read to its end. */
  readonly fault?: InBoth;
};

export type Sheet = {
  /** Of a workbook; empty where the file is one table. */
  readonly name: string;
  /** The names of the columns where the format gives them to each cell (JSON); else a record among the first is the header. */
  readonly header?: readonly string[];
  /** Whether records may end before the header does: a spreadsheet keeps no empty cells. */
  readonly hasOpenEnds?: true;
  /** What the file says before its records, where the format has a place for it (JSON); else it stands in the first records. */
  readonly notes?: readonly string[];
  /** From the beginning, each time that it is asked for. @throws UnreadableFile */
  records(): AsyncGenerator<readonly SheetRecord[]>;
};

/** Most columns of a sheet that are looked at: wider ones are no list of parts. */
export const mostColumns = 500;

/** How far down the names of the columns may stand. */
export const mostTitleRecords = 40;

/** Signs of the longest text of a cell, as in Excel. */
export const longestCell = 32_767;

/** Most sheets of a workbook that are looked at. */
export const mostSheets = 100;

/** The first records of a sheet. */
export async function firstRecords(sheet: Sheet, most: number): Promise<SheetRecord[]> {
  const found: SheetRecord[] = [];
  for await (const records of sheet.records()) {
    for (const record of records) if (found.length < most) found.push(record);
    if (found.length >= most) break;
  }
  return found;
}
