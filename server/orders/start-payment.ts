/** Where the buyer goes to pay: asked of the provider once the order stands, never before. */
import { and, eq, isNull } from 'drizzle-orm';
import type { CheckoutResult } from '../../domain/contract/buying.ts';
import { Problem } from '../../domain/problem.ts';
import { href } from '../../domain/routes.ts';
import { shop } from '../../shop.config.ts';
import { orders, payments } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from './moves.ts';
import { reservedUntil } from './write-order.ts';

type PaymentRow = typeof payments.$inferSelect;

/**
 * The answer to a checkout. It can be asked for again, after a crash too: the provider makes one payment of an id.
 *
 * @throws Problem `unavailable` when the provider does not answer; the order stays and can be paid later
 */
export async function startPayment(deps: Deps, orderId: string): Promise<CheckoutResult> {
  const { db } = deps.database;
  const [row] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!row) throw new Problem('order_not_found');
  const { order, payment } = row;
  return {
    orderId,
    orderNumber: order.orderNumber,
    payment:
      order.paymentMethod === 'bank_transfer'
        ? bankTransfer(order)
        : { kind: 'redirect', url: payment.url ?? (await askProvider(deps, order, payment)) },
  };
}

function bankTransfer(order: OrderRow): CheckoutResult['payment'] {
  return {
    kind: 'bank_transfer',
    iban: shop.bank.iban,
    holder: shop.bank.holder,
    reference: order.orderNumber,
    amount: order.finalPrice,
    // From the order's own time: what is kept ends with the payment, this answer stays.
    dueAt: reservedUntil(order.paymentMethod, order.placedAt).toISOString(),
  };
}

async function askProvider(deps: Deps, order: OrderRow, payment: PaymentRow): Promise<string> {
  const { config, payments: provider } = deps;
  const page = (name: 'success' | 'fail') =>
    config.publicUrl + href(order.locale, name, {}, { order: order.orderNumber });
  const made = await provider
    .createPayment({
      paymentId: payment.id,
      orderNumber: order.orderNumber,
      amount: payment.amount,
      currency: payment.currency,
      locale: order.locale,
      successUrl: page('success'),
      failUrl: page('fail'),
    })
    .catch((cause: unknown) => {
      throw Object.assign(new Problem('unavailable'), { cause });
    });
  await deps.database.db
    .update(payments)
    .set({ reference: made.reference, url: made.url })
    .where(and(eq(payments.id, payment.id), isNull(payments.url)));
  return made.url;
}
