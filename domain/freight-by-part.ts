/** What each piece of a cart costs that travels on a pallet, so that its line can say so. Pure. */
import type { Quote } from './contract/buying.ts';

type Quoted = {
  readonly lines: readonly Pick<Quote['lines'][number], 'partId' | 'quantity' | 'available'>[];
  readonly shippingParts: Pick<Quote['shippingParts'], 'freight' | 'onPallets'>;
};

/** Each pallet costs the same (`shipping.ts`). @returns cents by the part's id, of all its pieces that can be had */
export function freightByPart({
  lines,
  shippingParts: { freight, onPallets },
}: Quoted): ReadonlyMap<number, number> {
  const pallets = lines.flatMap(({ partId, quantity, available }) =>
    onPallets.includes(partId) ? { partId, pieces: Math.min(quantity, available) } : [],
  );
  const pieces = pallets.reduce((sum, pallet) => sum + pallet.pieces, 0);
  return new Map(pallets.map((pallet) => [pallet.partId, (freight / pieces) * pallet.pieces]));
}
