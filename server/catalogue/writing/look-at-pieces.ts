/** What writing pieces would do, without writing anything. */
import type { Db } from '../../db/client.ts';
import { createComparer } from './compare-pieces.ts';
import type { KnownNames } from './known-names.ts';
import { readPresentParts } from './present-parts.ts';
import { createCarComparer } from './write-cars.ts';
import type { PieceWriter } from './write-pieces.ts';

/** A writer for a dry run: it counts and leaves everything as it is. */
export function createPieceReader(db: Db, names: KnownNames): PieceWriter {
  const compare = createComparer(names);
  const compareCars = createCarComparer();
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
