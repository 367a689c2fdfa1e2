/** Orders that were paid, with what an invoice and the accountant need of them: as they were bought, and what went back. */
import { and, asc, eq, gt, gte, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import { legible, legibly } from '../../../domain/free-text.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import type { OrderRow } from '../lifecycle/moves.ts';

export type PaidOrder = {
  readonly row: OrderRow & { readonly purchasedAt: Date };
  /** In the order of the cart. */
  readonly items: readonly (typeof orderItems.$inferSelect)[];
  readonly payment: typeof payments.$inferSelect;
  /** The earliest first; also those that the provider has not answered yet. */
  readonly refunds: readonly (typeof refunds.$inferSelect)[];
};

/** @returns undefined for an order that is not there, or was never paid */
export async function findPaidOrder(db: Executor, orderId: string): Promise<PaidOrder | undefined> {
  const [found] = await loadPaid(db, eq(orders.id, orderId), 1);
  return found;
}

/**
 * A person's own order, as it was paid.
 *
 * @throws Problem `order_not_found`, for another person's order too; `not_paid`
 */
export async function findOwnPaidOrder(db: Executor, userId: string, orderId: string): Promise<PaidOrder> {
  const isOwn = and(eq(orders.userId, userId), eq(orders.id, orderId));
  if ((await db.$count(orders, isOwn)) === 0) throw new Problem('order_not_found');
  const paid = await findPaidOrder(db, orderId);
  if (!paid) throw new Problem('not_paid');
  return paid;
}

/**
 * The order of a number, as it was paid.
 *
 * @throws Problem `order_not_found`, `not_paid`
 */
export async function findPaidOrderOf(db: Executor, orderNumber: string): Promise<PaidOrder> {
  const isIt = eq(orders.orderNumber, orderNumber);
  if ((await db.$count(orders, isIt)) === 0) throw new Problem('order_not_found');
  const [found] = await loadPaid(db, isIt, 1);
  if (!found) throw new Problem('not_paid');
  return found;
}

/** The days of purchase, both moments taken. */
export type Purchased = { readonly from: Date | undefined; readonly to: Date };

/**
 * Everybody's, in the order in which they were placed. What is paid while they are read is left out, so that no place in the
 * list is passed twice.
 *
 * @param purchased `to` at the latest now
 * @param atOnce how many are in memory
 */
export async function* paidOrders(
  db: Executor,
  { from, to }: Purchased,
  atOnce = 200,
): AsyncGenerator<PaidOrder> {
  yield* paidOrdersWhere(db, and(from && gte(orders.purchasedAt, from), lte(orders.purchasedAt, to)), atOnce);
}

/** As `paidOrders`, those that a condition on `orders` holds for. */
export async function* paidOrdersWhere(
  db: Executor,
  which: SQL | undefined,
  atOnce = 200,
): AsyncGenerator<PaidOrder> {
  let last: PaidOrder | undefined;
  do {
    // Ids are drawn in the order of time.
    const some = await loadPaid(db, and(which, last && gt(orders.id, last.row.id)), atOnce);
    yield* some;
    last = some.at(-1);
  } while (last);
}

async function loadPaid(db: Executor, which: SQL | undefined, limit: number): Promise<PaidOrder[]> {
  const found = await db
    .select({ row: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(and(isNotNull(orders.purchasedAt), which))
    .orderBy(asc(orders.id))
    .limit(limit);
  const ids = found.map(({ row }) => row.id);
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(asc(orderItems.id));
  const given = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .orderBy(asc(refunds.askedAt), asc(refunds.id));
  const itemsOf = Map.groupBy(items, ({ orderId }) => orderId);
  const refundsOf = Map.groupBy(given, ({ orderId }) => orderId);
  return found.flatMap(({ row, payment }) =>
    row.purchasedAt === null
      ? []
      : [
          {
            row: {
              ...row,
              purchasedAt: row.purchasedAt,
              buyer: legibly(row.buyer),
              billingAddress: legibly(row.billingAddress),
              deliveryAddress: legibly(row.deliveryAddress),
              repairerRegistration: row.repairerRegistration && legible(row.repairerRegistration),
            },
            payment,
            items: itemsOf.get(row.id) ?? [],
            refunds: refundsOf.get(row.id) ?? [],
          },
        ],
  );
}
