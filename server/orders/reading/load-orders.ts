/** Orders as their owner sees them. */
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Buyer } from '../../../domain/buyer.ts';
import { carLine } from '../../../domain/car-line.ts';
import type { Locale } from '../../../domain/constants.ts';
import type {
  Order,
  OrderItem,
  OrderPage,
  OrdersQuery,
  TaxDetails,
} from '../../../domain/contract/orders.ts';
import { nameIn } from '../../../domain/name-in.ts';
import { Problem } from '../../../domain/problem.ts';
import { returnableUntil } from '../../../domain/returns.ts';
import {
  altText,
  firstPhoto,
  photoCount,
  toImage,
  type MediaAddress,
  type StoredPhoto,
} from '../../catalogue/photos/images.ts';
import type { Executor } from '../../db/client.ts';
import { brands, cars, categories, models, parts } from '../../db/schema/catalogue.ts';
import { orderHistory, orderItems, orders } from '../../db/schema/orders.ts';
import { payments, refunds } from '../../db/schema/payments.ts';
import type { OrderRow } from '../lifecycle/moves.ts';

type ItemRow = Awaited<ReturnType<typeof loadItems>>[number];
type PaymentRow = typeof payments.$inferSelect;
type HistoryRow = typeof orderHistory.$inferSelect;
type RefundRow = typeof refunds.$inferSelect;

/** A page of a person's orders, newest first; pages count from 1. @param number of the one that is looked for */
export async function listOrders(
  db: Executor,
  userId: string,
  { page, limit, number }: OrdersQuery,
  media: MediaAddress,
): Promise<OrderPage> {
  const owned = and(
    eq(orders.userId, userId),
    number === undefined ? undefined : eq(orders.orderNumber, number),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(owned)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await db.select({ total: count() }).from(orders).where(owned);
  return { orders: await complete(db, rows, media), total: counted?.total ?? 0 };
}

/** @throws Problem `order_not_found`, for another person's order too */
export async function findOrder(
  db: Executor,
  userId: string,
  id: string,
  media: MediaAddress,
): Promise<Order> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.id, id)));
  const [order] = await complete(db, rows, media);
  if (!order) throw new Problem('order_not_found');
  return order;
}

/** Adds items, payment and history to orders, whosever they are; for the shop's own mails and lists. */
export async function complete(
  db: Executor,
  rows: readonly OrderRow[],
  media: MediaAddress,
): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const items = await loadItems(db, ids);
  const history = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.position));
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids));
  const gone = await db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), eq(refunds.state, 'done')))
    .orderBy(asc(refunds.doneAt), asc(refunds.id));

  return rows.map((row) =>
    toOrder(
      row,
      items.filter(({ item }) => item.orderId === row.id),
      history.filter((entry) => entry.orderId === row.id),
      paid.find((payment) => payment.orderId === row.id),
      gone.filter((refund) => refund.orderId === row.id),
      media,
    ),
  );
}

/** What was ordered, with donor car and photo as the part has them today: they are facts, and not what was agreed. */
export const loadItems = (db: Executor, orderIds: readonly string[]) =>
  db
    .select({
      item: orderItems,
      year: cars.year,
      mileageKm: cars.mileageKm,
      model: models.name,
      brand: brands.name,
      kind: categories.slug,
      nameIt: parts.nameIt,
      nameEn: parts.nameEn,
      weightKg: parts.weightKg,
      place: parts.place,
      condition: parts.condition,
      size: categories.parcelSize,
      hazard: categories.hazard,
      photo: sql<StoredPhoto | null>`${firstPhoto}`,
      photos: sql<number>`${photoCount}`,
    })
    .from(orderItems)
    .innerJoin(parts, eq(parts.id, orderItems.partId))
    .innerJoin(categories, eq(categories.id, parts.categoryId))
    .leftJoin(cars, eq(cars.id, parts.carId))
    .leftJoin(models, eq(models.id, cars.modelId))
    .leftJoin(brands, eq(brands.id, cars.brandId))
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id));

