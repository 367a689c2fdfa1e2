/** Accounts as the shopkeeper sees them. */
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { orders } from '../db/schema/orders.ts';

export type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'firstName' | 'lastName'> & {
  readonly orderCount: number;
};

/** @param email in small letters, as accounts are kept */
export async function findAccount(db: Executor, email: string): Promise<Account | undefined> {
  const { id, firstName, lastName } = users;
  const [found] = await db
    .select({ id, email: users.email, firstName, lastName })
    .from(users)
    .where(eq(users.email, email));
  return found && { ...found, orderCount: await db.$count(orders, eq(orders.userId, found.id)) };
}
