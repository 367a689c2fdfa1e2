/** Only one writes facts or pieces at a time: two that bring the same new one would otherwise trip over each other. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';

/** Any number that nothing else in the database uses. */
const lockNumber = 7_766_861;

/** Waits for its turn, until the end of the transaction. To be called before the first part is locked. */
export async function takeTurn(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
}
