/** What came back is paid back, with a line in the log: at the desk and on the command line. */
import type { RefundedReturn } from '../../../domain/contract/desk-exceptions.ts';
import type { Which } from '../../orders/lifecycle/item-moves.ts';
import {
  refundReturns,
  type Reduction,
  type RefundReturnOutcome,
} from '../../orders/returning/receive-returns.ts';
import { actAndLog, isDone, type Doing, type OnOrder } from '../orders/do-and-log.ts';
import { orRefuseReturn, type OnItem } from './on-item.ts';

/** A line for each piece. @returns as `refundReturns` */
export const refundReturnsAndLog = (
  deps: Doing,
  on: OnOrder,
  which: Which,
  reduction?: Reduction,
): Promise<RefundReturnOutcome> =>
  actAndLog<RefundReturnOutcome>(deps, on, isDone, async (tx, _order, now) => {
    const outcome = await refundReturns(tx, deps.jobs, on.orderNumber, which, now, reduction);
    const done = typeof outcome === 'string' ? [] : outcome.done;
    const lines = done.map(({ item: { sku: code }, cents: amount }) => ({
      action: 'return_refunded' as const,
      after: { code, amount, withheld: reduction?.cents, note: reduction?.note },
    }));
    return { outcome, lines };
  });

/** @throws Problem */
export async function refundReturnAtDesk(
  deps: Doing,
  on: OnItem,
  { reduction }: RefundedReturn,
): Promise<void> {
  const outcome = await refundReturnsAndLog(deps, on, on.itemId, reduction ?? undefined);
  await orRefuseReturn(
    deps,
    on,
    outcome,
    (item) => item.state === 'refunded' && item.reduction === (reduction?.cents ?? 0),
  );
}
