/** Whether a buyer has the welcome discount: what the shop knows of their orders, under this account or another (decision 0035). */
import { and, arrayOverlaps, eq, notInArray, or, sql } from 'drizzle-orm';
import { buyerKeys, isWithinWelcome, welcomeOf, type Welcome } from '../../../domain/welcome-discount.ts';
import { policies } from '../../../shop.config.ts';
import type { SignedInUser } from '../../accounts/users.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';

const { withinDays } = policies.welcomeDiscount;

/** What of an account tells whose it is. */
export type BuyerAccount = Pick<
  SignedInUser,
  'id' | 'createdAt' | 'email' | 'mailboxProvenAt' | 'fiscalCode' | 'vatNumber'
>;

/** By what an order knows its buyer again once they have another account. */
export const keysOf = ({ email, mailboxProvenAt, fiscalCode, vatNumber }: BuyerAccount): string[] =>
  buyerKeys({ email, isMailboxProven: mailboxProvenAt !== null, fiscalCode, vatNumber });

/** As it is at this moment; whoever orders asks `takeWelcome`. */
export async function lookUpWelcome(db: Executor, buyer: BuyerAccount, now: Date): Promise<Welcome> {
  const { createdAt: registeredAt, mailboxProvenAt } = buyer;
  if (!isWithinWelcome(registeredAt, now, withinDays)) return 'over';
  const keys = keysOf(buyer);
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        or(eq(orders.userId, buyer.id), keys.length > 0 ? arrayOverlaps(orders.buyerKeys, keys) : undefined),
        notInArray(orders.state, ['cancelled', 'refunded']),
      ),
    )
    .limit(1);
  const isMailboxProven = mailboxProvenAt !== null;
  return welcomeOf({ registeredAt, isMailboxProven, hasOrdered: order !== undefined }, now, withinDays);
}

/** Locks of the welcome discount have a space of their own among the database's. */
const lockSpace = 35;

/**
 * The same for an order that is being placed, or honoured after all: nobody who is the same buyer under another account is told
 * `given` until the transaction is over. After the person and their order, before any part.
 *
 * @param buyer locked
 */
export async function takeWelcome(tx: Executor, buyer: BuyerAccount, now: Date): Promise<Welcome> {
  const first = await lookUpWelcome(tx, buyer, now);
  if (first !== 'given') return first;
  for (const key of keysOf(buyer).toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(${lockSpace}, hashtext(${key}))`);
  return lookUpWelcome(tx, buyer, now);
}
