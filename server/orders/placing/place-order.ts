/** From cart to order: pieces kept, price agreed, everything written down as it was (design 3.3). */
import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { openOrdersMax } from '../../../domain/constants.ts';
import type { OrderItemRequest } from '../../../domain/contract/buying.ts';
import { Problem } from '../../../domain/problem.ts';
import type { QuotedCart } from '../../../domain/quote.ts';
import { reserve } from '../../../domain/stock.ts';
import type { Welcome } from '../../../domain/welcome-discount.ts';
import { findAddress } from '../../accounts/addresses.ts';
import { lockPerson } from '../../accounts/lock-person.ts';
import type { Executor } from '../../db/client.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { holdOpenOffers } from '../offers/open-offers.ts';
import { collectionOffer, offeredDelivery, yardAddress } from '../quoting/collection-offer.ts';
import { loadPricedParts, type PricedPart, pricedPart, priceItems, toQuote } from '../quoting/pricing.ts';
import { changeStock, type ShortLine } from '../lifecycle/stock.ts';
import { takeWelcome } from '../quoting/welcome-discount.ts';
import {
  type Destination,
  type Placement,
  toPlaced,
  writeItems,
  writeOrder,
  writePayment,
} from './write-order.ts';

/**
 * Places an order and keeps its pieces. Runs in the caller's transaction: a problem leaves nothing behind.
 *
 * @returns the order's id
 * @throws Problem `too_many_open_orders`, `address_not_found`, `invalid_body` for a collection that is not offered, `out_of_stock` and `safety_part_restricted` with `lines`, `price_changed` with `quote`
 */
export async function placeOrder(tx: Executor, placement: Placement): Promise<string> {
  const { user, form, now } = placement;
  // One checkout of a person after the other: the welcome discount is for the first order only.
  await lockPerson(tx, user.id);
  await refuseMoreUnpaid(tx, user.id);
  const billing = await findAddress(tx, user.id, form.billingAddressId);
  const destination = await findDestination(tx, placement);

  const welcome = await takeWelcome(tx, user, now);
  const partIds = form.orderItems.map((item) => item.partId);
  const offers = await holdOpenOffers(tx, placement.offerIds, partIds, now);
  const priced = await loadPricedParts(tx, partIds, offers);
  refuseShort(form.orderItems.flatMap((item) => shortLine(item, priced)));
  refuseSafetyParts(placement, priced);
  const cart = await agreeOnPrice(tx, placement, priced, welcome, destination);
  // Last, so that no part without an offer is locked for a price that is not today's. Whether the pieces are there is sure only now.
  refuseShort(await changeStock(tx, form.orderItems, reserve));

  const orderId = uuidv7({ msecs: now.getTime() });
  await writeOrder(tx, orderId, placement, cart, { ...destination, billingAddress: toPlaced(billing) });
  await writeItems(tx, orderId, placement, priced);
  await tx.insert(orderHistory).values({ orderId, position: 0, state: 'awaiting_payment', at: now });
  await writePayment(tx, orderId, placement, cart.finalPrice);
  return orderId;
}

async function refuseMoreUnpaid(tx: Executor, userId: string): Promise<void> {
  const isUnpaid = and(eq(orders.userId, userId), eq(orders.state, 'awaiting_payment'));
  if ((await tx.$count(orders, isUnpaid)) >= openOrdersMax) throw new Problem('too_many_open_orders');
}

/** Where it goes; of what is collected, with all that is promised of that. */
async function findDestination(
  tx: Executor,
  { user, form, locale, collection }: Placement,
): Promise<Destination> {
  if (offeredDelivery(form.delivery, collection) === 'collection' && collection) {
    const { hours, readyWithinDays, keptForDays } = collection;
    return {
      delivery: 'collection',
      deliveryAddress: yardAddress(collection),
      collection: { hours: hours[locale], readyWithinDays, keptForDays },
    };
  }
  if (form.deliveryAddressId === undefined)
    throw new Problem('invalid_body', { errors: [{ path: 'deliveryAddressId', code: 'required' }] });
  const address = await findAddress(tx, user.id, form.deliveryAddressId);
  if (address.country !== 'IT') {
    throw new Problem('invalid_body', {
      errors: [{ path: 'deliveryAddressId', code: 'delivery_in_italy_only' }],
    });
  }
  return { delivery: 'courier', deliveryAddress: toPlaced(address), collection: null };
}

function shortLine(
  { partId, quantity }: OrderItemRequest,
  priced: ReadonlyMap<number, PricedPart>,
): ShortLine[] {
  const available = priced.get(partId)?.available ?? 0;
  return available < quantity ? [{ partId, quantity, available }] : [];
}

function refuseShort(lines: readonly ShortLine[]): void {
  if (lines.length > 0) throw new Problem('out_of_stock', { extra: { lines } });
}

/** Safety parts go to car repairers only (design 4.9; D.Lgs. 209/2003, art. 15(7)), for a car that they name (decision 0095). */
function refuseSafetyParts({ user, form }: Placement, priced: Map<number, PricedPart>): void {
  const lines = form.orderItems.filter(({ partId }) => pricedPart(priced, partId).safety);
  if (lines.length === 0) return;
  if (user.type !== 'legal' || !form.repairerRegistration)
    throw new Problem('safety_part_restricted', { extra: { lines } });
  if (form.carPlate === undefined)
    throw new Problem('invalid_body', { errors: [{ path: 'carPlate', code: 'required' }] });
}

async function agreeOnPrice(
  tx: Executor,
  { form, locale, now, collection, media }: Placement,
  priced: Map<number, PricedPart>,
  welcome: Welcome,
  { delivery, deliveryAddress }: Destination,
): Promise<QuotedCart> {
  const cart = priceItems(form.orderItems, priced, {
    hasWelcomeDiscount: welcome === 'given',
    province: deliveryAddress.region,
    delivery,
  });
  if (cart.finalPrice !== form.finalPrice) {
    throw new Problem('price_changed', {
      extra: {
        quote: await toQuote(
          tx,
          cart,
          priced,
          locale,
          welcome,
          collectionOffer(collection, locale, now),
          media,
        ),
      },
    });
  }
  return cart;
}
