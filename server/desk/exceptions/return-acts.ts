/** How the desk pays back what came back, the way that the command line does. */
import type { RefundedReturn } from '../../../domain/contract/desk-exceptions.ts';
import { refundReturns } from '../../orders/returning/receive-returns.ts';
import { doAndLog, type Doing } from '../orders/do-and-log.ts';
import { itemOf, type OnItem } from './on-item.ts';

export const refundReturnAtDesk = (deps: Doing, on: OnItem, { reduction }: RefundedReturn): Promise<void> =>
  doAndLog(deps, on, { done: ['done'], same: ['refunded_before'] }, async (tx, order, now) => {
    const item = await itemOf(tx, order, on.itemId);
    const action = 'return_refunded';
    const isSame = item.state === 'refunded' && item.reduction === (reduction?.cents ?? 0);
    if (isSame && item.returnedAt !== null) return { outcome: 'refunded_before', action };
    const outcome = await refundReturns(
      tx,
      deps.jobs,
      on.orderNumber,
      on.itemId,
      now,
      reduction ?? undefined,
    );
    return {
      outcome: typeof outcome === 'string' ? outcome : 'done',
      action,
      after: {
        code: item.sku,
        amount: typeof outcome === 'object' ? outcome.cents : undefined,
        withheld: reduction?.cents,
        note: reduction?.note,
      },
    };
  });
