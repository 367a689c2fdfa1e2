/** The answer to a checkout: how its buyer pays, or that they have. */
import { eq } from 'drizzle-orm';
import type { CheckoutResult } from '../../../domain/contract/checkout-result.ts';
import { Problem } from '../../../domain/problem.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { OrderRow } from '../lifecycle/moves.ts';
import { methodOf } from '../payment-methods/registry.ts';
import { complete } from '../reading/load-orders.ts';

/**
 * It can be asked for again, after a crash too.
 *
 * @throws Problem `unavailable` when the provider does not answer; the order stays and can be paid later.
 * `order_cancelled` when its time is over: what was kept is free, and nobody is led to where no money is taken any more
 */
export async function startPayment(deps: Deps, orderId: string): Promise<CheckoutResult> {
  const { db } = deps.database;
  const [row] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!row) throw new Problem('order_not_found');
  const { orderNumber, paymentMethod, purchasedAt, state } = row.order;
  if (purchasedAt) return { orderId, orderNumber, payment: await paid(deps, row.order) };
  if (state === 'cancelled') throw new Problem('order_cancelled');
  return { orderId, orderNumber, payment: await methodOf(paymentMethod).start(deps, row) };
}

/** Nobody pays twice, nor is led to a page that is over. */
async function paid({ database: { db }, config }: Deps, row: OrderRow): Promise<CheckoutResult['payment']> {
  const [order] = await complete(db, [row], config);
  if (!order) throw new Problem('order_not_found');
  return { kind: 'paid', order };
}
