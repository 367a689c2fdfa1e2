/** An order is paid: its pieces leave the stock, its buyer gets the confirmation. */
import { sellFree, sellReserved } from '../../domain/stock.ts';
import type { Executor } from '../db/client.ts';
import type { Jobs } from '../jobs/job-data.ts';
import { moveOrder, type OrderRow } from './moves.ts';
import { piecesOf } from './release.ts';
import { changeStock } from './stock.ts';

/**
 * Makes a locked order paid, the one that awaits its payment and the one that was cancelled meanwhile.
 *
 * @returns false when it was cancelled and its pieces are gone: then nothing changed, and the money goes back
 * @throws MoveRefused when it was paid before
 */
export async function payOrder(tx: Executor, jobs: Jobs, order: OrderRow, at: Date): Promise<boolean> {
  const isKept = order.state === 'awaiting_payment';
  const short = await changeStock(tx, await piecesOf(tx, order.id), isKept ? sellReserved : sellFree);
  if (short.length > 0) return false;
  await moveOrder(tx, order, 'paid', at, { purchasedAt: at });
  await jobs.send(tx, 'order-confirmation-mail', { orderId: order.id });
  return true;
}
