/** What the desk does about what comes back. Each act goes the way that the command line goes. */
import type { ReceivedReturn, RefundedReturn } from '../../../domain/contract/desk-exceptions.ts';
import { Problem } from '../../../domain/problem.ts';
import type { ItemOutcome } from '../../orders/lifecycle/item-moves.ts';
import { receiveReturns, refundReturns } from '../../orders/returning/receive-returns.ts';
import { doAndLog, type Doing } from '../orders/do-and-log.ts';
import { itemOf, type OnItem } from './on-item.ts';

/** @throws Problem `invalid_body` for a grade that is better, or a price that is higher, than the piece had */
export const receiveAtDesk = (deps: Doing, on: OnItem, received: ReceivedReturn): Promise<void> =>
  doAndLog(deps, on, { done: ['done'], same: ['received_before'] }, async (tx, order, now) => {
    const item = await itemOf(tx, order, on.itemId);
    const action = 'return_received';
    if (item.returnedAt !== null && item.outcome === received.verdict)
      return { outcome: 'received_before', action };
    const outcome = await receiveReturns(tx, on.orderNumber, on.itemId, now, received);
    if (outcome === 'better_grade')
      throw new Problem('invalid_body', { errors: [{ path: 'condition', code: 'better_grade' }] });
    if (outcome === 'higher_price')
      throw new Problem('invalid_body', { errors: [{ path: 'price', code: 'higher_price' }] });
    const price = received.verdict === 'worse' ? received.price : undefined;
    return {
      outcome: doneOr(outcome),
      action,
      after: { code: item.sku, verdict: received.verdict, price, note: received.note },
    };
  });

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

const doneOr = (outcome: ItemOutcome) => (typeof outcome === 'string' ? outcome : 'done');
