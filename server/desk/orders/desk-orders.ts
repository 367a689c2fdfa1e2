/** Orders as the desk sees them: the list of the day with what is to be done next, one of them whole, and what is to be picked. */
import { and, asc, eq, gte, inArray, or } from 'drizzle-orm';
import type { DeskOrder, PickingList, WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import type { Locale } from '../../../domain/constants.ts';
import { legible, legibly } from '../../../domain/free-text.ts';
import { wasRefused } from '../../../domain/safety-hold.ts';
import { dayMs } from '../../../domain/rome-clock.ts';
import { trackingUrl } from '../../../domain/tracking.ts';
import { Problem } from '../../../domain/problem.ts';
import { parcelPages } from '../../../shop.config.ts';
import { shelvesOfBoxes } from '../../catalogue/places/places.ts';
import type { Executor } from '../../db/client.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';
import { notesOf } from '../../orders/packing/order-notes.ts';
import type { MediaAddress } from '../../catalogue/photos/images.ts';
import { loadItems } from '../../orders/reading/load-orders.ts';
import { isHeldWith, couriersFor, troubleOf, toDeskOrder, toDeskItem, type ItemRow } from './order-rows.ts';
import { refundedByItem, refundedByOrder } from './refunded.ts';

/** What arrived is listed for so long yet. */
const arrivedDays = 7;

/** What is paid and under way, and what arrived lately; the longest waiting first. */
export async function listDeskOrders(db: Executor, now: Date, locale: Locale): Promise<DeskOrder[]> {
  const lately = new Date(now.getTime() - arrivedDays * dayMs);
  const rows = await db
    .select()
    .from(orders)
    .where(
      or(
        inArray(orders.state, ['paid', 'shipped']),
        and(eq(orders.state, 'delivered'), gte(orders.deliveredAt, lately)),
      ),
    )
    .orderBy(asc(orders.purchasedAt), asc(orders.id));
  const itemsOf = await itemsByOrder(db, rows);
  const refunded = await refundedByOrder(db, rows);
  return rows.map((row) =>
    toDeskOrder(row, itemsOf.get(row.id) ?? [], { now, locale }, refunded.get(row.id)),
  );
}

/** @throws Problem `order_not_found` */
export async function findDeskOrder(
  db: Executor,
  orderNumber: string,
  now: Date,
  locale: Locale,
  media: MediaAddress,
): Promise<WholeDeskOrder> {
  const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!row) throw new Problem('order_not_found');
  const items = await loadItems(db, [row.id]);
  const shelves = await shelvesOfBoxes(db);
  const history = await db
    .select({ state: orderHistory.state, at: orderHistory.at })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, row.id))
    .orderBy(asc(orderHistory.position));
  const { email, phoneNumber, companyName, vatNumber } = legibly(row.buyer);
  const hasSafety = items.some(({ item }) => item.isSafety);
  return {
    ...toDeskOrder(row, items, { now, locale }, (await refundedByOrder(db, [row])).get(row.id)),
    items: items.map((item) => ({
      ...toDeskItem(item, row.locale, shelves, locale, media),
      trouble: troubleOf(item),
      price: item.item.discountedPrice,
    })),
    goods: row.goods,
    discount: row.discount,
    shipping: row.shipping,
    paymentMethod: row.paymentMethod,
    buyerLocale: row.locale,
    email,
    phoneNumber,
    repairerRegistration: row.repairerRegistration && legible(row.repairerRegistration),
    carPlate: row.carPlate,
    company: hasSafety && companyName && vatNumber ? { name: companyName, vatNumber } : null,
    safetyCheck:
      row.safetyVerdict && row.safetyCheckedAt
        ? {
            verdict: row.safetyVerdict,
            by: row.safetyCheckedBy ?? '',
            at: row.safetyCheckedAt.toISOString(),
            note: row.safetyNote ?? items.find(({ item }) => wasRefused(row, item))?.item.outcomeNote ?? null,
          }
        : null,
    deliveryAddress: legibly(row.deliveryAddress),
    awaited:
      row.state === 'awaiting_payment' ? { method: row.paymentMethod, until: row.dueAt.toISOString() } : null,
    packedAt: row.packedAt?.toISOString() ?? null,
    shipment:
      row.courier && row.trackingCode
        ? {
            courier: row.courier,
            trackingCode: row.trackingCode,
            page: trackingUrl(parcelPages, row.courier, row.trackingCode) ?? null,
          }
        : null,
    couriers: couriersFor(items),
    notes: (await notesOf(db, row.id)).map(({ id, author, text, writtenAt }) => ({
      id,
      author,
      text,
      writtenAt: writtenAt.toISOString(),
    })),
    history: history.map(({ state, at }) => ({ state, at: at.toISOString() })),
  };
}

/** What is to be fetched for all paid orders that are neither packed nor held, what was fetched for them among it. */
export async function readPickingList(
  db: Executor,
  locale: Locale,
  media: MediaAddress,
): Promise<PickingList> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.state, 'paid'))
    .orderBy(asc(orders.purchasedAt), asc(orders.id));
  const itemsOf = await itemsByOrder(db, rows);
  const refunded = await refundedByItem(db, rows);
  const shelves = await shelvesOfBoxes(db);
  return {
    items: rows
      .filter((row) => row.packedAt === null && !isHeldWith(row, itemsOf.get(row.id) ?? []))
      .flatMap(({ id, orderNumber, delivery, locale: ordered }) =>
        (itemsOf.get(id) ?? [])
          .filter(({ item }) => item.state === 'ordered')
          .map((item) => ({
            ...toDeskItem(item, ordered, shelves, locale, media),
            trouble: troubleOf(item),
            orderNumber,
            delivery,
            buyerLocale: ordered,
            refunded: refunded.get(item.item.id) ?? 0,
          })),
      ),
  };
}

async function itemsByOrder(db: Executor, rows: readonly OrderRow[]): Promise<Map<string, ItemRow[]>> {
  if (rows.length === 0) return new Map();
  const items = await loadItems(
    db,
    rows.map(({ id }) => id),
  );
  return Map.groupBy(items, ({ item }) => item.orderId);
}
