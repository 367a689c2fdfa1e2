/** Writes pieces into the catalogue, a batch at a time: the one way for the yard's files and for the demonstration. */
import type { Db, Executor } from '../../db/client.ts';
import type { Clock } from '../../deps.ts';
import { createComparer, type Compared } from './compare-pieces.ts';
import { takeTurn } from './import-turns.ts';
import type { KnownNames } from './known-names.ts';
import { addParts, changeParts, type Draft } from './part-statements.ts';
import type { PartRow } from './part-row.ts';
import type { Piece } from './piece.ts';
import { lockPresentParts, stockAfter } from './present-parts.ts';
import { searchDocument, searchWordsOf } from './search-document.ts';
import { refreshSearchWordsIfDue, wantSearchWords } from './search-words.ts';
import { createStemmer } from './stems.ts';
import { writeCars } from './write-cars.ts';

/** How many pieces were new, how many read differently, how many were as they should be. */
export type Written = {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
};

export const nothingWritten: Written = { added: 0, changed: 0, unchanged: 0 };

export const sum = (one: Written, other: Written): Written => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
});

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
export function createPieceWriter(db: Db, clock: Clock, names: KnownNames): PieceWriter {
  const compare = createComparer(names);
  const learnStems = createStemmer();

  async function drafts(tx: Executor, all: readonly Compared[]): Promise<Draft[]> {
    const worded = all.map((one) => ({
      ...one,
      words: searchWordsOf({ ...one.piece, fits: one.fits }, keysOf(one.row), names),
    }));
    const stems = await learnStems(
      tx,
      worded.flatMap(({ words: { A, B, C } }) => [...A, ...B, ...C]),
    );
    const now = clock();
    return worded.map(({ piece, row, fits, words, present }) => {
      const { onHand, listed } = present
        ? stockAfter(present, row.listedQuantity)
        : { onHand: row.listedQuantity, listed: row.listedQuantity };
      return {
        row: { ...row, listedQuantity: listed },
        onHand,
        fits,
        search: searchDocument(words, stems),
        updatedAt: piece.updatedAt ?? now,
        earlierPrices: piece.earlierPrices ?? [],
      };
    });
  }

  return {
    async write(pieces) {
      return db.transaction(async (tx) => {
        await takeTurn(tx);
        const present = await lockPresentParts(
          tx,
          pieces.map(({ sku }) => sku),
        );
        const cars = await writeCars(
          tx,
          pieces.map(({ car }) => car),
        );
        const { added, changed, unchanged } = compare(pieces, present, cars);
        if (added.length + changed.length > 0) await wantSearchWords(tx);
        await addParts(tx, await drafts(tx, added));
        await changeParts(tx, await drafts(tx, changed));
        return { added: added.length, changed: changed.length, unchanged };
      });
    },
    finish: () => refreshSearchWordsIfDue(db),
  };
}

const keysOf = ({ serialKey, manufacturerKey }: PartRow): string[] =>
  manufacturerKey ? [serialKey, manufacturerKey] : [serialKey];
