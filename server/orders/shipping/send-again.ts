/** A parcel that its courier lost, or brought back, is sent again: the order goes back to where it is fetched, packed and shipped. */
import { eq } from 'drizzle-orm';
import { sellFree } from '../../../domain/stock.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { itemsOf } from '../lifecycle/item-moves.ts';
import { moveOrder, withOrder } from '../lifecycle/moves.ts';
import { changeStock } from '../lifecycle/stock.ts';

export type SecondTry = {
  /** The code of the parcel that did not arrive: said twice, it is lost once. */
  readonly trackingCode: string;
  /** Other pieces of the same parts are sent, and the first ones stay gone; or the same ones, since the parcel came back. */
  readonly isWithOthers: boolean;
};

/** `out_of_stock`: there are no other pieces; `other_parcel`: the order is under way with another code. */
export type SendAgainOutcome =
  | 'sent_again'
  | 'sent_again_before'
  | 'not_shipped'
  | 'other_parcel'
  | 'out_of_stock'
  | 'unknown';

/** The buyer is told in the same transaction. @param orderNumber as it stands on the order */
export async function sendAgain(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  { trackingCode, isWithOthers }: SecondTry,
  now: Date,
): Promise<SendAgainOutcome> {
  return withOrder(db, orderNumber, async (tx, order): Promise<SendAgainOutcome> => {
    if (order.state === 'paid' && order.lostAt) return 'sent_again_before';
    if (order.state !== 'shipped') return 'not_shipped';
    if (order.trackingCode !== trackingCode) return 'other_parcel';
    const wanted = (await itemsOf(tx, order)).filter(({ state }) => state === 'ordered');
    if (wanted.length === 0) return 'not_shipped';
    if (isWithOthers && (await changeStock(tx, wanted, sellFree)).length > 0) return 'out_of_stock';
    for (const { id, lostPieces, quantity } of wanted)
      await tx
        .update(orderItems)
        .set({
          pickedAt: null,
          pickedBy: null,
          lostPieces: isWithOthers ? lostPieces + quantity : lostPieces,
        })
        .where(eq(orderItems.id, id));
    const nothingSent = { courier: null, trackingCode: null, shippedAt: null, packedAt: null };
    await moveOrder(tx, order, 'paid', now, { ...nothingSent, lostAt: now, reason: 'parcel_lost' });
    await jobs.send(tx, 'parcel-lost-mail', {
      orderId: order.id,
      lostAt: now.toISOString(),
      isBack: !isWithOthers,
    });
    return 'sent_again';
  });
}
