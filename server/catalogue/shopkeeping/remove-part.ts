/** A part out of the shop. */
import { eq } from 'drizzle-orm';
import type { Db, Executor } from '../../db/client.ts';
import { lockOffers } from '../../db/lock-offers.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { channelPieces } from '../../db/schema/channels.ts';
import { counterSales } from '../../db/schema/counter-sales.ts';
import { privateOffers } from '../../db/schema/offers.ts';
import { orderItems } from '../../db/schema/orders.ts';
import { lockPart, type PartName, type StockedPart } from './lock-part.ts';

/** `deleted`: it is gone. `off_sale`: it stands in orders, so it stays as sold; pieces kept for buyers stay theirs. */
export type Removal = { readonly outcome: 'deleted' | 'off_sale'; readonly part: StockedPart };

/**
 * Deletes a part that nobody ever ordered, with its photos' places and its prices; takes any other from sale.
 * Whoever checks out at the same moment is either first, and then the part stands in their order, or finds none left.
 *
 * @returns undefined when there is no such part
 */
export async function removePart(db: Db, name: PartName, now: Date): Promise<Removal | undefined> {
  return db.transaction(async (tx) => {
    const part = await lockPart(tx, name);
    if (!part) return undefined;
    // Asked only now that the part is locked: an order that was quicker is seen.
    if ((await countOrdersOf(tx, part.id)) === 0) {
      // They go with it.
      await lockOffers(tx, eq(privateOffers.partId, part.id));
      await tx.delete(parts).where(eq(parts.id, part.id));
      return { outcome: 'deleted', part };
    }
    await takeOffSale(tx, { id: part.id }, now);
    return { outcome: 'off_sale', part };
  });
}

/** In how many orders a part stands, and how often it was kept or sold elsewhere or over the counter, whatever became of that. */
export async function countOrdersOf(db: Executor, partId: number): Promise<number> {
  const ordered = await db.$count(orderItems, eq(orderItems.partId, partId));
  const elsewhere = await db.$count(channelPieces, eq(channelPieces.partId, partId));
  return ordered + elsewhere + (await db.$count(counterSales, eq(counterSales.partId, partId)));
}

/**
 * Takes a part from sale whether or not anybody ever ordered it: it keeps its page, its photos and its code, and comes back with its
 * pieces. Those kept for buyers stay theirs. Runs in the caller's transaction.
 *
 * @returns undefined when there is no such part
 */
export async function takeOffSale(tx: Executor, name: PartName, now: Date): Promise<StockedPart | undefined> {
  const part = await lockPart(tx, name);
  if (part && part.onHand > part.reserved)
    await tx.update(parts).set({ onHand: part.reserved, updatedAt: now }).where(eq(parts.id, part.id));
  return part;
}
