/** The way through the yard: what its places are called, and pieces by where they lie, so that nobody walks twice. */

/** A place's name as it is typed, scanned or read from a file: a run of blanks, those that never break a line among them, is one blank. */
export const readPlaceName = (text: string): string => text.replaceAll(/\p{Zs}+/gu, ' ').trim();

/** Whether it names a place: every browser takes these two for folders, whatever they are written as, and no page of theirs opens. */
export const isPlaceName = (name: string): boolean => name !== '.' && name !== '..';

const shelves = new Intl.Collator('it', { numeric: true, sensitivity: 'base' });

/** `A-2` before `A-10`; what nobody noted a place of comes last. */
export const comparePlaces = (one: string | null, other: string | null): number =>
  one === null || other === null
    ? Number(one === null) - Number(other === null)
    : shelves.compare(one, other);

export type Shelf<Piece> = { readonly place: string | null; readonly pieces: readonly Piece[] };

/** Pieces by their places, in the order of the way; those of one place stay in the order in which they came. */
export function byPlace<Piece extends { readonly place: string | null }>(
  pieces: readonly Piece[],
): Shelf<Piece>[] {
  const shelvesByPlace = new Map<string | null, Piece[]>();
  for (const piece of pieces)
    shelvesByPlace.set(piece.place, [...(shelvesByPlace.get(piece.place) ?? []), piece]);
  return [...shelvesByPlace]
    .map(([place, there]) => ({ place, pieces: there }))
    .toSorted((one, other) => comparePlaces(one.place, other.place));
}

/** Where somebody has to go: the shelf first, then the box on it. @param shelf on which that place stands, where it is a box */
export const wayTo = (place: string | null, shelf: string | null | undefined): string | null =>
  place !== null && shelf ? `${shelf} · ${place}` : place;
