/** Orders as their owner sees them. */
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Order, OrderItem, OrderPage } from '../../domain/contract/orders.ts';
import { Problem } from '../../domain/problem.ts';
import { returnableUntil } from '../../domain/returns.ts';
import type { Executor } from '../db/client.ts';
import { orderHistory, orderItems, orders, payments } from '../db/schema/orders.ts';
import type { OrderRow } from './moves.ts';

type ItemRow = typeof orderItems.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;
type HistoryRow = typeof orderHistory.$inferSelect;

/** A page of a person's orders, newest first; pages count from 1. */
export async function listOrders(
  db: Executor,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<OrderPage> {
  const owned = eq(orders.userId, userId);
  const rows = await db
    .select()
    .from(orders)
    .where(owned)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(orders).where(owned);
  return { orders: await complete(db, rows), total: counted?.total ?? 0 };
}

/** @throws Problem `order_not_found`, for another person's order too */
export async function findOrder(db: Executor, userId: string, id: string): Promise<Order> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, id)));
  const [order] = await complete(db, rows);
  if (!order) throw new Problem('order_not_found');
  return order;
}

/** Adds items, payment and history to orders, whosever they are; for the shop's own mails and lists. */
export async function complete(db: Executor, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id));
  const history = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.position));
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids));

  return rows.map((row) =>
    toOrder(
      row,
      items.filter((item) => item.orderId === row.id),
      history.filter((entry) => entry.orderId === row.id),
      paid.find((payment) => payment.orderId === row.id),
    ),
  );
}

function toOrder(
  row: OrderRow,
  items: readonly ItemRow[],
  history: readonly HistoryRow[],
  payment: PaymentRow | undefined,
): Order {
  const until = returnableUntil(row)?.toISOString() ?? null;
  const { id, orderNumber, state, goods, discount, shipping, finalPrice } = row;
  return {
    id,
    orderNumber,
    state,
    goods,
    discount,
    shipping,
    finalPrice,
    placedAt: row.placedAt.toISOString(),
    purchasedAt: row.purchasedAt?.toISOString() ?? null,
    items: items.map((item) => toItem(item, until)),
    billingAddress: row.billingAddress,
    deliveryAddress: row.deliveryAddress,
    payment: {
      method: row.paymentMethod,
      // What is to be given back was paid, and is not given back yet.
      state: payment?.state === 'to_refund' ? 'paid' : (payment?.state ?? 'pending'),
      url: state === 'awaiting_payment' ? (payment?.url ?? null) : null,
    },
    shipment:
      row.courier && row.trackingCode && row.shippedAt
        ? { courier: row.courier, trackingCode: row.trackingCode, shippedAt: row.shippedAt.toISOString() }
        : null,
    history: history.map((entry) => ({ state: entry.state, at: entry.at.toISOString() })),
  };
}

/** @param returnableUntil of the whole order */
export function toItem({ returnedAt, ...item }: ItemRow, returnableUntil: string | null): OrderItem {
  const { id, partId, name, serialNumber, quantity, price, discountedPrice, state } = item;
  return {
    id,
    partId,
    name,
    serialNumber,
    quantity,
    price,
    discountedPrice,
    state,
    returnableUntil,
    returnedAt: returnedAt?.toISOString() ?? null,
  };
}
