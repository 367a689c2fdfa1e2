/** An order is paid: its pieces leave the stock, its buyer gets the confirmation, the yard what is to be packed. */
import { eq } from 'drizzle-orm';
import { orderArrival } from '../../../domain/arrival.ts';
import { readyDay } from '../../../domain/collection-days.ts';
import { isTakenByShop } from '../../../domain/payment-methods.ts';
import { sellFree, sellReserved } from '../../../domain/stock.ts';
import { dispatch } from '../../../shop.config.ts';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { categories, parts } from '../../db/schema/catalogue.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import type { Jobs } from '../../jobs/job-data.ts';
import { lockOrder, moveOrder, type OrderRow } from '../lifecycle/moves.ts';
import { changeStock, piecesOf, type Pieces } from '../lifecycle/stock.ts';
import { holdOpenOffers } from '../offers/open-offers.ts';
import { loadPricedParts, priceItems } from '../quoting/pricing.ts';
import { takeWelcome, type BuyerAccount } from '../quoting/welcome-discount.ts';

export type LockedOrder = { readonly buyer: BuyerAccount | undefined; readonly order: OrderRow };

/** `pieces_gone` and `price_changed` are of an order that was cancelled meanwhile: nothing changed, and the money goes back. */
type PayOutcome = 'paid' | 'pieces_gone' | 'price_changed';

/**
 * Takes an order that is about to be paid, with its buyer. BuyerAccount first, then order, then payment, then the welcome discount,
 * then parts, then their private offers: everybody locks in this order, checkout too. An account can be erased while its order waits for a payment:
 * then there is no buyer, and the order is as good as any.
 */
export async function lockToPay(tx: Executor, orderId: string): Promise<LockedOrder | undefined> {
  const [found] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
  if (!found) return undefined;
  const { id, createdAt, email, mailboxProvenAt, fiscalCode, vatNumber } = users;
  const [buyer] =
    found.userId === null
      ? []
      : await tx
          .select({ id, createdAt, email, mailboxProvenAt, fiscalCode, vatNumber })
          .from(users)
          .where(eq(users.id, found.userId))
          .for('update');
  const order = await lockOrder(tx, orderId);
  return order && { buyer, order };
}

/**
 * Makes an order paid, the one that awaits its payment and the one that was cancelled meanwhile.
 *
 * @param locked as `lockToPay` gave it, in the same transaction
 * @throws MoveRefused when it was paid before
 */
export async function payOrder(
  tx: Executor,
  jobs: Jobs,
  { buyer, order }: LockedOrder,
  at: Date,
): Promise<PayOutcome> {
  const pieces = await piecesOf(tx, order.id);
  const isKept = order.state === 'awaiting_payment';
  const obstacle = isKept ? undefined : await whyNotHonoured(tx, buyer, order, pieces, at);
  if (obstacle) return obstacle;
  const short = await changeStock(tx, pieces, isKept ? sellReserved : sellFree);
  if (short.length > 0) return 'pieces_gone';
  await moveOrder(tx, order, 'paid', at, { purchasedAt: at, ...(await promisedDays(tx, order, at)) });
  await jobs.send(tx, 'order-confirmation-mail', { orderId: order.id });
  await jobs.send(tx, 'order-to-ship-mail', { orderId: order.id });
  await jobs.send(tx, 'staff-notice', { kind: 'order_paid', orderId: order.id });
  return 'paid';
}

/** What is promised to who has paid, as the owner set it by then; nothing where no day is promised. */
async function promisedDays(
  tx: Executor,
  { id, deliveryAddress, collection }: OrderRow,
  paidAt: Date,
): Promise<Partial<Pick<OrderRow, 'arrivesFrom' | 'arrivesBy' | 'readyFrom'>>> {
  if (collection) return { readyFrom: readyDay(paidAt, collection, dispatch) };
  if (!dispatch) return {};
  const items = await tx
    .selectDistinct({ size: categories.parcelSize })
    .from(orderItems)
    .innerJoin(parts, eq(parts.id, orderItems.partId))
    .innerJoin(categories, eq(categories.id, parts.categoryId))
    .where(eq(orderItems.orderId, id));
  const destinations = items.map(({ size }) => ({
    province: deliveryAddress.region,
    isFreight: size === 'PALLET',
  }));
  const { earliest, latest } = orderArrival(paidAt, dispatch, destinations);
  return { arrivesFrom: earliest, arrivesBy: latest };
}

/**
 * Why a cancelled order is not honoured; undefined when it is. A price of last month is no standing offer, and the
 * welcome discount may have gone to another order meanwhile.
 *
 * @param buyer locked, so that none of their checkouts takes the discount while this is decided; undefined when erased
 */
async function whyNotHonoured(
  tx: Executor,
  buyer: BuyerAccount | undefined,
  order: OrderRow,
  pieces: readonly Pieces[],
  now: Date,
): Promise<'pieces_gone' | 'price_changed' | undefined> {
  // One that was placed without it is at its price without it, whatever became of the buyer since.
  const hasWelcomeDiscount =
    order.discount > 0 && buyer !== undefined && (await takeWelcome(tx, buyer, now)) === 'given';
  const partIds = pieces.map(({ partId }) => partId);
  const offers = await holdOpenOffers(tx, await offersOf(tx, order.id), partIds, now);
  const priced = await loadPricedParts(tx, partIds, offers);
  const { lines, finalPrice } = priceItems(pieces, priced, {
    hasWelcomeDiscount,
    province: order.deliveryAddress.region,
    delivery: order.delivery,
  });
  if (lines.some((line) => line.available < line.quantity)) return 'pieces_gone';
  return finalPrice === order.finalPrice ? undefined : 'price_changed';
}

/** The private offers at whose prices an order was placed. */
async function offersOf(tx: Executor, orderId: string): Promise<string[]> {
  const rows = await tx
    .select({ offerId: orderItems.offerId })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId));
  return rows.flatMap(({ offerId }) => offerId ?? []);
}

/** All but `paid` changed nothing. */
export type ReceiveOutcome = PayOutcome | 'paid_before' | 'taken_by_provider' | 'unknown';

/**
 * Makes an order paid whose money is with the shop, in one transaction: payment, order, stock and the buyer's mail.
 * An order that was cancelled meanwhile is honoured while its pieces are there at its price (api, "Buying").
 *
 * @param orderNumber as the transfer's reason says
 */
export async function receivePayment(
  db: Executor,
  jobs: Jobs,
  orderNumber: string,
  now: Date,
): Promise<ReceiveOutcome> {
  const [found] = await db.select({ id: orders.id }).from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!found) return 'unknown';
  return db.transaction(async (tx) => {
    const locked = await lockToPay(tx, found.id);
    if (!locked) return 'unknown';
    const { order } = locked;
    if (!isTakenByShop(order.paymentMethod)) return 'taken_by_provider';
    if (order.state !== 'awaiting_payment' && order.state !== 'cancelled') return 'paid_before';
    await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, order.id)).for('update');
    const outcome = await payOrder(tx, jobs, locked, now);
    if (outcome !== 'paid') return outcome;
    await tx.update(payments).set({ state: 'paid', settledAt: now }).where(eq(payments.orderId, order.id));
    return 'paid';
  });
}
