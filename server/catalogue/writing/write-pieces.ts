/** Writes pieces into the catalogue, a batch at a time: the one way for the yard's files and for the demonstration. */
import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db, Executor } from '../../db/client.ts';
import { createComparer, type Compared, type Written } from './compare-pieces.ts';
import { takeTurn } from './import-turns.ts';
import type { KnownNames } from './known-names.ts';
import { addParts, changeParts, type Draft } from './part-statements.ts';
import type { Piece } from './piece.ts';
import { lockPresentParts, stockAfter, readPresentParts } from './present-parts.ts';
import { createCarComparer, writeCars } from './write-cars.ts';

export const nothingWritten: Written = { added: 0, changed: 0, unchanged: 0 };

export const sum = (one: Written, other: Written): Written => ({
  added: one.added + other.added,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
});

export type PieceWriter = {
  /** Writes a batch in one transaction; a few hundred to a few thousand pieces, each sku once. */
  write(pieces: readonly Piece[]): Promise<Written>;
  /** Lets the planner of queries look at what came in. To be called once, after the last batch. */
  finish(): Promise<void>;
};

/**
 * @param db a transaction too, of which what is written is a part then
 * @param clock dates what changes: `updatedAt` and the price history
 * @returns a writer for one run
 */
export function createPieceWriter(
  db: Executor,
  clock: Clock,
  names: KnownNames,
  forced?: ReadonlySet<string>,
): PieceWriter {
  const compare = createComparer(names, forced);
  const compareCars = createCarComparer(forced);

  function drafts(all: readonly Compared[]): Draft[] {
    const now = clock();
    return all.map(({ piece, row, fits, present }) => {
      const { onHand, listed } = present
        ? stockAfter(present, row.listedQuantity)
        : { onHand: row.listedQuantity, listed: row.listedQuantity };
      return {
        row: { ...row, listedQuantity: listed },
        onHand,
        fits,
        updatedAt: piece.updatedAt ?? now,
        earlierPrices: piece.earlierPrices ?? [],
      };
    });
  }

  return {
    async write(pieces) {
      return db.transaction(async (tx) => {
        await takeTurn(tx);
        const cars = await compareCars(
          tx,
          pieces.map(({ car }) => car),
        );
        const present = await lockPresentParts(
          tx,
          pieces.map(({ sku }) => sku),
          [...cars.restated.keys()],
        );
        const ids = await writeCars(tx, cars);
        const { added, changed, counts } = compare(pieces, present, { ...cars, ids });
        await addParts(tx, drafts(added));
        await changeParts(tx, drafts(changed));
        return counts;
      });
    },
    finish: () => lookAnew(db),
  };
}

/** The embedded engine has nobody else who does it. */
async function lookAnew(db: Executor): Promise<void> {
  await db.execute(sql`vacuum analyze parts`);
  await db.execute(sql`analyze part_fits, cars, categories, price_history`);
}

/** A writer for a dry run: it counts and leaves everything as it is. */
export function createPieceReader(db: Db, names: KnownNames, forced?: ReadonlySet<string>): PieceWriter {
  const compare = createComparer(names, forced);
  const compareCars = createCarComparer(forced);
  return {
    async write(pieces) {
      const present = await readPresentParts(
        db,
        pieces.map(({ sku }) => sku),
      );
      const cars = await compareCars(
        db,
        pieces.map(({ car }) => car),
      );
      return compare(pieces, present, cars).counts;
    },
    finish: async () => {},
  };
}
