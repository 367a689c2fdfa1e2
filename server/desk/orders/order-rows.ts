/** Rows of an order as the desk tells them: what is to be done next, what is missing, and how its pieces are called. */
import type { DeskItem, DeskOrder, PickingItem } from '../../../domain/contract/desk-orders.ts';
import { buyerName } from '../../../domain/buyer.ts';
import type { Locale } from '../../../domain/constants.ts';
import { isKeptTooLong } from '../../../domain/collection-days.ts';
import { nextStep, type Stage } from '../../../domain/desk/next-step.ts';
import { wayTo } from '../../../domain/desk/places.ts';
import { legibly } from '../../../domain/free-text.ts';
import { isHeld } from '../../../domain/safety-hold.ts';
import { hazards } from '../../../domain/vocabulary.ts';
import { shop, takesHazards } from '../../../shop.config.ts';
import type { OrderRow } from '../../orders/lifecycle/moves.ts';
import type { MediaAddress } from '../../catalogue/photos/images.ts';
import { nameForYard, toItem, type loadItems } from '../../orders/reading/load-orders.ts';

/** An item of an order with its part, as the reading gives it. */
export type ItemRow = Awaited<ReturnType<typeof loadItems>>[number];

/** Whether an order waits until somebody has looked at who buys its safety parts. */
export const isHeldWith = (row: OrderRow, items: readonly ItemRow[]): boolean =>
  isHeld(
    row,
    items.map(({ item }) => item),
  );

/** Who may take what is to be sent. */
export const couriersFor = (items: readonly ItemRow[]): string[] =>
  shop.couriers.filter(
    (courier) =>
      takesHazards(courier) || !items.some(({ item, hazard }) => hazard && item.state === 'ordered'),
  );

const toStage = (row: OrderRow, items: readonly ItemRow[], now: Date): Stage => ({
  state: row.state,
  delivery: row.delivery,
  isPacked: row.packedAt !== null,
  isHeld: isHeldWith(row, items),
  isKeptTooLong: isKeptTooLong(row.keptUntil, now),
  items: items.map(({ item }) => ({ state: item.state, isPicked: item.pickedAt !== null })),
});

/** Nothing of what somebody has in hand, or nobody wants any more. */
export const troubleOf = ({ item }: ItemRow): PickingItem['trouble'] =>
  item.trouble && item.state === 'ordered' && item.pickedAt === null
    ? { what: item.trouble, by: item.troubleBy ?? '' }
    : null;

/** @param locale as the desk speaks */
export function toDeskOrder(
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
export function toDeskItem(
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
