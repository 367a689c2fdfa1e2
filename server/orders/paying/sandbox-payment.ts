/** What the sandbox's page shows of a payment. A real provider keeps this itself. */
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import type { SandboxPayment } from '../../payments/sandbox-routes.ts';

/** How long the page of an order that was cancelled meanwhile still takes a card: a provider's own expires too. */
const pageLifetimeMs = 24 * 60 * 60 * 1000;

export async function findSandboxPayment(
  db: Executor,
  id: string,
  now: Date,
): Promise<SandboxPayment | undefined> {
  const [row] = await db
    .select({
      reference: payments.reference,
      amount: payments.amount,
      currency: payments.currency,
      state: payments.state,
      orderNumber: orders.orderNumber,
      locale: orders.locale,
      orderState: orders.state,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, id), eq(payments.provider, 'sandbox')));
  if (!row) return undefined;
  const { orderState, createdAt, ...payment } = row;
  const isYoung = now.getTime() < createdAt.getTime() + pageLifetimeMs;
  return {
    ...payment,
    isOpen: payment.state === 'pending' && (orderState === 'awaiting_payment' || isYoung),
  };
}
