/** The jobs that write to a buyer about an order, in the order's language. Run twice, they send the same mail. */
import { eq, inArray } from 'drizzle-orm';
import type { Order } from '../../../domain/contract/orders.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { refunds } from '../../db/schema/payments.ts';
import type { Deps } from '../../deps.ts';
import type { JobData } from '../../jobs/job-data.ts';
import type { Recipient } from '../../mail/confirmation-lines.ts';
import { orderCollected, orderReady } from '../../mail/collection-mails.ts';
import { howToPayMail } from '../../mail/how-to-pay.ts';
import { addressCorrected } from '../../mail/address-corrected.ts';
import { orderDelivered, orderShipped } from '../../mail/on-its-way.ts';
import { orderConfirmation } from '../../mail/order-confirmation.ts';
import { orderCancelled, refundMail } from '../../mail/money-back.ts';
import {
  parcelBack,
  parcelLost,
  piecesCancelled,
  returnReduced,
  safetyRefused,
  type MoneyBack,
} from '../../mail/exception-mails.ts';
import { withdrawalReceipt } from '../../mail/withdrawal-receipt.ts';
import { complete } from '../reading/load-orders.ts';
import { lastReason, type OrderRow } from '../lifecycle/moves.ts';
import { findPaidOrder } from '../reading/paid-orders.ts';
import type { HowToPayOf, PaymentMethodModule } from '../payment-methods/payment-method.ts';
import { methodOf } from '../payment-methods/registry.ts';
import { refundsOf } from '../refunding/refunds.ts';

/** The order is paid; its courtesy invoice goes along. */
export async function sendOrderConfirmation(deps: Deps, orderId: string): Promise<void> {
  const found = await find(deps, orderId);
  const paid = await findPaidOrder(deps.database.db, orderId);
  if (!found || !paid) return;
  const { invoiceOf } = await import('../invoicing/invoice.ts');
  const invoice = { type: 'application/pdf', ...(await invoiceOf(paid)) } as const;
  await deps.mailer.send(orderConfirmation(found.order, found.recipient, [invoice]));
}

/** How to pay and until when. */
export const sendHowToPay = (deps: Deps, orderId: string): Promise<void> =>
  sendWhileUnpaid(deps, orderId, ({ mailWhenPlaced }) => mailWhenPlaced);

/** The same, since nothing has come and the time is nearly over. */
export const sendPaymentReminder = (deps: Deps, orderId: string): Promise<void> =>
  sendWhileUnpaid(deps, orderId, ({ reminder }) => reminder?.mail ?? null);

/** Nothing once the order was paid or cancelled, since money sent then would go astray. */
async function sendWhileUnpaid(
  deps: Deps,
  orderId: string,
  howToPayOf: (method: PaymentMethodModule) => HowToPayOf | null,
): Promise<void> {
  const found = await find(deps, orderId);
  if (found?.row.state !== 'awaiting_payment') return;
  const { order, row, recipient } = found;
  const howToPay = howToPayOf(methodOf(row.paymentMethod))?.(order, row.locale);
  if (howToPay) await deps.mailer.send(howToPayMail(order, recipient, row.dueAt, howToPay));
}

/** The parcel has left. */
export async function sendOrderShipped(deps: Deps, orderId: string): Promise<void> {
  const found = await find(deps, orderId);
  const shipment = found?.order.shipment;
  if (found && shipment) await deps.mailer.send(orderShipped({ ...found.order, shipment }, found.recipient));
}

/** Where the parcel goes was put right: it goes to the address of now, whatever was meant at the time. */
export async function sendAddressCorrected(
  deps: Deps,
  { orderId, correctedAt }: JobData['address-corrected-mail'],
): Promise<void> {
  const found = await find(deps, orderId);
  if (found) await deps.mailer.send(addressCorrected(found.order, correctedAt, found.recipient));
}

/** It can be collected; nothing once it was, or will not be. */
export async function sendOrderReady(deps: Deps, orderId: string): Promise<void> {
  const found = await find(deps, orderId);
  if (found?.row.state === 'paid' && found.row.keptUntil)
    await deps.mailer.send(orderReady(found.order, found.row.keptUntil, found.recipient));
}

/** The parcel has arrived, or was collected. */
export async function sendOrderDelivered(deps: Deps, orderId: string): Promise<void> {
  const found = await find(deps, orderId);
  const deliveredAt = found?.row.deliveredAt?.toISOString();
  if (!found || !deliveredAt) return;
  const mail = found.row.delivery === 'collection' ? orderCollected : orderDelivered;
  await deps.mailer.send(mail(found.order, deliveredAt, found.recipient));
}

/** The shop will not send what was ordered; nothing was paid. */
export async function sendOrderCancelled(deps: Deps, orderId: string): Promise<void> {
  const found = await find(deps, orderId);
  if (found?.row.state !== 'cancelled') return;
  const { order, row, recipient } = found;
  const ifSentAlready = methodOf(row.paymentMethod).words.ifSentAlready?.[row.locale];
  await deps.mailer.send(orderCancelled(order, ifSentAlready, recipient));
}

/** Money that went back so soon was told of with what it goes back for. */
const atOnceMs = 60 * 60 * 1000;

