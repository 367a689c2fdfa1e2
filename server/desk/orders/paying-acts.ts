/** Money for an order has come, or none will, with a line in the log: at the desk and on the command line. */
import { cancelOrder, type CancelOutcome } from '../../orders/lifecycle/cancel-order.ts';
import { lockToPay, receivePayment, type ReceiveOutcome } from '../../orders/paying/pay-order.ts';
import { actAndLog, type Doing, type OnOrder } from './do-and-log.ts';

/** Money that the shop takes itself. @returns as `receivePayment` */
export const receivePaymentAndLog = (deps: Doing, on: OnOrder): Promise<ReceiveOutcome> =>
  actAndLog<ReceiveOutcome>(
    deps,
    on,
    (outcome) => outcome === 'paid',
    async (tx, order, now) => ({
      outcome: await receivePayment(tx, deps.jobs, on.orderNumber, now),
      action: 'order_paid',
      before: { state: order.state },
      after: { state: 'paid' },
    }),
    // A payment takes its buyer before the order.
    async (tx, orderId) => (await lockToPay(tx, orderId))?.order,
  );

/** @returns as `cancelOrder` */
export const cancelOrderAndLog = (deps: Doing, on: OnOrder): Promise<CancelOutcome> =>
  actAndLog<CancelOutcome>(
    deps,
    on,
    (outcome) => outcome === 'cancelled',
    async (tx, order, now) => ({
      outcome: await cancelOrder(tx, deps.jobs, on.orderNumber, now),
      action: 'order_cancelled',
      before: { state: order.state },
      after: { state: 'cancelled' },
    }),
  );
