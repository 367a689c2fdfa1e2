/**
 * `/desk/orders/{number}/…`: refunds, cancelled pieces, returns and lost parcels. What lets money go, or keeps some of it back, is the
 * owner's (decision 0079). What is written may be sent twice.
 */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  KeptPieces,
  LostParcel,
  OrderExceptions,
  PartialRefund,
  ReceivedReturn,
  RefundedReturn,
  RefundParameters,
  SecondTry,
  WaitingReturns,
} from '../../../domain/contract/desk-exceptions.ts';
import { DeskItemParameters, OrderNumberParameters } from '../../../domain/contract/desk-orders.ts';
import type { Deps } from '../../deps.ts';
import { actorOf, visitOf } from '../access/guard.ts';
import { orRefuse, type OnOrder } from '../orders/do-and-log.ts';
import {
  cancelPiecesAndLog,
  refundLostAndLog,
  refundOrderAndLog,
  refundPartAndLog,
  sendAgainAndLog,
} from './exception-acts.ts';
import { receiveAtDesk } from './receive-acts.ts';
import { refundReturnAtDesk } from './return-acts.ts';
import { readExceptions, readWaitingReturns } from './read-exceptions.ts';

export const exceptionRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db } = deps.database;
  const on = (request: FastifyRequest<{ Params: { number: string } }>): OnOrder => ({
    who: actorOf(request),
    orderNumber: request.params.number.toUpperCase(),
  });
  const localeOf = (request: FastifyRequest) => visitOf(request).person.locale;
  /** What is answered to everything that is done: the order as it is now. */
  const orderNow = (request: FastifyRequest<{ Params: { number: string } }>) =>
    readExceptions(db, on(request).orderNumber, localeOf(request));
  const owner = { desk: 'owner' } as const;
  const whole = { response: { 200: OrderExceptions } };
  const ofOrder = { params: OrderNumberParameters, ...whole };
  const ofItem = { params: DeskItemParameters, ...whole };

  app.get('/returns', { schema: { response: { 200: WaitingReturns } } }, async (request) => ({
    returns: await readWaitingReturns(db, localeOf(request)),
  }));

  app.get('/orders/:number/exceptions', { schema: ofOrder }, async (request) => orderNow(request));

  app.put(
    '/orders/:number/refunds/:refundId',
    { schema: { params: RefundParameters, body: PartialRefund, ...whole }, config: owner },
    async (request) => {
      const asked = refundPartAndLog(deps, on(request), request.params.refundId, request.body);
      await orRefuse(asked, 'refunded', 'refunded_before');
      return orderNow(request);
    },
  );

  app.put('/orders/:number/refunded', { schema: ofOrder, config: owner }, async (request) => {
    await orRefuse(refundOrderAndLog(deps, on(request)), 'refunded_before');
    return orderNow(request);
  });

  app.put(
    '/orders/:number/items/:itemId/kept',
    { schema: { ...ofItem, body: KeptPieces }, config: owner },
    async (request) => {
      await orRefuse(
        cancelPiecesAndLog(deps, { ...on(request), itemId: request.params.itemId }, request.body),
        'unchanged',
      );
      return orderNow(request);
    },
  );

  app.put(
    '/orders/:number/items/:itemId/received',
    { schema: { ...ofItem, body: ReceivedReturn } },
    async (request) => {
      await receiveAtDesk(deps, { ...on(request), itemId: request.params.itemId }, request.body);
      return orderNow(request);
    },
  );

  app.put(
    '/orders/:number/items/:itemId/refunded',
    { schema: { ...ofItem, body: RefundedReturn }, config: owner },
    async (request) => {
      await refundReturnAtDesk(deps, { ...on(request), itemId: request.params.itemId }, request.body);
      return orderNow(request);
    },
  );

  app.put(
    '/orders/:number/lost',
    { schema: { ...ofOrder, body: LostParcel }, config: owner },
    async (request) => {
      await orRefuse(refundLostAndLog(deps, on(request), request.body.note), 'refunded_before');
      return orderNow(request);
    },
  );

  app.put('/orders/:number/second-try', { schema: { ...ofOrder, body: SecondTry } }, async (request) => {
    await orRefuse(sendAgainAndLog(deps, on(request), request.body), 'sent_again', 'sent_again_before');
    return orderNow(request);
  });
};
