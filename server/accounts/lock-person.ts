/** What somebody does to their own things happens one after the other. */
import { eq } from 'drizzle-orm';
import { Problem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';

/**
 * Takes a person's row for the rest of the transaction; whoever else wants to change something of theirs waits.
 *
 * @throws Problem `unauthorized` when the account was erased since the call was let in
 */
export async function lockPerson(tx: Executor, userId: string): Promise<void> {
  const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  if (!person) throw new Problem('unauthorized');
}
