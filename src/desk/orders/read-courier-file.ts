/** A courier's file, whatever parts its cells. */
import { parse } from 'csv-parse/browser/esm/sync';
import { parcelsIn, type FileParcel } from '../../../domain/desk/courier-file.ts';

const separators = [';', ',', '\t', '|'] as const;

/** @returns none for a file that is no text with cells, a workbook for one */
export async function readCourierFile(file: Blob): Promise<FileParcel[]> {
  const text = await file.text();
  // A sign that stands in addresses and amounts too parts lines of different lengths.
  const [best = []] = separators
    .map((separator) => cellsOf(text, separator))
    .toSorted((one, other) => evenCells(other) - evenCells(one));
  return parcelsIn(best);
}

function cellsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return [];
  }
}

/** Cells in lines that have as many as others have: the most that one such length comes to. */
function evenCells(rows: readonly (readonly string[])[]): number {
  const byLength = Map.groupBy(rows, ({ length }) => length);
  return Math.max(0, ...[...byLength].map(([length, alike]) => (length - 1) * alike.length));
}
