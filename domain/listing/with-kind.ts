/** A piece at the shelf gets its kind. Apart from what the desk's service worker sends, which needs no words of it. Pure. */
import type { ListingKind } from '../contract/desk-listing.ts';
import { ownNameOf } from './own-name.ts';
import { placeInWords } from './place-in-words.ts';
import type { TypedPiece } from './typed-piece.ts';

/**
 * Another kind: a side that it has not is none.
 *
 * @param words what was typed to find it: the name of what fits no kind, and where it sits (`faro ant dx`)
 */
export function withKind(typed: TypedPiece, kind: ListingKind, words: string): TypedPiece {
  const { side, axle } = placeInWords(words);
  return {
    ...typed,
    kindId: kind.id,
    name: ownNameOf(kind, words),
    side: kind.hasSide ? (side ?? typed.side) : null,
    axle: kind.hasAxle ? (axle ?? typed.axle) : null,
  };
}
