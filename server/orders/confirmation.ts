/** The job that writes to a buyer that the order is paid. */
import { eq } from 'drizzle-orm';
import { orders } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { orderConfirmation } from '../mail/order-confirmation.ts';
import { complete } from './load-orders.ts';

/** Sends the confirmation of an order in the order's language; run twice, it is the same mail. */
export async function sendOrderConfirmation(
  { config, database: { db }, mailer }: Deps,
  orderId: string,
): Promise<void> {
  const rows = await db.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await complete(db, rows);
  const [row] = rows;
  if (!order || !row) return;
  await mailer.send(
    orderConfirmation(order, {
      locale: row.locale,
      to: row.buyer['email'] ?? '',
      firstName: row.buyer['firstName'] ?? '',
      publicUrl: config.publicUrl,
    }),
  );
}
