/** A request or a message is answered, closed, or opened again. What the shop said goes out by mail, in the language of who wrote. */
import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import type { NamedPart, NewAnswer } from '../../domain/contract/desk-inbox.ts';
import type { Executor } from '../db/client.ts';
import { privateOffers } from '../db/schema/offers.ts';
import { requestAnswers, requests } from '../db/schema/shop.ts';
import type { Jobs } from '../jobs/job-data.ts';
import type { RequestRow } from './shopkeeper-requests.ts';

export type AnswerRow = typeof requestAnswers.$inferSelect;

type Answer = Pick<AnswerRow, 'id' | 'author' | 'text'> & {
  /** What is to be named, at which prices for whoever asked. */
  readonly wanted: NewAnswer['parts'];
  /** What of it can be bought now. */
  readonly parts: readonly NamedPart[];
};

/** Takes a request for the rest of the transaction: of two who answer or close at once the second sees what the first did. */
export async function lockRequest(tx: Executor, id: string): Promise<RequestRow | undefined> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, id)).for('update');
  return request;
}

/**
 * The mail is ordered in the same transaction. A closed request that is answered is open no more, but answered.
 *
 * @param request locked
 * @returns `other_answer`: the id is another one's
 */
export async function answerRequest(
  tx: Executor,
  jobs: Jobs,
  request: RequestRow,
  { id, author, text, wanted, parts }: Answer,
  now: Date,
): Promise<'answered' | 'unchanged' | 'other_answer'> {
  const [known] = await tx.select().from(requestAnswers).where(eq(requestAnswers.id, id));
  if (known) {
    const isSame =
      known.requestId === request.id &&
      known.text === text &&
      isDeepStrictEqual(pricesOf(known), pricesIn(wanted));
    return isSame ? 'unchanged' : 'other_answer';
  }
  await tx.insert(requestAnswers).values({ id, requestId: request.id, author, text, parts, writtenAt: now });
  // In the order in which orders take parts.
  const named = parts.toSorted((one, other) => one.id - other.id);
  const offers = named.flatMap(({ id: partId, offer }) =>
    offer ? { id: offer.id, answerId: id, partId, price: offer.price, until: new Date(offer.until) } : [],
  );
  if (offers.length > 0) await tx.insert(privateOffers).values(offers);
  await tx.update(requests).set({ answeredAt: now, closedAt: null }).where(eq(requests.id, request.id));
  await jobs.send(tx, 'request-answer-mail', { answerId: id });
  return 'answered';
}

type Price = readonly [partId: number, price: number | undefined];
const pricesIn = (wanted: NewAnswer['parts']): Price[] => wanted.map(({ id, price }) => [id, price]);
const pricesOf = ({ parts }: AnswerRow): Price[] => parts.map(({ id, offer }) => [id, offer?.price]);

/** What is opened again waits for an answer, whatever was answered before. @param request locked */
export async function setClosed(
  tx: Executor,
  { id, answeredAt, closedAt }: RequestRow,
  isClosed: boolean,
  now: Date,
): Promise<'done' | 'unchanged'> {
  if (isClosed ? closedAt !== null : closedAt === null && answeredAt === null) return 'unchanged';
  await tx
    .update(requests)
    .set(isClosed ? { closedAt: now } : { closedAt: null, answeredAt: null })
    .where(eq(requests.id, id));
  return 'done';
}

/** The earliest first. */
export const answersOf = (db: Executor, requestId: string): Promise<AnswerRow[]> =>
  db
    .select()
    .from(requestAnswers)
    .where(eq(requestAnswers.requestId, requestId))
    .orderBy(asc(requestAnswers.writtenAt), asc(requestAnswers.id));
