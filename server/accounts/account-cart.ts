/** The cart of an account, for a browser that has lost its own and for somebody's other devices (decision 0091). */
import { and, eq } from 'drizzle-orm';
import type { AccountCart, AccountCartChange } from '../../domain/contract/account-cart.ts';
import type { Executor } from '../db/client.ts';
import { carts } from '../db/schema/accounts.ts';

export async function readAccountCart(db: Executor, userId: string): Promise<AccountCart> {
  const [cart] = await db
    .select({ revision: carts.revision, entries: carts.entries })
    .from(carts)
    .where(eq(carts.userId, userId));
  return cart ?? { revision: null, entries: [] };
}

/**
 * Takes a change that was made from the cart as it is, in one statement: of two devices at once one is first.
 *
 * @returns the cart afterwards; its revision is another than the change's where another device was first, and nothing was changed
 */
export async function changeAccountCart(
  db: Executor,
  userId: string,
  { from, revision, entries }: AccountCartChange,
  now: Date,
): Promise<AccountCart> {
  const row = { revision, entries, changedAt: now };
  await (from === null
    ? db
        .insert(carts)
        .values({ ...row, userId })
        .onConflictDoNothing()
    : db
        .update(carts)
        .set(row)
        .where(and(eq(carts.userId, userId), eq(carts.revision, from))));
  return readAccountCart(db, userId);
}
