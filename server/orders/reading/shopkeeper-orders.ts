/** Orders as the shopkeeper sees them: everybody's, with the buyer and all that became of the payment. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Order, OrderState } from '../../../domain/contract/orders.ts';
import type { Condition } from '../../../domain/contract/parts.ts';
import type { MediaAddress } from '../../catalogue/photos/images.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { orderHistory, orderItems, orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import { complete } from './load-orders.ts';
import type { OrderRow } from '../lifecycle/moves.ts';

export type PaymentState = (typeof payments.$inferSelect)['state'];

/** An order in one line. Money in cents. */
export type ListedOrder = Pick<
  OrderRow,
  'orderNumber' | 'placedAt' | 'state' | 'delivery' | 'finalPrice' | 'buyer' | 'paymentMethod'
> & { readonly paymentState: PaymentState };

const lineOfOrder = {
  orderNumber: orders.orderNumber,
  placedAt: orders.placedAt,
  state: orders.state,
  delivery: orders.delivery,
  finalPrice: orders.finalPrice,
  buyer: orders.buyer,
  paymentMethod: orders.paymentMethod,
  paymentState: payments.state,
};

/** Everybody's orders, newest first. @param state only those in this state */
export async function listEverybodysOrders(db: Executor, state?: OrderState): Promise<ListedOrder[]> {
  return db
    .select(lineOfOrder)
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(state && eq(orders.state, state))
    .orderBy(desc(orders.placedAt), desc(orders.id));
}

/** A paid order of which something is to be sent, and what: the items that the buyer has not withdrawn from. */
export type OrderToSend = ListedOrder & {
  readonly purchasedAt: Date | null;
  readonly items: readonly Pick<
    typeof orderItems.$inferSelect,
    'sku' | 'name' | 'serialNumber' | 'quantity'
  >[];
};

/** What is to be sent: paid, not shipped, and not withdrawn from whole. The one that was paid first comes first. */
export async function listOrdersToSend(db: Executor): Promise<OrderToSend[]> {
  const rows = await db
    .select({ id: orders.id, purchasedAt: orders.purchasedAt, ...lineOfOrder })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.state, 'paid'))
    .orderBy(asc(orders.purchasedAt), asc(orders.id));
  const ids = rows.map(({ id }) => id);
  const { orderId, sku, name, serialNumber, quantity } = orderItems;
  const items = await db
    .select({ orderId, sku, name, serialNumber, quantity })
    .from(orderItems)
    .where(and(inArray(orderId, ids), eq(orderItems.state, 'ordered')))
    .orderBy(asc(orderItems.id));
  const itemsOf = Map.groupBy(items, (item) => item.orderId);
  return rows.flatMap(({ id, ...row }) => {
    const there = itemsOf.get(id) ?? [];
    return there.length === 0 ? [] : [{ ...row, items: there.map(({ orderId: _orderId, ...item }) => item) }];
  });
}

/** An order with what its owner does not see: who buys, why it was cancelled, whether money is to be given back. */
export type WholeOrder = {
  readonly order: Order;
  readonly row: OrderRow;
  readonly paymentState: PaymentState;
  /** Why the order went into a state, beside `order.history`; null where there was nothing to say. */
  readonly reasons: readonly (string | null)[];
  /** How the yard finds each piece, beside `order.items`. */
  readonly pieces: readonly YardPiece[];
  /** The earliest first. */
  readonly refunds: readonly Refund[];
};

/** The yard's own code when it was bought; its place and grade are those of today. */
export type YardPiece = {
  readonly sku: string;
  readonly place: string | null;
  readonly condition: Condition;
};

/** Money that goes back; cents. `asked` until the provider has it. */
export type Refund = Pick<
  typeof refunds.$inferSelect,
  'amount' | 'reason' | 'note' | 'state' | 'reference' | 'askedAt' | 'doneAt'
>;

export async function findByNumber(
  db: Executor,
  orderNumber: string,
  media: MediaAddress,
): Promise<WholeOrder | undefined> {
  const [found] = await db
    .select({ row: orders, paymentState: payments.state })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.orderNumber, orderNumber));
  const [order] = found ? await complete(db, [found.row], media) : [];
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
  const pieces = await db
    .select({ sku: orderItems.sku, place: parts.place, condition: parts.condition })
    .from(orderItems)
    .innerJoin(parts, eq(parts.id, orderItems.partId))
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.id));
  return {
    ...found,
    order,
    reasons: history.map(({ reason }) => reason),
    pieces,
    refunds: given,
  };
}
