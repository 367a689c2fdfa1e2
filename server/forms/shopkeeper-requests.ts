/**
 * Requests for parts and messages as the shopkeeper sees and answers them. They go when they are of no more use, photos with them: what nobody needs
 * nobody keeps (GDPR, art. 5, par. 1, lett. e).
 */
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { requestRetentionMonths } from '../../domain/constants.ts';
import type { Executor } from '../db/client.ts';
import { requestPhotos, requests } from '../db/schema/shop.ts';
import { deleteRequests } from './delete-requests.ts';

export type RequestRow = typeof requests.$inferSelect;

/** Waits for an answer. */
export const isOpenRequest = and(isNull(requests.answeredAt), isNull(requests.closedAt));

/** The newest first. @param isOpen only those that were not answered @returns at most `limit`, and how many there are in all */
export async function listRequests(
  db: Executor,
  { isOpen, limit }: { readonly isOpen: boolean; readonly limit: number },
): Promise<{ requests: RequestRow[]; total: number }> {
  const wanted = isOpen ? isOpenRequest : undefined;
  const found = await db
    .select()
    .from(requests)
    .where(wanted)
    .orderBy(desc(requests.receivedAt), desc(requests.id))
    .limit(limit);
  return { requests: found, total: await db.$count(requests, wanted) };
}

/**
 * The requests whose id ends so: nobody types a whole one.
 *
 * @param ending hexadecimal signs and dashes
 */
export async function findRequests(db: Executor, ending: string): Promise<RequestRow[]> {
  return db
    .select()
    .from(requests)
    .where(sql`${requests.id}::text like ${`%${ending}`}`)
    .limit(2);
}

export const countPhotos = (db: Executor, id: string): Promise<number> =>
  db.$count(requestPhotos, eq(requestPhotos.requestId, id));

/** @returns the photos sent with a request as JPEG, in the order in which they were chosen */
export async function photosOf(db: Executor, id: string): Promise<Buffer[]> {
  const photos = await db
    .select({ content: requestPhotos.content })
    .from(requestPhotos)
    .where(eq(requestPhotos.requestId, id))
    .orderBy(asc(requestPhotos.position));
  return photos.map(({ content }) => content);
}

/** @returns whether it was open until now */
export async function markAnswered(db: Executor, id: string, now: Date): Promise<boolean> {
  const answered = await db
    .update(requests)
    .set({ answeredAt: now, closedAt: null })
    .where(and(eq(requests.id, id), isNull(requests.answeredAt)))
    .returning({ id: requests.id });
  return answered.length > 0;
}

/** Forgets those that were answered or closed long ago, and those that came so long ago that nobody waits any more. */
export async function forgetOldRequests(db: Executor, now: Date): Promise<void> {
  const { afterAnswer, afterArrival } = requestRetentionMonths;
  const ago = (months: number) => sql`${now.toISOString()}::timestamptz - make_interval(months => ${months})`;
  const settledAt = sql`greatest(${requests.answeredAt}, ${requests.closedAt})`;
  await deleteRequests(
    db,
    sql`(${settledAt} < ${ago(afterAnswer)} or (${settledAt} is null and ${requests.receivedAt} < ${ago(afterArrival)}))`,
  );
}

/** Erases one, since somebody asked for it. */
export async function eraseRequest(db: Executor, id: string): Promise<void> {
  await deleteRequests(db, eq(requests.id, id));
}
