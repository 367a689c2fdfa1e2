/** Writes pieces into the catalogue, a batch at a time: the one way for the yard's files and for the demonstration. */
import type { Db, Executor } from '../../db/client.ts';
import type { Clock } from '../../deps.ts';
import { loadKnownNames } from './known-names.ts';
import { addParts, changeParts, type Draft } from './part-statements.ts';
import { fittedModels, partRow, type PartRow } from './part-row.ts';
import { fingerprintOf, type Piece } from './piece.ts';
import { isSame, lockPresentParts } from './present-parts.ts';
import { searchDocument, searchWordsOf } from './search-document.ts';
import { refreshSearchWords } from './search-words.ts';
import { createStemmer } from './stems.ts';
import { writeCars } from './write-cars.ts';

/** How many pieces were new, how many read differently, how many were as they should be. */
export type Written = { added: number; changed: number; unchanged: number };

export type PieceWriter = {
  /** Writes a batch in one transaction; a few hundred to a few thousand pieces, each sku once. */
  write(pieces: readonly Piece[]): Promise<Written>;
  /** Brings what is counted over the whole catalogue up to date. To be called once, after the last batch. */
  finish(): Promise<void>;
};

/**
 * @param clock dates what changes: `updatedAt` and the price history
 * @returns a writer for one run
 */
export async function createPieceWriter(db: Db, clock: Clock): Promise<PieceWriter> {
  const names = await loadKnownNames(db);
  const learnStems = createStemmer();
  let hasWritten = false;

  async function drafts(tx: Executor, pieces: readonly Piece[]): Promise<Draft[]> {
    const cars = await writeCars(
      tx,
      pieces.map(({ car }) => car),
    );
    const rows = pieces.map((piece) => {
      const carId = piece.car ? (cars.get(fingerprintOf(piece.car)) ?? null) : null;
      const row = partRow(piece, carId, names);
      const fits = fittedModels(piece, names);
      return { piece, row, fits, words: searchWordsOf({ ...piece, fits }, keysOf(row), names) };
    });
    const stems = await learnStems(
      tx,
      rows.flatMap(({ words: { A, B, C } }) => [...A, ...B, ...C]),
    );
    const now = clock();
    return rows.map(({ piece, row, fits, words }) => ({
      row,
      fits,
      search: searchDocument(words, stems),
      updatedAt: piece.updatedAt ?? now,
      earlierPrices: piece.earlierPrices ?? [],
    }));
  }

  return {
    async write(pieces) {
      const written = await db.transaction(async (tx) => {
        const present = await lockPresentParts(
          tx,
          pieces.map(({ sku }) => sku),
        );
        const all = await drafts(tx, pieces);
        const added = all.filter(({ row }) => !present.has(row.sku));
        const changed = all.filter(({ row, fits }) => {
          const part = present.get(row.sku);
          return part !== undefined && !isSame(part, row, fits);
        });
        await addParts(tx, added);
        await changeParts(tx, changed);
        return {
          added: added.length,
          changed: changed.length,
          unchanged: all.length - added.length - changed.length,
        };
      });
      hasWritten ||= written.added + written.changed > 0;
      return written;
    },
    async finish() {
      if (hasWritten) await refreshSearchWords(db);
    },
  };
}

const keysOf = ({ serialKey, manufacturerKey }: PartRow): string[] =>
  manufacturerKey ? [serialKey, manufacturerKey] : [serialKey];
