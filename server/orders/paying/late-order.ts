/** An order that was cancelled and is paid after all: whether it is still on offer (api, "Buying"). */
import type { Executor } from '../../db/client.ts';
import type { OrderRow } from '../lifecycle/moves.ts';
import { loadPricedParts, priceItems } from '../quoting/pricing.ts';
import type { Pieces } from '../lifecycle/stock.ts';
import { takeWelcome, type Buyer } from '../quoting/welcome-discount.ts';

/**
 * Why a cancelled order is not honoured; undefined when it is. A price of last month is no standing offer, and the
 * welcome discount may have gone to another order meanwhile.
 *
 * @param buyer locked, so that none of their checkouts takes the discount while this is decided; undefined when erased
 */
export async function whyNotHonoured(
  tx: Executor,
  buyer: Buyer | undefined,
  order: OrderRow,
  pieces: readonly Pieces[],
  now: Date,
): Promise<'pieces_gone' | 'price_changed' | undefined> {
  const priced = await loadPricedParts(
    tx,
    pieces.map(({ partId }) => partId),
  );
  // One that was placed without it is at its price without it, whatever became of the buyer since.
  const hasWelcomeDiscount =
    order.discount > 0 && buyer !== undefined && (await takeWelcome(tx, buyer, now)) === 'given';
  const province = order.deliveryAddress.region;
  const { lines, finalPrice } = priceItems(pieces, priced, { hasWelcomeDiscount, province });
  if (lines.some((line) => line.available < line.quantity)) return 'pieces_gone';
  return finalPrice === order.finalPrice ? undefined : 'price_changed';
}
