/** Orders whose money is to come by a transfer, as the desk watches for it. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import { buyerName } from '../../../domain/buyer.ts';
import type { UnpaidOrder } from '../../../domain/contract/desk-orders.ts';
import { legibly } from '../../../domain/free-text.ts';
import { isTakenByShop, paymentMethodIds } from '../../../domain/payment-methods.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';

/** Those that end first stand first. What a provider takes is paid within minutes, or not at all: nobody waits for it here. */
export async function listUnpaidOrders(db: Executor): Promise<UnpaidOrder[]> {
  const rows = await unpaidOrders(db);
  return rows.map(({ orderNumber, buyer, amount, dueAt }) => ({
    orderNumber,
    buyer: buyerName(legibly(buyer)),
    amount,
    until: dueAt.toISOString(),
  }));
}

/** As it is asked. */
export const unpaidOrders = (db: Executor) =>
  db
    .select({
      orderNumber: orders.orderNumber,
      buyer: orders.buyer,
      amount: orders.finalPrice,
      dueAt: orders.dueAt,
    })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'awaiting_payment'),
        inArray(orders.paymentMethod, paymentMethodIds.filter(isTakenByShop)),
      ),
    )
    .orderBy(asc(orders.dueAt), asc(orders.id));
