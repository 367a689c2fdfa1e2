/** A courier's file, whatever parts its cells. */
import { parse } from 'csv-parse/browser/esm/sync';
import { parcelsIn, type FileParcel } from '../../../domain/desk/courier-file.ts';

/** @returns none for a file that is no text with cells, a workbook for one */
export async function readCourierFile(file: Blob): Promise<FileParcel[]> {
  try {
    return parcelsIn(
      parse(await file.text(), {
        bom: true,
        delimiter: [';', ',', '\t', '|'],
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
        trim: true,
      }),
    );
  } catch {
    return [];
  }
}
