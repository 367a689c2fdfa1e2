/** Writes a batch in whatever parts the database takes it: a piece that it refuses does not keep the others out. */
import { isRowRefused, isWorthAnotherTry } from '../../db/driver-error.ts';
import type { Piece } from '../writing/piece.ts';
import type { Written } from '../writing/compare-pieces.ts';
import { nothingWritten, sum, type PieceWriter } from '../writing/write-pieces.ts';
import type { LinePiece } from './read-pieces.ts';

/** How often a transaction is tried that others got in the way of. */
const mostTries = 5;

/** @param refuse hears of a piece that the database does not take */
export async function writeBatch(
  writer: PieceWriter,
  pieces: readonly LinePiece[],
  refuse: (piece: LinePiece) => void,
): Promise<Written> {
  if (pieces.length === 0) return nothingWritten;
  try {
    return await tryAgain(
      writer,
      pieces.map(({ piece }) => piece),
    );
  } catch (error) {
    if (!isRowRefused(error)) throw error;
    const [only] = pieces;
    if (only && pieces.length === 1) {
      refuse(only);
      return nothingWritten;
    }
    const half = Math.ceil(pieces.length / 2);
    const first = await writeBatch(writer, pieces.slice(0, half), refuse);
    const second = await writeBatch(writer, pieces.slice(half), refuse);
    return sum(first, second);
  }
}

async function tryAgain(writer: PieceWriter, pieces: readonly Piece[]): Promise<Written> {
  for (let tried = 1; ; tried++) {
    try {
      return await writer.write(pieces);
    } catch (error) {
      if (!isWorthAnotherTry(error) || tried === mostTries) throw error;
    }
  }
}
