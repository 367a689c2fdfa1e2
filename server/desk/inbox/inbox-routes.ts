/** `/desk/inbox`: requests and messages are read, answered with parts from stock, closed, and opened again; an offer is taken back. What is written may be sent twice. */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AnswerParameters,
  Inbox,
  InboxClosed,
  InboxOfferParameters,
  InboxParameters,
  InboxPhotoParameters,
  InboxThread,
  NewAnswer,
  type NamedPart,
} from '../../../domain/contract/desk-inbox.ts';
import type { Locale } from '../../../domain/constants.ts';
import { Problem, type FieldProblem } from '../../../domain/problem.ts';
import { requestReference } from '../../../domain/request-reference.ts';
import { endOfDay } from '../../../domain/rome-clock.ts';
import type { MediaAddress } from '../../catalogue/photos/images.ts';
import { loadSummaries } from '../../catalogue/summaries.ts';
import type { Executor } from '../../db/client.ts';
import { parts } from '../../db/schema/catalogue.ts';
import { requestPhotos } from '../../db/schema/shop.ts';
import type { Deps } from '../../deps.ts';
import { answerRequest, setClosed, lockRequest } from '../../forms/answer-request.ts';
import type { RequestRow } from '../../forms/shopkeeper-requests.ts';
import { takeBackOffer } from '../../orders/offers/take-back.ts';
import { actorOf } from '../access/guard.ts';
import { logAction } from '../action-log.ts';
import { listInbox, readThread } from './read-inbox.ts';

export const inboxRoutes: FastifyPluginAsyncZod<Deps> = async (app, { config, database, jobs, clock }) => {
  const { db } = database;

  app.get('/inbox', { schema: { response: { 200: Inbox } } }, async () => ({
    entries: await listInbox(db, clock()),
  }));

  const whole = { params: InboxParameters, response: { 200: InboxThread } };
  app.get('/inbox/:id', { schema: whole }, async (request) => readThread(db, request.params.id, clock()));

  app.get(
    '/inbox/:id/photos/:position',
    { schema: { params: InboxPhotoParameters } },
    async (request, reply) => {
      const { id, position } = request.params;
      const [photo] = await db
        .select({ content: requestPhotos.content })
        .from(requestPhotos)
        .where(and(eq(requestPhotos.requestId, id), eq(requestPhotos.position, position)));
      if (!photo) throw new Problem('not_found');
      return reply.type('image/jpeg').send(photo.content);
    },
  );

  app.put(
    '/inbox/:id/answers/:answerId',
    { schema: { ...whole, params: AnswerParameters, body: NewAnswer } },
    async (request) => {
      const { id, answerId } = request.params;
      const { text, parts: wanted, offerDays } = request.body;
      const who = actorOf(request);
      const now = clock();
      await db.transaction(async (tx) => {
        const row = await locked(tx, id);
        const told = await namedParts(tx, wanted, row.locale, endOfDay(now, offerDays), config);
        const outcome = await answerRequest(
          tx,
          jobs,
          row,
          { id: answerId, author: who.name, text, wanted, parts: told },
          now,
        );
        if (outcome === 'other_answer') throw new Problem('idempotency_key_reused');
        // What is told of a part has to be so when it is told; an answer that went out already is not looked at again.
        if (outcome === 'unchanged') return;
        refuseFaults(wanted, told);
        // Not its words: they are about somebody, and go with what they answer; the log stays.
        const codes = await codesOf(
          tx,
          wanted.map(({ id: partId }) => partId),
        );
        const named = wanted.map((one) => ({ ...one, code: codes.get(one.id) }));
        const after = { answerId, parts: named, offerDays };
        await logAction(tx, who, { action: 'request_answered', subject: requestReference(id), after }, now);
      });
      return readThread(db, id, now);
    },
  );

  app.put('/inbox/:id/closed', { schema: { ...whole, body: InboxClosed } }, async (request) => {
    const { id } = request.params;
    const { isClosed } = request.body;
    const now = clock();
    await db.transaction(async (tx) => {
      const row = await locked(tx, id);
      if ((await setClosed(tx, row, isClosed, now)) === 'unchanged') return;
      const action = isClosed ? 'request_closed' : 'request_reopened';
      await logAction(tx, actorOf(request), { action, subject: requestReference(id) }, now);
    });
    return readThread(db, id, now);
  });

  app.delete(
    '/inbox/:id/offers/:offerId',
    { schema: { ...whole, params: InboxOfferParameters } },
    async (request) => {
      const { id, offerId } = request.params;
      const now = clock();
      await db.transaction(async (tx) => {
        await locked(tx, id);
        const taken = await takeBackOffer(tx, id, offerId, now);
        if (taken.outcome === 'unknown') throw new Problem('offer_unknown');
        if (taken.outcome === 'unchanged') return;
        // Not its id, with which anybody could look for it.
        const { outcome: _outcome, ...offer } = taken;
        const before = { ...offer, code: (await codesOf(tx, [offer.partId])).get(offer.partId) };
        const act = { action: 'offer_taken_back', subject: requestReference(id), before } as const;
        await logAction(tx, actorOf(request), act, now);
      });
      return readThread(db, id, now);
    },
  );
};

async function locked(tx: Executor, id: string): Promise<RequestRow> {
  const row = await lockRequest(tx, id);
  if (!row) throw new Problem('request_not_found');
  return row;
}

/** What the yard calls parts. */
async function codesOf(tx: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .select({ id: parts.id, sku: parts.sku })
    .from(parts)
    .where(inArray(parts.id, [...ids]));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

/**
 * Those that can be bought, in the language of who asked, in the order in which they were chosen.
 *
 * @param until how long private offers are good
 */
async function namedParts(
  tx: Executor,
  wanted: NewAnswer['parts'],
  locale: Locale,
  until: Date,
  media: MediaAddress,
): Promise<NamedPart[]> {
  const ids = wanted.map(({ id }) => id);
  const summaries = await loadSummaries(tx, ids, locale, media);
  return wanted.flatMap(({ id, price }) => {
    const part = summaries.get(id);
    if (!part || part.quantity === 0) return [];
    const { name, serialNumber, condition, discountedPrice, image } = part;
    const offer = price === undefined ? null : { id: randomUUID(), price, until: until.toISOString() };
    return { id, name, serialNumber, condition, discountedPrice, image, offer };
  });
}

/** @throws Problem `invalid_body` that names those that are sold or were never there, and offers that are none */
function refuseFaults(wanted: NewAnswer['parts'], told: readonly NamedPart[]): void {
  const errors = wanted.flatMap(({ id, price }, at): FieldProblem[] => {
    const part = told.find((named) => named.id === id);
    if (!part) return [{ path: `parts.${at}`, code: 'out_of_stock' }];
    if (price !== undefined && price >= part.discountedPrice)
      return [{ path: `parts.${at}.price`, code: 'not_lower' }];
    return [];
  });
  if (errors.length > 0) throw new Problem('invalid_body', { errors });
}
