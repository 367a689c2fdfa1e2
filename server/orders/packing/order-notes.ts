/** What the yard notes of an order for itself. */
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { orderNotes } from '../../db/schema/orders.ts';
import { withOrder } from '../lifecycle/moves.ts';

/** @param note its id is made by whoever writes: sent twice it is one note */
export function writeNote(
  db: Executor,
  orderNumber: string,
  note: { readonly id: string; readonly author: string; readonly text: string },
  now: Date,
): Promise<'written' | 'unchanged' | 'unknown'> {
  return withOrder(db, orderNumber, async (tx, { id: orderId }) => {
    const written = await tx
      .insert(orderNotes)
      .values({ ...note, orderId, writtenAt: now })
      .onConflictDoNothing()
      .returning({ id: orderNotes.id });
    return written.length > 0 ? 'written' : 'unchanged';
  });
}

/** The earliest first. */
export const notesOf = (db: Executor, orderId: string) =>
  db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.writtenAt), asc(orderNotes.id));
