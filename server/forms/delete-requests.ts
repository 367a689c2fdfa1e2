/** What people wrote goes, with its photos, what was answered, and the private offers in that. */
import { inArray, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { lockOffers } from '../db/lock-offers.ts';
import { privateOffers } from '../db/schema/offers.ts';
import { requestAnswers, requests } from '../db/schema/shop.ts';

/**
 * Whoever orders at the price of such an offer at the same moment is first, or finds it gone.
 *
 * @param which requests, by what stands in their own table
 */
export async function deleteRequests(db: Executor, which: SQL): Promise<void> {
  await db.transaction(async (tx) => {
    // Before their offers, so that nobody makes another one meanwhile.
    const going = await tx
      .select({ id: requests.id })
      .from(requests)
      .where(which)
      .orderBy(requests.id)
      .for('update');
    const ids = going.map(({ id }) => id);
    if (ids.length === 0) return;
    const answers = tx
      .select({ id: requestAnswers.id })
      .from(requestAnswers)
      .where(inArray(requestAnswers.requestId, ids));
    await lockOffers(tx, inArray(privateOffers.answerId, answers));
    await tx.delete(requests).where(inArray(requests.id, ids));
  });
}
