/** Parts that stand near another: of the same kind, for a car that both are for. */
import type { IdLists } from './id-lists.ts';
import type { PartIndex } from './part-index.ts';

/** Of those that are near, the other side and other years fall away: so many are looked at for each that is wanted. */
export const nearPerWanted = 4;

/**
 * Parts in stock of the same kind for a shared model, the newest first. One walk over all parts: a fifth of a millisecond for
 * 100 000.
 *
 * @param id of the part that they are near
 * @returns ids; undefined for a part that is not in the index
 */
export function partsNear(index: PartIndex, id: number, limit: number): number[] | undefined {
  const own = index.rowOf(id);
  if (own === undefined) return undefined;
  const { columns } = index;
  const [kinds, fits] = [columns.categoryId.values, columns.fits.values];
  const [isTaken, isInStock] = [columns.isTaken.values, columns.isInStock.values];
  const [kind, end] = [kinds[own]!, index.size()];
  const sharesModel = sharing(index.fitSets.models, fits[own]!);
  const isOffered = (row: number) => isTaken[row] === 1 && isInStock[row] === 1 && row !== own;

  const newest = createNewest(index, limit);
  for (let row = 0; row < end; row++)
    if (kinds[row] === kind && isOffered(row) && sharesModel(fits[row]!)) newest.offer(row);
  return newest.rows.map((row) => columns.id.values[row]!);
}

/** @returns whether a list has an id that one of them has as well */
function sharing(lists: IdLists, own: number): (list: number) => boolean {
  const others = new Set(lists.at(own).flatMap(lists.having));
  return (list) => others.has(list);
}

type Newest = {
  /** In the order in which they are shown, no more than are wanted. */
  readonly rows: readonly number[];
  offer(row: number): void;
};

function createNewest({ columns }: PartIndex, most: number): Newest {
  const [updatedAt, ids] = [columns.updatedAt.values, columns.id.values];
  const rows: number[] = [];
  const isNewer = (one: number, other: number): boolean => {
    const later = updatedAt[one]! - updatedAt[other]!;
    return later > 0 || (later === 0 && ids[one]! > ids[other]!);
  };
  return {
    rows,
    offer(row) {
      if (rows.length === most && !isNewer(row, rows.at(-1)!)) return;
      const before = rows.findIndex((there) => isNewer(row, there));
      rows.splice(before === -1 ? rows.length : before, 0, row);
      if (rows.length > most) rows.pop();
    },
  };
}
