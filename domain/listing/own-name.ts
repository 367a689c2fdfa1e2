/** The name of a piece that fits no kind. Pure. */
import type { ListingKind } from '../contract/desk-listing.ts';
import { wordsOf } from '../fold.ts';

/**
 * What was typed to find a kind is the piece's name where that is something else of a group, unless it only says the group: `altro carr`.
 *
 * @returns '' where nothing has been said that could be its name
 */
export function ownNameOf({ isOther, it, en }: ListingKind, typed: string): string {
  const own = [...wordsOf(it), ...wordsOf(en)];
  const isOnlyKind = wordsOf(typed).every((word) => own.some((said) => said.startsWith(word)));
  return isOther && !isOnlyKind ? typed.trim() : '';
}
