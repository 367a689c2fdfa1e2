/** What became of the offers in an answer, and one that the yard takes back before its end. */
import { and, eq, exists, sql } from 'drizzle-orm';
import { offerState, type OfferState } from '../../../domain/private-offer.ts';
import type { Executor } from '../../db/client.ts';
import { lockOffers } from '../../db/lock-offers.ts';
import { privateOffers } from '../../db/schema/offers.ts';
import { requestAnswers } from '../../db/schema/shop.ts';
import { orderAtItsPrice } from './open-offers.ts';

const { id, partId, price, until, takenBackAt } = privateOffers;

/** By their ids, of all answers to a request. Those whose part was deleted are not among them. */
export async function offerStatesOf(
  db: Executor,
  requestId: string,
  now: Date,
): Promise<ReadonlyMap<string, OfferState>> {
  const isOrdered = sql<boolean>`${exists(orderAtItsPrice(db))}`;
  const rows = await db
    .select({ id, until, takenBackAt, isOrdered })
    .from(privateOffers)
    .innerJoin(requestAnswers, eq(requestAnswers.id, privateOffers.answerId))
    .where(eq(requestAnswers.requestId, requestId));
  return new Map(rows.map((row) => [row.id, offerState(row, now)]));
}

/** Whoever orders at its price at the same moment is first, and keeps it; or is told that it costs what it costs everybody. */
export type TakenBack =
  | { readonly outcome: 'taken_back'; readonly partId: number; readonly price: number; readonly until: Date }
  /** It was taken back before, or is past its end. */
  | { readonly outcome: 'unchanged' }
  /** It is in no answer to this request, or went with its part. */
  | { readonly outcome: 'unknown' };

/** @param requestId locked by the caller, in the same transaction */
export async function takeBackOffer(
  tx: Executor,
  requestId: string,
  offerId: string,
  now: Date,
): Promise<TakenBack> {
  await lockOffers(tx, eq(id, offerId));
  const [offer] = await tx
    .select({ partId, price, until, takenBackAt })
    .from(privateOffers)
    .innerJoin(requestAnswers, eq(requestAnswers.id, privateOffers.answerId))
    .where(and(eq(id, offerId), eq(requestAnswers.requestId, requestId)));
  if (!offer) return { outcome: 'unknown' };
  if (offer.takenBackAt !== null || offer.until < now) return { outcome: 'unchanged' };
  await tx.update(privateOffers).set({ takenBackAt: now }).where(eq(id, offerId));
  return { outcome: 'taken_back', partId: offer.partId, price: offer.price, until: offer.until };
}
