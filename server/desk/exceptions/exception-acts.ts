/** What the desk does about what does not go as it should. Each act goes the way that the command line goes. */
import type {
  KeptPieces,
  PartialRefund,
  RefundedReturn,
  SecondTry,
} from '../../../domain/contract/desk-exceptions.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { itemsOf, type ItemRow } from '../../orders/lifecycle/item-moves.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';
import { cancelPieces } from '../../orders/refunding/cancel-pieces.ts';
import { refundLost } from '../../orders/refunding/refund-lost.ts';
import { refundPart } from '../../orders/refunding/refund-part.ts';
import { refundOrder } from '../../orders/refunding/shopkeeper-refunds.ts';
import { refundReturns } from '../../orders/returning/receive-returns.ts';
import { sendAgain } from '../../orders/shipping/send-again.ts';
import { doAndLog, type Doing, type OnOrder } from '../orders/do-and-log.ts';

/** One piece of an order. */
export type OnItem = OnOrder & { readonly itemId: string };

/** @throws Problem `item_not_found` */
export async function itemOf(tx: Executor, order: OrderRow, itemId: string): Promise<ItemRow> {
  const item = (await itemsOf(tx, order)).find(({ id }) => id === itemId);
  if (!item) throw new Problem('item_not_found');
  return item;
}

/** @param refundId made by whoever asks */
export const refundPartAtDesk = (
  deps: Doing,
  on: OnOrder,
  refundId: string,
  refund: PartialRefund,
): Promise<void> =>
  doAndLog(deps, on, { done: ['refunded'], same: ['refunded_before'] }, async (tx, order, now) => {
    const item = refund.itemId === null ? undefined : await itemOf(tx, order, refund.itemId);
    const { amount, reason, note } = refund;
    return {
      outcome: await refundPart(tx, deps.jobs, on.orderNumber, { id: refundId, ...refund }, now),
      action: 'part_refunded',
      after: { code: item?.sku, amount, reason, note },
    };
  });

export const refundOrderAtDesk = (deps: Doing, on: OnOrder): Promise<void> =>
  doAndLog(deps, on, { done: ['refunded'], same: ['refunded_before'] }, async (tx, order, now) => {
    const outcome = await refundOrder(tx, deps.jobs, on.orderNumber, now);
    const isDone = typeof outcome === 'object';
    return {
      outcome: isDone ? 'refunded' : outcome,
      action: 'order_refunded',
      before: { state: order.state },
      after: isDone ? { state: 'refunded', amount: outcome.cents } : null,
    };
  });

export const cancelPiecesAtDesk = (deps: Doing, on: OnItem, kept: KeptPieces): Promise<void> =>
  doAndLog(deps, on, { done: ['cancelled'], same: ['unchanged'] }, async (tx, order, now) => {
    const { sku: code, quantity } = await itemOf(tx, order, on.itemId);
    const cancellation = { itemId: on.itemId, ...kept };
    const outcome = await cancelPieces(tx, deps.jobs, on.orderNumber, cancellation, now);
    const isDone = typeof outcome === 'object';
    return {
      outcome: isDone ? 'cancelled' : outcome,
      action: 'pieces_cancelled',
      before: { code, pieces: quantity },
      after: isDone ? { code, pieces: kept.kept, amount: outcome.cents, note: kept.note } : null,
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

export const refundLostAtDesk = (deps: Doing, on: OnOrder, note: string | null): Promise<void> =>
  doAndLog(deps, on, { done: ['refunded'], same: ['refunded_before'] }, async (tx, order, now) => {
    const outcome = await refundLost(tx, deps.jobs, on.orderNumber, note, now);
    const isDone = typeof outcome === 'object';
    return {
      outcome: isDone ? 'refunded' : outcome,
      action: 'parcel_lost',
      before: { courier: order.courier, trackingCode: order.trackingCode },
      after: isDone ? { state: 'refunded', amount: outcome.cents, note } : null,
    };
  });

export const sendAgainAtDesk = (deps: Doing, on: OnOrder, again: SecondTry): Promise<void> =>
  doAndLog(deps, on, { done: ['sent_again'], same: ['sent_again_before'] }, async (tx, order, now) => ({
    outcome: await sendAgain(tx, deps.jobs, on.orderNumber, again, now),
    action: 'parcel_sent_again',
    before: { courier: order.courier, trackingCode: order.trackingCode },
    after: { state: 'paid', pieces: again.isWithOthers ? 'others' : 'same' },
  }));
