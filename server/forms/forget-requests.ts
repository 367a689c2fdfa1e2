/** Requests go when they are of no more use, photos with them: what nobody needs nobody keeps (GDPR, art. 5, par. 1, lett. e). */
import { eq, sql } from 'drizzle-orm';
import { requestsKeptMonths } from '../../domain/constants.ts';
import type { Executor } from '../db/client.ts';
import { requests } from '../db/schema/shop.ts';

/** Forgets those that were answered long ago, and those that came so long ago that nobody waits any more. */
export async function forgetOldRequests(db: Executor, now: Date): Promise<void> {
  const { afterAnswer, afterArrival } = requestsKeptMonths;
  const ago = (months: number) => sql`${now.toISOString()}::timestamptz - make_interval(months => ${months})`;
  await db
    .delete(requests)
    .where(
      sql`${requests.answeredAt} < ${ago(afterAnswer)} or (${requests.answeredAt} is null and ${requests.receivedAt} < ${ago(afterArrival)})`,
    );
}

/** Erases one, since somebody asked for it. */
export async function eraseRequest(db: Executor, id: string): Promise<void> {
  await db.delete(requests).where(eq(requests.id, id));
}
