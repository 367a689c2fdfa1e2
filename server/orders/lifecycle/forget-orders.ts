/** Orders go when the law no longer asks for them (art. 2220 of the civil code), with all that is written about their buyers. */
import { and, eq, gt, inArray, lte, notExists } from 'drizzle-orm';
import { bookkeepingYears } from '../../../domain/constants.ts';
import { endOfDay, yearInRome } from '../../../domain/rome-clock.ts';
import type { Db } from '../../db/client.ts';
import { invoiceFiles, invoiceRequests, invoices } from '../../db/schema/invoices.ts';
import { orderHistory, orderItems, orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/payments.ts';

/** Forgets the orders of a year once so many whole years have followed it, and those that its last paper is of. */
export async function forgetOldOrders(db: Db, now: Date): Promise<void> {
  const lastYear = yearInRome(now) - bookkeepingYears - 1;
  const lastDay = new Date(Date.UTC(lastYear, 11, 31));
  await db.transaction(async (tx) => {
    // A credit note of January keeps the invoice that it corrects, and the order of both.
    const younger = tx
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.orderId, orders.id), gt(invoices.year, lastYear)));
    const isOld = and(lte(orders.placedAt, endOfDay(lastDay, 0)), notExists(younger));
    const old = tx.select({ id: orders.id }).from(orders).where(isOld);
    const papers = tx.select({ id: invoices.id }).from(invoices).where(inArray(invoices.orderId, old));
    await tx.delete(invoiceFiles).where(inArray(invoiceFiles.invoiceId, papers));
    await tx.delete(invoices).where(inArray(invoices.orderId, old));
    await tx.delete(invoiceRequests).where(inArray(invoiceRequests.orderId, old));
    for (const { orderId, table } of [
      { table: refunds, orderId: refunds.orderId },
      { table: payments, orderId: payments.orderId },
      { table: orderHistory, orderId: orderHistory.orderId },
      { table: orderItems, orderId: orderItems.orderId },
    ])
      await tx.delete(table).where(inArray(orderId, old));
    await tx.delete(orders).where(isOld);
  });
}
