/** Private offers, taken for the rest of a transaction. */
import { asc, type SQL } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { privateOffers } from './schema/offers.ts';

/**
 * After everything else, the parts above all: who deletes a part has it before the database deletes its offers, so whoever needs both
 * takes them the same way round, and waits instead of locking the other out. Several offers in the order of their ids.
 */
export async function lockOffers(tx: Executor, which: SQL | undefined): Promise<void> {
  await tx
    .select({ id: privateOffers.id })
    .from(privateOffers)
    .where(which)
    .orderBy(asc(privateOffers.id))
    .for('update');
}
