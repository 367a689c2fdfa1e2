/** What buyers gave back, for the shopkeeper: what is still to be done about it. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { nameWithNumber } from '../../../domain/part-number.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';

/** An item that was given back. Cents. */
export type ReturnedItem = Pick<
  typeof orderItems.$inferSelect,
  | 'id'
  | 'sku'
  | 'name'
  | 'serialNumber'
  | 'quantity'
  | 'discountedPrice'
  | 'state'
  | 'returnedAt'
  | 'returnReason'
> & {
  readonly orderNumber: string;
  /** What the part is called today; `name` is in the language of the order. */
  readonly nameIt: string;
  readonly nameEn: string;
  /** Its place in the order as `orders show` lists it, from 1. */
  readonly nth: number;
};

/** Those that have not arrived or are not paid back yet, the longest waiting first. */
export async function listReturns(db: Executor): Promise<ReturnedItem[]> {
  const open = await db
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(inArray(orderItems.state, ['returned', 'received']));
  const ids = [...new Set(open.map(({ orderId }) => orderId))];
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      item: orderItems,
      orderNumber: orders.orderNumber,
      nameIt: parts.nameIt,
      nameEn: parts.nameEn,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(parts, eq(parts.id, orderItems.partId))
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.orderId), asc(orderItems.id));
  const places = new Map<string, number>();
  return rows
    .map(({ item, orderNumber, ...names }) => {
      const nth = (places.get(orderNumber) ?? 0) + 1;
      places.set(orderNumber, nth);
      return { ...item, ...names, orderNumber, nth };
    })
    .filter(({ state }) => state === 'returned' || state === 'received')
    .toSorted((one, other) => (one.returnedAt?.getTime() ?? 0) - (other.returnedAt?.getTime() ?? 0));
}

/** @returns the pieces of an order that the buyer has withdrawn from: they are not to be sent */
export async function returnedItemsOf(db: Executor, orderNumber: string): Promise<string[]> {
  const items = await db
    .select({ sku: orderItems.sku, name: orderItems.name, serialNumber: orderItems.serialNumber })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.orderNumber, orderNumber), ne(orderItems.state, 'ordered')))
    .orderBy(asc(orderItems.id));
  return items.map(({ sku, name, serialNumber }) => `${sku} · ${nameWithNumber(name, serialNumber)}`);
}
