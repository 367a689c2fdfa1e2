/** Whether a cart can be collected at the yard, where, and from which day. */
import type { Collection } from '../../../domain/collection.ts';
import { readyDay } from '../../../domain/collection-days.ts';
import type { Locale } from '../../../domain/constants.ts';
import type { CollectionOffer } from '../../../domain/contract/buying.ts';
import type { PlacedAddress } from '../../../domain/contract/orders.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Delivery } from '../../../domain/vocabulary.ts';
import { dispatch } from '../../../shop.config.ts';

/**
 * How an order comes to its buyer.
 *
 * @param asked undefined where nothing was said
 * @param collection what the owner promises
 * @throws Problem `invalid_body` for a collection that the shop does not offer
 */
export function offeredDelivery(asked: Delivery | undefined, collection: Collection | null): Delivery {
  if (asked !== 'collection') return 'courier';
  if (!collection) throw new Problem('invalid_body', { errors: [{ path: 'delivery', code: 'not_offered' }] });
  return 'collection';
}

/** @param now when it would be paid */
export function collectionOffer(
  collection: Collection | null,
  locale: Locale,
  now: Date,
): CollectionOffer | null {
  if (!collection) return null;
  const { name, address, postalCode, city, region } = collection.address;
  return {
    address: [name, address, `${postalCode} ${city} (${region})`],
    hours: collection.hours[locale],
    readyFrom: readyDay(now, collection, dispatch),
    keptForDays: collection.keptForDays,
  };
}

/** The yard as the delivery address of an order. */
export const yardAddress = ({ address }: Collection): PlacedAddress => ({ ...address, country: 'IT' });
