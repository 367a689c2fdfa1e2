/** The page to pay on of an order that was cancelled: no money is taken there any more. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { payments } from '../../db/schema/orders.ts';
import type { Deps } from '../../deps.ts';

/**
 * The job. What is paid before it comes is late, and honoured or given back (`settle-payment.ts`) once its notice is there; until
 * then the job fails and is tried again, and ends in the shopkeeper's list where no notice ever comes.
 */
export async function closePayment(
  { database: { db }, payments: provider }: Deps,
  orderId: string,
): Promise<void> {
  const [open] = await db
    .select({ reference: payments.reference })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.provider, provider.name),
        eq(payments.state, 'pending'),
        // Nobody has the address of a page that was never answered; it closes by its own time.
        isNotNull(payments.url),
      ),
    );
  if (open) await provider.closePayment?.(open.reference);
}
