/** What the desk does about what does not go as it should. Each act goes the way that the command line goes. */
import type {
  KeptPieces,
  PartialRefund,
  ReceivedReturn,
  RefundedReturn,
  SecondTry,
} from '../../../domain/contract/desk-exceptions.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { itemsOf, type ItemOutcome, type ItemRow } from '../../orders/lifecycle/item-moves.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';
import { cancelPieces } from '../../orders/refunding/cancel-pieces.ts';
import { refundLost } from '../../orders/refunding/refund-lost.ts';
import { refundPart, type RefundPartOutcome } from '../../orders/refunding/refund-part.ts';
import { refundOrder } from '../../orders/refunding/shopkeeper-refunds.ts';
import { receiveReturns, refundReturns } from '../../orders/returning/receive-returns.ts';
import { sendAgain } from '../../orders/shipping/send-again.ts';
import { actAndLog, doAndLog, refuse, type Doing, type OnOrder } from '../orders/do-and-log.ts';

/** One piece of an order. */
type OnItem = OnOrder & { readonly itemId: string };

/** @throws Problem `item_not_found` */
async function itemOf(tx: Executor, order: OrderRow, itemId: string): Promise<ItemRow> {
  const item = (await itemsOf(tx, order)).find(({ id }) => id === itemId);
  if (!item) throw new Problem('item_not_found');
  return item;
}

/** @param refundId made by whoever asks */
export async function refundPartAtDesk(
  deps: Doing,
  on: OnOrder,
  refundId: string,
  refund: PartialRefund,
): Promise<void> {
  const outcome = await refundPartAndLog(deps, on, refundId, refund);
  if (outcome !== 'refunded' && outcome !== 'refunded_before') refuse(outcome);
}

/** On the command line, too. @returns as `refundPart` */
export const refundPartAndLog = (
  deps: Doing,
  on: OnOrder,
  refundId: string,
  refund: PartialRefund,
): Promise<RefundPartOutcome> =>
  actAndLog(deps, on, ['refunded'], async (tx, order, now) => {
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

const doneOr = (outcome: ItemOutcome) => (typeof outcome === 'string' ? outcome : 'done');
