/** What people wrote to the shop, as the desk lists it: what waits first, what has waited too long on top. */
import { desc, eq, gte, or, sql } from 'drizzle-orm';
import type { InboxEntry, InboxThread } from '../../../domain/contract/desk-inbox.ts';
import { inboxState, isLate } from '../../../domain/desk/inbox.ts';
import { legibly } from '../../../domain/free-text.ts';
import { Problem } from '../../../domain/problem.ts';
import { requestReference } from '../../../domain/request-reference.ts';
import { dayMs } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { requestPhotos, requests } from '../../db/schema/shop.ts';
import { answersOf } from '../../forms/answer-request.ts';
import { countPhotos, isOpenRequest, type RequestRow } from '../../forms/shopkeeper-requests.ts';
import { offerStatesOf } from '../../orders/offers/take-back.ts';

/** What was answered or closed is listed for so long yet. */
const settledDays = 30;
const listedMax = 300;
const beginningLength = 140;

/** What waits comes first, the longest waiting on top; then what was settled lately, the latest first. */
export async function listInbox(db: Executor, now: Date): Promise<InboxEntry[]> {
  const lately = new Date(now.getTime() - settledDays * dayMs);
  const photoCount = sql<number>`(select count(*)::int from ${requestPhotos} where request_id = ${requests.id})`;
  const waiting = await db
    .select({ request: requests, photoCount })
    .from(requests)
    .where(isOpenRequest)
    .orderBy(requests.receivedAt, requests.id)
    .limit(listedMax);
  const settled = await db
    .select({ request: requests, photoCount })
    .from(requests)
    .where(or(gte(requests.answeredAt, lately), gte(requests.closedAt, lately)))
    .orderBy(desc(requests.receivedAt), desc(requests.id))
    .limit(listedMax);
  return [...waiting, ...settled].map((row) => toEntry(row.request, row.photoCount, now));
}

/** @throws Problem `request_not_found` */
export async function readThread(db: Executor, id: string, now: Date): Promise<InboxThread> {
  const [row] = await db.select().from(requests).where(eq(requests.id, id));
  if (!row) throw new Problem('request_not_found');
  const { email, phoneNumber, locale, message, quantity } = legibly(row);
  const answers = await answersOf(db, id);
  const states = await offerStatesOf(db, id, now);
  return {
    ...toEntry(row, await countPhotos(db, id), now),
    email,
    phoneNumber,
    locale,
    message,
    quantity,
    answers: answers.map((answer) => ({
      id: answer.id,
      author: answer.author,
      text: answer.text,
      parts: answer.parts.map((part) => ({
        ...part,
        // One that is there no more went with its part.
        offerState: part.offer && (states.get(part.offer.id) ?? 'over'),
      })),
      writtenAt: answer.writtenAt.toISOString(),
    })),
  };
}

function toEntry(row: RequestRow, photoCount: number, now: Date): InboxEntry {
  const { brand, model, fullName, message } = legibly(row);
  return {
    id: row.id,
    kind: row.kind,
    reference: requestReference(row.id),
    fullName,
    car: `${brand} ${model}`.trim(),
    beginning: message.slice(0, beginningLength),
    photoCount,
    receivedAt: row.receivedAt.toISOString(),
    state: inboxState(row),
    isLate: isLate(row, now),
  };
}
