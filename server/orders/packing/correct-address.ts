/** Where a parcel goes is put right before it leaves, and the buyer hears of it. What shipping cost stays as it was bought. */
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { PlacedAddress } from '../../../domain/contract/orders.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { withOrder } from '../lifecycle/moves.ts';
import { whyNotSent, type NotSent } from '../shipping/why-not-sent.ts';

/** All but `corrected` changed nothing. */
export type CorrectOutcome = 'corrected' | 'unchanged' | 'shipped' | 'for_collection' | NotSent | 'unknown';

/** The mail to the buyer is ordered in the same transaction. Said twice it changes nothing. */
export function correctAddress(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  deliveryAddress: PlacedAddress,
  now: Date,
): Promise<CorrectOutcome> {
  return withOrder(db, orderNumber, async (tx, order): Promise<CorrectOutcome> => {
    if (order.delivery === 'collection') return 'for_collection';
    if (order.state === 'shipped' || order.state === 'delivered') return 'shipped';
    const obstacle = await whyNotSent(tx, order);
    if (obstacle) return obstacle;
    if (isDeepStrictEqual(order.deliveryAddress, deliveryAddress)) return 'unchanged';
    await tx.update(orders).set({ deliveryAddress }).where(eq(orders.id, order.id));
    await jobs.send(tx, 'address-corrected-mail', { orderId: order.id, correctedAt: now.toISOString() });
    return 'corrected';
  });
}