function toOrder(
  row: OrderRow,
  items: readonly ItemRow[],
  history: readonly HistoryRow[],
  payment: PaymentRow | undefined,
  gone: readonly RefundRow[],
  media: MediaAddress,
): Order {
  const until = returnableUntil(row)?.toISOString() ?? null;
  const { id, orderNumber, state, goods, discount, shipping, finalPrice } = row;
  return {
    id,
    orderNumber,
    state,
    goods,
    discount,
    shipping,
    finalPrice,
    placedAt: row.placedAt.toISOString(),
    purchasedAt: row.purchasedAt?.toISOString() ?? null,
    items: items.map((item) => toItem(item, row.locale, until, media)),
    billingAddress: row.billingAddress,
    taxDetails: toTaxDetails(row.buyer),
    delivery: row.delivery,
    deliveryAddress: row.deliveryAddress,
    collection: row.collection && {
      hours: row.collection.hours,
      readyFrom: row.readyFrom,
      isReady: state === 'paid' && row.packedAt !== null,
      keptUntil: row.keptUntil,
    },
    withdrawalDays: row.withdrawalDays,
    payment: {
      method: row.paymentMethod,
      // What is to be given back was paid, and is not given back yet.
      state: payment?.state === 'to_refund' ? 'paid' : (payment?.state ?? 'pending'),
      url: state === 'awaiting_payment' ? (payment?.url ?? null) : null,
      dueAt: state === 'awaiting_payment' ? row.dueAt.toISOString() : null,
    },
    refunds: gone.flatMap(({ amount, doneAt, reason, note }) =>
      doneAt ? [{ amount, at: doneAt.toISOString(), reason, note }] : [],
    ),
    arrival: row.arrivesFrom && row.arrivesBy ? { earliest: row.arrivesFrom, latest: row.arrivesBy } : null,
    shipment:
      row.courier && row.trackingCode && row.shippedAt
        ? { courier: row.courier, trackingCode: row.trackingCode, shippedAt: row.shippedAt.toISOString() }
        : null,
    history: history.map((entry) => ({ state: entry.state, at: entry.at.toISOString() })),
  };
}

/** @param until the last moment at which anything of the order can be given back */
export function toItem(
  { item, ...donor }: ItemRow,
  locale: Locale,
  until: string | null,
  media: MediaAddress,
): OrderItem {
  const { id, partId, name, serialNumber, quantity, price, discountedPrice, state, returnedAt } = item;
  // While it is looked at, nothing is settled yet.
  const isSettled = state === 'refunded';
  return {
    id,
    partId,
    name,
    serialNumber,
    donorCar: donorCarLine(donor, locale),
    kind: donor.kind,
    image: donor.photo && toImage(donor.photo, altText(locale, name), media),
    quantity,
    price,
    discountedPrice,
    state,
    returnableUntil: until,
    returnedAt: returnedAt?.toISOString() ?? null,
    outcome: isSettled ? item.outcome : null,
    outcomeNote: isSettled ? item.outcomeNote : null,
    reduction: item.reduction,
  };
}

/**
 * What an item is called for the yard: as the yard speaks, while the part still has the name under which it was ordered; else in the
 * order's own words.
 *
 * @param ordered the order's language
 */
export const nameForYard = (row: ItemRow, ordered: Locale, spoken: Locale): string =>
  nameIn(ordered, row) === row.item.name ? nameIn(spoken, row) : row.item.name;

/** The car that an ordered item comes from, in one line; null where that is not known. */
export function donorCarLine(
  { model, brand, year, mileageKm }: Pick<ItemRow, 'model' | 'brand' | 'year' | 'mileageKm'>,
  locale: Locale,
): string | null {
  if (model === null || brand === null) return null;
  return carLine({ model: { name: model, brand: { name: brand } }, year, mileageKm }, locale);
}

const toTaxDetails = ({ companyName, vatNumber, fiscalCode, uniqueCode, pecAddress }: Buyer): TaxDetails => ({
  companyName,
  vatNumber,
  fiscalCode,
  uniqueCode,
  pecAddress,
});
