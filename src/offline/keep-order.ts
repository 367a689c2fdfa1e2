/** Results that were shown from this device, once the shop has answered too: nothing moves under the finger. */
import type { SearchResult } from '../../domain/contract/search.ts';

export type Renewed = {
  /** The shop's answer, its parts in the order in which they were shown. */
  readonly result: SearchResult;
  /** Whether a price changed, or whether a part can be bought. */
  readonly isChanged: boolean;
  /** Whether the shop has parts on this page that were not shown. */
  readonly hasMore: boolean;
};

export function keepOrder(shown: SearchResult, told: SearchResult): Renewed {
  const now = new Map(told.parts.map((part) => [part.id, part]));
  const ids = new Set(shown.parts.map(({ id }) => id));
  const hasMore = told.parts.some(({ id }) => !ids.has(id));
  const parts = shown.parts.map((part) => {
    const known = now.get(part.id);
    if (known) return known;
    // One that new ones pushed off the page is as it was; one that nothing took the place of is gone.
    return hasMore ? part : { ...part, quantity: 0 };
  });
  const isChanged = parts.some((part, place) => {
    const before = shown.parts[place];
    return (
      part.discountedPrice !== before?.discountedPrice || (part.quantity === 0) !== (before.quantity === 0)
    );
  });
  return { result: { ...told, parts }, isChanged, hasMore };
}
