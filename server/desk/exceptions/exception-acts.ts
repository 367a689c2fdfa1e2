/** Money that goes back, pieces that cannot be sent and lost parcels, with a line in the log: at the desk and on the command line. */
import type { KeptPieces, PartialRefund, SecondTry } from '../../../domain/contract/desk-exceptions.ts';
import { cancelPieces, type CancelPiecesOutcome } from '../../orders/refunding/cancel-pieces.ts';
import { refundLost, type RefundLostOutcome } from '../../orders/refunding/refund-lost.ts';
import { refundPart, type RefundPartOutcome } from '../../orders/refunding/refund-part.ts';
import { refundOrder } from '../../orders/refunding/shopkeeper-refunds.ts';
import { sendAgain, type SendAgainOutcome } from '../../orders/shipping/send-again.ts';
import { actAndLog, isDone, type Doing, type OnOrder } from '../orders/do-and-log.ts';
import { itemOf, type OnItem } from './on-item.ts';

/** @param refundId made by whoever asks. @returns as `refundPart` */
export const refundPartAndLog = (
  deps: Doing,
  on: OnOrder,
  refundId: string,
  refund: PartialRefund,
): Promise<RefundPartOutcome> =>
  actAndLog(
    deps,
    on,
    (outcome) => outcome === 'refunded',
    async (tx, order, now) => {
      const item = refund.itemId === null ? undefined : await itemOf(tx, order, refund.itemId);
      const { amount, reason, note } = refund;
      return {
        outcome: await refundPart(tx, deps.jobs, on.orderNumber, { id: refundId, ...refund }, now),
        action: 'part_refunded',
        after: { code: item?.sku, amount, reason, note },
      };
    },
  );

/** @returns as `refundOrder` */
export const refundOrderAndLog = (deps: Doing, on: OnOrder): ReturnType<typeof refundOrder> =>
  actAndLog(deps, on, isDone, async (tx, order, now) => {
    const outcome = await refundOrder(tx, deps.jobs, on.orderNumber, now);
    return {
      outcome,
      action: 'order_refunded',
      before: { state: order.state },
      after: typeof outcome === 'object' ? { state: 'refunded', amount: outcome.cents } : null,
    };
  });

/** @returns as `cancelPieces` */
export const cancelPiecesAndLog = (deps: Doing, on: OnItem, kept: KeptPieces): Promise<CancelPiecesOutcome> =>
  actAndLog(deps, on, isDone, async (tx, order, now) => {
    const { sku: code, quantity } = await itemOf(tx, order, on.itemId);
    const cancellation = { itemId: on.itemId, ...kept };
    const outcome = await cancelPieces(tx, deps.jobs, on.orderNumber, cancellation, now);
    return {
      outcome,
      action: 'pieces_cancelled',
      before: { code, pieces: quantity },
      after:
        typeof outcome === 'object'
          ? { code, pieces: kept.kept, amount: outcome.cents, note: kept.note }
          : null,
    };
  });

/** @returns as `refundLost` */
export const refundLostAndLog = (deps: Doing, on: OnOrder, note: string | null): Promise<RefundLostOutcome> =>
  actAndLog(deps, on, isDone, async (tx, order, now) => {
    const outcome = await refundLost(tx, deps.jobs, on.orderNumber, note, now);
    return {
      outcome,
      action: 'parcel_lost',
      before: { courier: order.courier, trackingCode: order.trackingCode },
      after: typeof outcome === 'object' ? { state: 'refunded', amount: outcome.cents, note } : null,
    };
  });

/** @returns as `sendAgain` */
export const sendAgainAndLog = (deps: Doing, on: OnOrder, again: SecondTry): Promise<SendAgainOutcome> =>
  actAndLog(
    deps,
    on,
    (outcome) => outcome === 'sent_again',
    async (tx, order, now) => ({
      outcome: await sendAgain(tx, deps.jobs, on.orderNumber, again, now),
      action: 'parcel_sent_again',
      before: { courier: order.courier, trackingCode: order.trackingCode },
      after: { state: 'paid', pieces: again.isWithOthers ? 'others' : 'same' },
    }),
  );
