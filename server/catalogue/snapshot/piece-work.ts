/** What takes the processor when a snapshot is made: rows become tables of bytes, and these are compressed. Nothing here asks anybody. */
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { tableNames, writeParts, type TableName } from '../../../domain/snapshot/carried-parts.ts';
import { carriedBrotliParams } from './carried-brotli.ts';
import { partsOfRows } from './carried-rows.ts';

/** As its name says it: not compressed yet. */
export type Written = { readonly sha256: string; readonly bytes: Uint8Array };
export type WrittenTable = Written & { readonly of: TableName };

/** What can be asked for. */
export const pieceWork = {
  /** The tables of some parts. @param texts rows in JSON, one behind the other */
  write(texts: readonly string[]): WrittenTable[] {
    const parts = texts.flatMap(partsOfRows);
    return tableNames.map((of) => ({ of, ...named(writeParts(of, parts)) }));
  },
  compress: (bytes: Uint8Array): Uint8Array =>
    brotliCompressSync(bytes, { params: carriedBrotliParams(bytes.length) }),
};
export type PieceWork = typeof pieceWork;

export const named = (bytes: Uint8Array): Written => ({
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes,
});
