/** Private offers that are good now: before their end, not taken back, and in no order that was not cancelled. */
import { and, asc, eq, gte, inArray, isNull, ne, notExists } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { lockOffers } from '../../db/lock-offers.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { privateOffers } from '../../db/schema/offers.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';

export type OpenOffer = Pick<typeof privateOffers.$inferSelect, 'id' | 'partId' | 'price' | 'until'>;

/** Of the offer that is looked at: the order that has its price, unless that was cancelled. */
export const orderAtItsPrice = (db: Executor) =>
  db
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orderItems.offerId, privateOffers.id), ne(orders.state, 'cancelled')));

/**
 * By part; of several for one part that of the lowest price.
 *
 * @param ids anybody's text that looks like one
 */
export async function findOpenOffers(
  db: Executor,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<number, OpenOffer>> {
  if (ids.length === 0) return new Map();
  const { id, partId, price, until, takenBackAt } = privateOffers;
  const rows = await db
    .select({ id, partId, price, until })
    .from(privateOffers)
    .where(and(inArray(id, [...ids]), gte(until, now), isNull(takenBackAt), notExists(orderAtItsPrice(db))))
    .orderBy(asc(price), asc(id));
  return new Map(rows.toReversed().map((offer) => [offer.partId, offer]));
}

/**
 * The same for parts that are about to be ordered, for the rest of the transaction nobody else's: of two orders at once the second
 * sees that it is taken. The parts are taken before their offers (`lockOffers`), in the order in which every order takes parts.
 */
export async function holdOpenOffers(
  tx: Executor,
  ids: readonly string[],
  partIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, OpenOffer>> {
  if (ids.length === 0) return new Map();
  const { id, partId } = privateOffers;
  const isWanted = and(inArray(id, [...ids]), inArray(partId, [...partIds]));
  const wanted = await tx.selectDistinct({ partId }).from(privateOffers).where(isWanted);
  if (wanted.length === 0) return new Map();
  await tx
    .select({ id: parts.id })
    .from(parts)
    .where(inArray(parts.id, [...partIds]))
    .orderBy(asc(parts.id))
    .for('update');
  // What another order did is seen by a statement that begins after its end only.
  await lockOffers(tx, isWanted);
  return findOpenOffers(tx, ids, now);
}
