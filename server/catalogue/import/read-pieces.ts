/** A yard's file as batches of checked pieces; what is wrong is told on the way. */
import { setImmediate as othersTurn } from 'node:timers/promises';
import { createCodes } from './codes.ts';
import type { Findings } from './import-report.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import type { ForeignReader } from './foreign-piece.ts';
import { rowOf, type ForeignTable } from './open-table.ts';
import { readPiece, type ReadPiece } from './read-piece.ts';
import { readRows } from './read-rows.ts';
import type { Row, RowFindings } from './row.ts';
import type { YardFile } from './yard-file.ts';
import type { Piece } from '../writing/piece.ts';
import { unsaidBy } from './unsaid.ts';
import { expectedCell, takenCell } from './told/of-cells.ts';

export type LinePiece = {
  readonly line: number;
  readonly piece: Piece;
  readonly photos: readonly string[];
  /** The line says too little to make a new piece of it. */
  readonly mustExist?: boolean;
};

/** How the lines of a file in other columns than the shop's are read. */
export type ForeignSource = {
  readonly table: ForeignTable;
  readonly read: ForeignReader;
  readonly isShort: boolean;
  /** Columns of the database that the file does not say. */
  readonly unsaid: ReadonlySet<string>;
};

export type Batch = {
  readonly pieces: readonly LinePiece[];
  /** Lines that were read since the batch before, and the last of them. */
  readonly lines: number;
  readonly lastLine: number;
};

/** So many lines are read in one go: between them the batch before is written, in a database that works on another core. */
const linesOfTurn = 32;

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
  foreign?: ForeignSource,
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

  const take = (row: Row, read: ReadPiece, more: Partial<LinePiece>): boolean => {
    lines += 1;
    lastLine = row.line;
    const piece = readOne(row, read);
    return piece !== undefined && pieces.push({ ...piece, ...more }) === size;
  };

  if (foreign) {
    const { isShort, read, table, unsaid } = foreign;
    for await (const some of table.lines(rowFindings))
      for (const line of some) {
        const found = read(line);
        if (found.piece && found.isOther && !isShort) findings.otherKind(found.piece.nameIt);
        const piece = found.piece && { ...found.piece, unsaid };
        if (take(rowOf(line), { ...found, piece }, isShort ? { mustExist: true } : {})) yield flush();
        if (lines % linesOfTurn === 0) await othersTurn();
      }
    yield flush();
    return;
  }

  const rows = readRows(file, rowFindings);
  for (;;) {
    const { value, done } = await rows.next();
    if (done) {
      if (value) findings.refuse(value.line, value.faults);
      break;
    }
    for (const row of value) {
      const read = readPiece(row, catalogue, thisYear);
      if (take(row, read.piece ? { ...read, piece: { ...read.piece, unsaid: unsaidBy(row) } } : read, {}))
        yield flush();
      if (lines % linesOfTurn === 0) await othersTurn();
    }
  }
  yield flush();

  function readOne(row: Row, { piece, photos, faults, notes }: ReadPiece): LinePiece | undefined {
    const { line } = row;
    const earlier = codes.add(row, piece !== undefined);
    if (!piece) {
      findings.refuse(line, faults);
      return undefined;
    }
    if (earlier !== undefined) {
      const column = row.header('sku');
      const expected = expectedCell.codeOnce(earlier);
      findings.refuse(line, [{ column, read: piece.sku, expected }]);
      const taken = takenCell.firstOfCode(line);
      findings.note(earlier, [{ column, read: piece.sku, taken }]);
      return undefined;
    }
    findings.note(line, notes);
    return { line, piece, photos };
  }
}
