/** Orders as the shopkeeper sees them: everybody's, with the buyer and all that became of the payment. */
import { desc, eq } from 'drizzle-orm';
import type { Order, OrderState } from '../../domain/contract/orders.ts';
import type { Executor } from '../db/client.ts';
import { orderHistory, orders, payments, refunds } from '../db/schema/orders.ts';
import { complete } from './load-orders.ts';
import type { OrderRow } from './moves.ts';

export type PaymentState = (typeof payments.$inferSelect)['state'];

/** An order in one line. Money in cents. */
export type ListedOrder = Pick<
  OrderRow,
  'orderNumber' | 'placedAt' | 'state' | 'finalPrice' | 'buyer' | 'paymentMethod'
> & { readonly paymentState: PaymentState };

/** Everybody's orders, newest first. @param state only those in this state */
export async function listEverybodysOrders(db: Executor, state?: OrderState): Promise<ListedOrder[]> {
  return db
    .select({
      orderNumber: orders.orderNumber,
      placedAt: orders.placedAt,
      state: orders.state,
      finalPrice: orders.finalPrice,
      buyer: orders.buyer,
      paymentMethod: orders.paymentMethod,
      paymentState: payments.state,
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(state && eq(orders.state, state))
    .orderBy(desc(orders.placedAt), desc(orders.id));
}

/** An order with what its owner does not see: who buys, why it was cancelled, whether money is to be given back. */
export type WholeOrder = {
  readonly order: Order;
  readonly row: OrderRow;
  readonly paymentState: PaymentState;
  /** Why the order went into a state, beside `order.history`; null where there was nothing to say. */
  readonly reasons: readonly (string | null)[];
  /** The earliest first. */
  readonly refunds: readonly Refund[];
};

/** Money that goes back; cents. `asked` until the provider has it. */
export type Refund = Pick<
  typeof refunds.$inferSelect,
  'amount' | 'reason' | 'state' | 'reference' | 'askedAt' | 'doneAt'
>;

export async function findByNumber(db: Executor, orderNumber: string): Promise<WholeOrder | undefined> {
  const [found] = await db
    .select({ row: orders, paymentState: payments.state })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.orderNumber, orderNumber));
  const [order] = found ? await complete(db, [found.row]) : [];
  if (!found || !order) return undefined;
  const history = await db
    .select({ reason: orderHistory.reason })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, order.id))
    .orderBy(orderHistory.position);
  const given = await db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, order.id))
    .orderBy(refunds.askedAt, refunds.id);
  return { ...found, order, reasons: history.map(({ reason }) => reason), refunds: given };
}