/** Money is on its way back. */
export async function sendRefund(
  deps: Deps,
  { refundId, failures = 0 }: JobData['refund-mail'],
): Promise<void> {
  const [refund] = await deps.database.db.select().from(refunds).where(eq(refunds.id, refundId));
  const found = refund && (await find(deps, refund.orderId));
  if (!found) return;
  const [item] = refund.itemId === null ? [] : await itemNamed(deps, refund.itemId);
  if (failures === 0 && item && wasToldAtOnce(refund)) return;
  const reason = refund.reason === 'late_payment' ? await whyLate(deps, found.row) : refund.reason;
  const { means, when } = waysBack(found.row);
  const isReturn = refund.reason === 'withdrawal' && item !== undefined;
  // What was withheld of a return has its reason with the item; what goes back for it later is another matter.
  const reduction = isReturn ? item.reduction : 0;
  const note = refund.note ?? (reduction > 0 ? (item?.outcomeNote ?? null) : null);
  await deps.mailer.send(
    refundMail(found.order, { ...refund, reason, note, reduction, means, when, failures }, found.recipient),
  );
}

/** Pieces that cannot be sent have a mail of their own, which says how much goes back, by what, and why. */
function wasToldAtOnce({ reason, askedAt, doneAt }: typeof refunds.$inferSelect): boolean {
  return reason === 'cancelled' && doneAt !== null && doneAt.getTime() - askedAt.getTime() <= atOnceMs;
}

function waysBack({ paymentMethod, locale }: OrderRow): Pick<MoneyBack, 'means' | 'when'> {
  const { words } = methodOf(paymentMethod);
  return { means: words.paidBackBy[locale], when: words.paidBackWhen[locale] };
}

const itemNamed = ({ database: { db } }: Deps, itemId: string) =>
  db.select().from(orderItems).where(eq(orderItems.id, itemId));

/** Pieces of an order will not be sent. */
export async function sendPiecesCancelled(
  deps: Deps,
  { orderId, itemId }: JobData['pieces-cancelled-mail'],
): Promise<void> {
  const found = await find(deps, orderId);
  const [item] = await itemNamed(deps, itemId);
  if (!found || !item) return;
  const back = await backForCancelled(deps, found.row, [itemId]);
  await deps.mailer.send(piecesCancelled(found.order, item, back, found.recipient));
}

/** What goes back for items that cannot be sent, and how. */
async function backForCancelled(
  { database: { db } }: Deps,
  order: OrderRow,
  itemIds: readonly string[],
): Promise<MoneyBack> {
  const given = await refundsOf(db, order.id);
  const amount = given
    .filter(({ itemId, reason }) => reason === 'cancelled' && itemIds.includes(itemId ?? ''))
    .reduce((sum, refund) => sum + refund.amount, 0);
  return { amount, ...waysBack(order) };
}

/** The safety parts of an order are not sold to whoever ordered them. */
export async function sendSafetyRefused(
  deps: Deps,
  { orderId, itemIds }: JobData['safety-refused-mail'],
): Promise<void> {
  const found = await find(deps, orderId);
  if (!found) return;
  const items = await deps.database.db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.id, itemIds))
    .orderBy(orderItems.id);
  const back = await backForCancelled(deps, found.row, itemIds);
  await deps.mailer.send(safetyRefused(found.order, items, back, found.recipient));
}

/** What came back was worse than it left, and is not paid back whole. */
export async function sendReturnReduced(
  deps: Deps,
  { orderId, itemId }: JobData['return-reduced-mail'],
): Promise<void> {
  const found = await find(deps, orderId);
  const [item] = await itemNamed(deps, itemId);
  if (!found || !item || item.reduction === 0) return;
  const given = await refundsOf(deps.database.db, orderId);
  const back = given
    .filter((refund) => refund.itemId === itemId)
    .reduce((sum, { amount }) => sum + amount, 0);
  await deps.mailer.send(returnReduced(found.order, { ...item, back }, found.recipient));
}

/** The parcel is lost, or came back, and goes again. */
export async function sendParcelLost(
  deps: Deps,
  { orderId, lostAt, isBack = false }: JobData['parcel-lost-mail'],
): Promise<void> {
  const found = await find(deps, orderId);
  const mail = isBack ? parcelBack : parcelLost;
  if (found) await deps.mailer.send(mail(found.order, lostAt, found.recipient));
}

/** The parts were gone, the shopkeeper had cancelled the order, or it was paid without this payment. */
async function whyLate({ database: { db } }: Deps, { id, state }: OrderRow) {
  if (state !== 'cancelled') return 'paid_already';
  return (await lastReason(db, id)) === 'by_shopkeeper' ? 'by_shopkeeper' : 'late_payment';
}

/** An item was given back. */
export async function sendWithdrawalReceipt(
  deps: Deps,
  { orderId, itemId }: { readonly orderId: string; readonly itemId: string },
): Promise<void> {
  const found = await find(deps, orderId);
  const [item] = await deps.database.db.select().from(orderItems).where(eq(orderItems.id, itemId));
  if (!found || !item?.returnedAt) return;
  await deps.mailer.send(
    withdrawalReceipt(found.order, { ...item, returnedAt: item.returnedAt }, found.recipient),
  );
}

type Found = { readonly order: Order; readonly row: OrderRow; readonly recipient: Recipient };

async function find({ config, database: { db } }: Deps, orderId: string): Promise<Found | undefined> {
  const rows = await db.select().from(orders).where(eq(orders.id, orderId));
  const [order] = await complete(db, rows, config);
  const [row] = rows;
  if (!order || !row) return undefined;
  const recipient = {
    locale: row.locale,
    to: row.buyer.email,
    firstName: row.buyer.firstName,
    publicUrl: config.publicUrl,
  };
  return { order, row, recipient };
}
