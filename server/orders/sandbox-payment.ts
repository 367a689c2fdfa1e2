/** What the sandbox's page shows of a payment. A real provider keeps this itself. */
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { orders, payments } from '../db/schema.ts';
import type { SandboxPayment } from '../payments/sandbox-routes.ts';

export async function findSandboxPayment(db: Executor, id: string): Promise<SandboxPayment | undefined> {
  const [row] = await db
    .select({
      reference: payments.reference,
      amount: payments.amount,
      currency: payments.currency,
      state: payments.state,
      orderNumber: orders.orderNumber,
      locale: orders.locale,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, id), eq(payments.provider, 'sandbox')));
  return row;
}
