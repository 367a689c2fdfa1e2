/** An order is paid: its pieces leave the stock, its buyer gets the confirmation, the yard what is to be packed. */
import { sellFree, sellReserved } from '../../../domain/stock.ts';
import type { Executor } from '../../db/client.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { whyNotHonoured } from './late-order.ts';
import { moveOrder, type LockedOrder } from '../lifecycle/moves.ts';
import { piecesOf } from '../lifecycle/cancel-order.ts';
import { changeStock } from '../lifecycle/stock.ts';

/** `pieces_gone` and `price_changed` are of an order that was cancelled meanwhile: nothing changed, and the money goes back. */
export type PayOutcome = 'paid' | 'pieces_gone' | 'price_changed';

/**
 * Makes an order paid, the one that awaits its payment and the one that was cancelled meanwhile.
 *
 * @param locked as `lockToPay` gave it, in the same transaction
 * @throws MoveRefused when it was paid before
 */
export async function payOrder(
  tx: Executor,
  jobs: Jobs,
  { buyer, order }: LockedOrder,
  at: Date,
): Promise<PayOutcome> {
  const pieces = await piecesOf(tx, order.id);
  const isKept = order.state === 'awaiting_payment';
  const obstacle = isKept ? undefined : await whyNotHonoured(tx, buyer, order, pieces, at);
  if (obstacle) return obstacle;
  const short = await changeStock(tx, pieces, isKept ? sellReserved : sellFree);
  if (short.length > 0) return 'pieces_gone';
  await moveOrder(tx, order, 'paid', at, { purchasedAt: at });
  await jobs.send(tx, 'order-confirmation-mail', { orderId: order.id });
  await jobs.send(tx, 'order-to-ship-mail', { orderId: order.id });
  return 'paid';
}
