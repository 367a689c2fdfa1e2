/** A yard's file as batches of checked pieces; what is wrong is told on the way. */
import { createCodes } from './codes.ts';
import type { Findings } from './import-report.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { readPiece } from './read-piece.ts';
import { readRows } from './read-rows.ts';
import type { Row, RowFindings } from './row.ts';
import type { YardFile } from './yard-file.ts';
import type { Piece } from '../writing/piece.ts';

export type LinePiece = { readonly line: number; readonly piece: Piece; readonly photos: readonly string[] };

export type Batch = {
  readonly pieces: readonly LinePiece[];
  /** Lines that were read since the batch before, and the last of them. */
  readonly lines: number;
  readonly lastLine: number;
};

/**
 * @param size most pieces of a batch
 * @throws UnreadableFile
 */
export async function* readPieces(
  file: YardFile,
  catalogue: KnownCatalogue,
  thisYear: number,
  size: number,
  findings: Findings,
  rowFindings: RowFindings,
): AsyncGenerator<Batch> {
  const codes = createCodes();
  let pieces: LinePiece[] = [];
  let lines = 0;
  let lastLine = 1;
  const flush = (): Batch => {
    const batch = { pieces, lines, lastLine };
    [pieces, lines] = [[], 0];
    return batch;
  };

  const rows = readRows(file, rowFindings);
  for (;;) {
    const { value, done } = await rows.next();
    if (done) {
      if (value) findings.refuse(value.line, value.faults);
      break;
    }
    for (const row of value) {
      lines += 1;
      lastLine = row.line;
      const piece = readOne(row);
      if (piece && pieces.push(piece) === size) yield flush();
    }
  }
  yield flush();

  function readOne(row: Row): LinePiece | undefined {
    const { line } = row;
    const { piece, photos, faults, notes } = readPiece(row, catalogue, thisYear);
    const earlier = codes.add(row, piece !== undefined);
    if (!piece) {
      findings.refuse(line, faults);
      return undefined;
    }
    if (earlier !== undefined) {
      const column = row.header('sku');
      const expected = `a code that stands only once; it stands on line ${earlier} already`;
      findings.refuse(line, [{ column, read: piece.sku, expected }]);
      const taken = `the piece of this code; it stands again on line ${line}, which was not taken`;
      findings.note(earlier, [{ column, read: piece.sku, taken }]);
      return undefined;
    }
    findings.note(line, notes);
    return { line, piece, photos };
  }
}
