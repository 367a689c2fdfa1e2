/** What an order has of papers: those that were issued, what is missing, and what an invoice would say of its buyer. */
import { eq } from 'drizzle-orm';
import { buyerName } from '../../../domain/buyer.ts';
import type { OrderPapers } from '../../../domain/contract/desk-papers.ts';
import type { Invoicing } from '../../../domain/invoicing/invoicing-terms.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';
import { listDue } from '../../orders/electronic-invoices/due-invoices.ts';
import { creditsOf, detailsOf, documentsOf } from '../../orders/electronic-invoices/issue-invoices.ts';
import { listInvoices } from '../../orders/electronic-invoices/list-invoices.ts';
import { findPaidOrder } from '../../orders/reading/paid-orders.ts';
import { paperOf } from './read-papers.ts';

/** @throws Problem `order_not_found` */
export async function readOrderPapers(
  db: Executor,
  terms: Invoicing,
  orderNumber: string,
): Promise<OrderPapers> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!order) throw new Problem('order_not_found');
  const { buyer } = order;
  const paid = await findPaidOrder(db, order.id);
  const issued = await documentsOf(db, order.id);
  const invoice = issued.find(({ kind }) => kind === 'TD01');
  const isUncredited =
    paid &&
    invoice &&
    creditsOf(paid, invoice, issued).some(
      (credit) => !issued.some(({ refundId }) => refundId === credit.refundId),
    );
  const details = await detailsOf(db, order.id);
  const due = await listDue(db, terms, orderNumber);
  return {
    orderNumber,
    buyer: buyerName(buyer),
    isPaid: paid !== undefined,
    missing: !paid ? null : !invoice ? 'invoice' : isUncredited ? 'credit_note' : null,
    isDue: due.length > 0,
    says: {
      companyName: details.companyName ?? buyer.companyName,
      fiscalCode: details.fiscalCode ?? buyer.fiscalCode,
      vatNumber: details.vatNumber ?? buyer.vatNumber,
      uniqueCode: details.uniqueCode ?? (details.pecAddress ? null : buyer.uniqueCode),
      pecAddress: details.pecAddress ?? buyer.pecAddress,
    },
    papers: (await listInvoices(db, { orderNumber })).map(paperOf),
  };
}
