/** Orders as the desk sees them: the list of the day with what is to be done next, one of them whole, and what is to be picked. */
import { and, asc, eq, gte, inArray, isNotNull, or, sum } from 'drizzle-orm';
import type {
  DeskItem,
  DeskOrder,
  PickingItem,
  PickingList,
  WholeDeskOrder,
} from '../../../domain/contract/desk.ts';
import { buyerName } from '../../../domain/buyer.ts';
import type { Locale } from '../../../domain/constants.ts';
import { isKeptTooLong } from '../../../domain/collection-days.ts';
import { nextStep, type Stage } from '../../../domain/desk/next-step.ts';
import { wayTo } from '../../../domain/desk/places.ts';
import { legible, legibly } from '../../../domain/free-text.ts';
import { isHeld, wasRefused } from '../../../domain/safety-hold.ts';
import { dayMs } from '../../../domain/rome-clock.ts';
import { trackingUrl } from '../../../domain/tracking.ts';
import { hazards } from '../../../domain/vocabulary.ts';
import { Problem } from '../../../domain/problem.ts';
import { parcelPages, shop, takesHazards } from '../../../shop.config.ts';
import { shelvesOfBoxes } from '../../catalogue/places/places.ts';
import type { Executor } from '../../db/client.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { refunds } from '../../db/schema/payments.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';
import { notesOf } from '../../orders/packing/order-notes.ts';
import type { MediaAddress } from '../../catalogue/photos/images.ts';
import { loadItems, nameForYard, toItem } from '../../orders/reading/load-orders.ts';

type ItemRow = Awaited<ReturnType<typeof loadItems>>[number];

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

const isHeldWith = (row: OrderRow, items: readonly ItemRow[]): boolean =>
  isHeld(
    row,
    items.map(({ item }) => item),
  );

/** Who may take what is to be sent. */
const couriersFor = (items: readonly ItemRow[]): string[] =>
  shop.couriers.filter(
    (courier) =>
      takesHazards(courier) || !items.some(({ item, hazard }) => hazard && item.state === 'ordered'),
  );

async function itemsByOrder(db: Executor, rows: readonly OrderRow[]): Promise<Map<string, ItemRow[]>> {
  if (rows.length === 0) return new Map();
  const items = await loadItems(
    db,
    rows.map(({ id }) => id),
  );
  return Map.groupBy(items, ({ item }) => item.orderId);
}

/** What has gone back of each order or is on its way, in cents; those of which nothing has are not in it. */
async function refundedByOrder(
  db: Executor,
  rows: readonly OrderRow[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(({ id }) => id);
  const sums = await db
    .select({ orderId: refunds.orderId, cents: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(inArray(refunds.orderId, ids))
    .groupBy(refunds.orderId);
  return new Map(sums.map(({ orderId, cents }) => [orderId, cents]));
}

/** The same of each item, without what went back of an order as a whole. */
async function refundedByItem(db: Executor, rows: readonly OrderRow[]): Promise<ReadonlyMap<string, number>> {
  const ids = rows.map(({ id }) => id);
  const sums = await db
    .select({ itemId: refunds.itemId, cents: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), isNotNull(refunds.itemId)))
    .groupBy(refunds.itemId);
  return new Map(sums.map(({ itemId, cents }) => [itemId ?? '', cents]));
}

const toStage = (row: OrderRow, items: readonly ItemRow[], now: Date): Stage => ({
  state: row.state,
  delivery: row.delivery,
  isPacked: row.packedAt !== null,
  isHeld: isHeldWith(row, items),
  isKeptTooLong: isKeptTooLong(row.keptUntil, now),
  items: items.map(({ item }) => ({ state: item.state, isPicked: item.pickedAt !== null })),
});

/** Nothing of what somebody has in hand, or nobody wants any more. */
const troubleOf = ({ item }: ItemRow): PickingItem['trouble'] =>
  item.trouble && item.state === 'ordered' && item.pickedAt === null
    ? { what: item.trouble, by: item.troubleBy ?? '' }
    : null;

/** @param locale as the desk speaks */
function toDeskOrder(
  row: OrderRow,
  items: readonly ItemRow[],
  { now, locale }: { readonly now: Date; readonly locale: Locale },
  refunded = 0,
): DeskOrder {
  const wanted = items.filter(({ item }) => item.state === 'ordered');
  const pieces = (some: readonly ItemRow[]) => some.reduce((sum, { item }) => sum + item.quantity, 0);
  const told = wanted.length > 0 ? wanted : items;
  const [first] = told;
  const { city, region } = legibly(row.deliveryAddress);
  return {
    orderNumber: row.orderNumber,
    state: row.state,
    next: nextStep(toStage(row, items, now)),
    buyer: buyerName(legibly(row.buyer)),
    delivery: row.delivery,
    readyFrom: row.readyFrom,
    keptUntil: row.keptUntil,
    city,
    province: region,
    purchasedAt: row.purchasedAt?.toISOString() ?? null,
    shippedAt: row.shippedAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    courier: row.courier,
    pieces: pieces(wanted),
    picked: pieces(wanted.filter(({ item }) => item.pickedAt !== null)),
    withdrawn: pieces(items.filter(({ item }) => item.returnedAt !== null)),
    codes: wanted.map(({ item }) => item.sku),
    first: first
      ? {
          name: nameForYard(first, row.locale, locale),
          quantity: first.item.quantity,
          others: pieces(told.slice(1)),
        }
      : null,
    total: row.finalPrice,
    troubles: wanted.flatMap((one) => {
      const trouble = troubleOf(one);
      return trouble ? [{ code: one.item.sku, ...trouble }] : [];
    }),
    hasSafetyPart: wanted.some(({ item }) => item.isSafety),
    hazards: hazards.filter((hazard) => wanted.some((one) => one.hazard === hazard)),
    hasPallet: row.delivery === 'courier' && wanted.some(({ size }) => size === 'PALLET'),
    refunded,
  };
}

/** @param ordered the order's language */
function toDeskItem(
  row: ItemRow,
  ordered: Locale,
  shelves: ReadonlyMap<string, string>,
  locale: Locale,
  media: MediaAddress,
): DeskItem {
  const { item, place, condition, hazard, size, weightKg } = row;
  const { donorCar, kind, image } = toItem(row, locale, null, media);
  return {
    id: item.id,
    partId: item.partId,
    sku: item.sku,
    place: wayTo(place, shelves.get(place?.toLowerCase() ?? '')),
    name: nameForYard(row, ordered, locale),
    serialNumber: item.serialNumber,
    otherNumbers: item.otherNumbers,
    condition,
    donorCar,
    kind,
    image,
    quantity: item.quantity,
    size,
    weightKg,
    isSafety: item.isSafety,
    hazard,
    state: item.state,
    outcome: item.outcome,
    pickedAt: item.pickedAt?.toISOString() ?? null,
    pickedBy: item.pickedBy,
  };
}
