/** An account is erased: by the person themselves, or by the shopkeeper whom they asked (GDPR, art. 17). */
import { eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { idempotencyKeys } from '../db/schema/orders.ts';
import { requests } from '../db/schema/shop.ts';
import { passwordScope } from './profile.ts';

/**
 * Erases the account with its addresses, sessions, links to reset the password and the answers kept for repeated calls, and
 * with the requests for parts written under its e-mail address once that was shown to be the person's. A newsletter is another
 * wish, and ends by its own link.
 *
 * Orders stay, without the person: with the buyer and the addresses that were written into them, since the law makes the seller
 * keep invoices for ten years (art. 2220 Codice civile). One that awaits its payment is still honoured when it is paid.
 *
 * @returns whether there was somebody to erase
 */
export async function erasePerson(db: Executor, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // The person first, then their orders: everybody locks in this order, checkout and payment too.
    const [erased] = await tx
      .delete(users)
      .where(eq(users.id, userId))
      .returning({ email: users.email, mailboxProvenAt: users.mailboxProvenAt });
    // Of an address that was never shown to be theirs nobody else's requests go.
    if (erased?.mailboxProvenAt) await tx.delete(requests).where(eq(requests.email, erased.email));
    const keptAnswers = [`checkout:${userId}`, passwordScope(userId)];
    await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.scope, keptAnswers));
    return erased !== undefined;
  });
}
