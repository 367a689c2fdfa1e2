/** What of an order can still be paid back, taken in or cancelled, and what was; and the returns that wait. */
import { eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import type {
  ExceptionItem,
  OrderExceptions,
  WaitingReturn,
} from '../../../domain/contract/desk-exceptions.ts';
import { balanceOf, shippingDue } from '../../../domain/exceptions/balance.ts';
import { settleIfKept } from '../../../domain/exceptions/cancelled-pieces.ts';
import { isReducible } from '../../../domain/exceptions/reduction.ts';
import { nameIn } from '../../../domain/name-in.ts';
import { Problem } from '../../../domain/problem.ts';
import { refundOf } from '../../../domain/refund.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import { payments } from '../../db/schema/payments.ts';
import { balancedItem, sentItem, sentOrder, shippingTerms } from '../../orders/reading/balanced-order.ts';
import { loadItems } from '../../orders/reading/load-orders.ts';
import { refundsOf } from '../../orders/refunding/refunds.ts';
import { listReturns } from '../../orders/returning/list-returns.ts';

/**
 * @param locale as the desk speaks: an item itself is named in its buyer's language
 * @throws Problem `order_not_found`
 */
export async function readExceptions(
  db: Executor,
  orderNumber: string,
  locale: Locale,
): Promise<OrderExceptions> {
  const [found] = await db
    .select({ row: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.orderNumber, orderNumber));
  if (!found) throw new Problem('order_not_found');
  const { row, payment } = found;
  const loaded = await loadItems(db, [row.id]);
  const items = loaded.map(({ item }) => item);
  const given = await refundsOf(db, row.id);
  const order = sentOrder(row, loaded);
  const terms = shippingTerms(row);
  // Before it is paid there is nothing that could go back.
  const paid = payment.state === 'paid' || payment.state === 'refunded' ? payment.amount : 0;
  const balance = balanceOf(order, paid, given);
  const regraded = await regradedParts(
    db,
    items.flatMap(({ regradedPartId }) => regradedPartId ?? []),
  );
  return {
    orderNumber,
    state: row.state,
    delivery: row.delivery,
    trackingCode: row.trackingCode,
    paid,
    left: balance.left,
    shippingLeft: balance.shippingLeft,
    owed: balance.left - balance.withheld,
    items: loaded.map((loadedItem): ExceptionItem => {
      const { item, condition, place, photos } = loadedItem;
      const { id, sku, serialNumber, quantity, state, returnReason, outcome, outcomeNote } = item;
      const { goods, discount } = refundOf(order, balancedItem(item));
      const isOpen = state !== 'refunded';
      return {
        id,
        sku,
        name: nameIn(locale, loadedItem),
        serialNumber,
        quantity,
        state,
        condition,
        place,
        photos,
        returnReason,
        outcome,
        outcomeNote,
        paid: goods - discount,
        left: balance.itemLeft(balancedItem(item)),
        withheld: balance.itemWithheld(balancedItem(item)),
        reduction: item.reduction,
        shippingDue: isOpen ? shippingDue(order, balancedItem(item), balance) : 0,
        ifKept:
          row.state === 'paid' && state === 'ordered'
            ? Array.from({ length: quantity }, (_, kept) => {
                const money = { paid, given };
                const { total, shipping } = settleIfKept(order, sentItem(loadedItem), kept, money, terms);
                return { total, shipping };
              })
            : [],
        isReducible: isOpen && isReducible({ outcome, wasSent: row.shippedAt !== null }),
        regradedAs: regraded.get(item.regradedPartId ?? 0) ?? null,
      };
    }),
    refunds: given.map(({ id, itemId, amount, reason, note, askedAt, doneAt }) => ({
      id,
      itemId,
      amount,
      reason,
      note,
      askedAt: askedAt.toISOString(),
      doneAt: doneAt?.toISOString() ?? null,
    })),
  };
}

type Regraded = NonNullable<ExceptionItem['regradedAs']>;

async function regradedParts(db: Executor, ids: readonly number[]): Promise<Map<number, Regraded>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: parts.id, sku: parts.sku })
    .from(parts)
    .where(inArray(parts.id, [...ids]));
  return new Map(rows.map((part) => [part.id, part]));
}

/** The longest waiting first. */
export async function readWaitingReturns(db: Executor, locale: Locale): Promise<WaitingReturn[]> {
  return (await listReturns(db)).flatMap(({ id, orderNumber, sku, state, returnedAt, ...names }) =>
    state === 'returned' || state === 'received'
      ? [
          {
            id,
            orderNumber,
            sku,
            name: nameIn(locale, names),
            state,
            returnedAt: returnedAt?.toISOString() ?? null,
          },
        ]
      : [],
  );
}
