/** `/desk/orders` and `/desk/picking`: the day's orders, from the shelf to the buyer. What is written may be sent twice. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  CorrectedAddress,
  DeskItemParameters,
  DeskOrders,
  FindOrders,
  FoundOrders,
  NewNote,
  NoteParameters,
  OrderNumberParameters,
  Packed,
  Picked,
  PickingList,
  ReportedTrouble,
  SentParcel,
  WholeDeskOrder,
} from '../../../domain/contract/desk-orders.ts';
import type { Deps } from '../../deps.ts';
import { actorOf, visitOf } from '../access/guard.ts';
import { findDeskOrder, listDeskOrders, readPickingList } from './desk-orders.ts';
import { orRefuse, type OnOrder } from './do-and-log.ts';
import { findOrders } from './find-orders.ts';
import { correctAtDesk, noteAtDesk, packAtDesk, pickAtDesk, reportTroubleAtDesk } from './packing-acts.ts';
import { cancelOrderAndLog, receivePaymentAndLog } from './paying-acts.ts';
import { deliverAndLog, shipAtDesk } from './sending-acts.ts';
import { listUnpaidOrders } from './unpaid-orders.ts';

export const deskOrderRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db } = deps.database;
  const localeOf = (request: FastifyRequest) => visitOf(request).person.locale;
  /** What is answered to everything that is done: the order as it is now. */
  const orderNow = (request: FastifyRequest, { orderNumber }: OnOrder) =>
    findDeskOrder(db, orderNumber, deps.clock(), localeOf(request), deps.config);
  const on = (request: FastifyRequest<{ Params: { number: string } }>): OnOrder => ({
    who: actorOf(request),
    orderNumber: request.params.number.toUpperCase(),
  });
  const whole = { response: { 200: WholeDeskOrder } };

  app.get('/orders', { schema: { response: { 200: DeskOrders } } }, async (request) => ({
    orders: await listDeskOrders(db, deps.clock(), localeOf(request)),
    unpaid: await listUnpaidOrders(db),
  }));

  app.get(
    '/orders/found',
    { schema: { querystring: FindOrders, response: { 200: FoundOrders } } },
    async (request) => findOrders(db, request.query.q, deps.clock()),
  );

  app.get('/picking', { schema: { response: { 200: PickingList } } }, async (request) =>
    readPickingList(db, localeOf(request), deps.config),
  );

  app.get('/orders/:number', { schema: { params: OrderNumberParameters, ...whole } }, async (request) =>
    orderNow(request, on(request)),
  );

  app.put(
    '/orders/:number/paid',
    { schema: { params: OrderNumberParameters, ...whole }, config: { desk: 'owner' } },
    async (request) => {
      await orRefuse(receivePaymentAndLog(deps, on(request)), 'paid', 'paid_before');
      return orderNow(request, on(request));
    },
  );

  app.put(
    '/orders/:number/cancelled',
    { schema: { params: OrderNumberParameters, ...whole }, config: { desk: 'owner' } },
    async (request) => {
      await orRefuse(cancelOrderAndLog(deps, on(request)), 'cancelled', 'cancelled_before');
      return orderNow(request, on(request));
    },
  );

  app.put(
    '/orders/:number/items/:itemId/picked',
    { schema: { params: DeskItemParameters, body: Picked, ...whole } },
    async (request) => {
      const { itemId } = request.params;
      await pickAtDesk(deps, on(request), { itemId, ...request.body });
      return orderNow(request, on(request));
    },
  );

  app.put(
    '/orders/:number/items/:itemId/trouble',
    { schema: { params: DeskItemParameters, body: ReportedTrouble, ...whole } },
    async (request) => {
      const { itemId } = request.params;
      await reportTroubleAtDesk(deps, on(request), { itemId, ...request.body });
      return orderNow(request, on(request));
    },
  );

  app.put(
    '/orders/:number/packed',
    { schema: { params: OrderNumberParameters, body: Packed, ...whole } },
    async (request) => {
      await packAtDesk(deps, on(request), request.body.isPacked);
      return orderNow(request, on(request));
    },
  );

  app.put(
    '/orders/:number/parcel',
    { schema: { params: OrderNumberParameters, body: SentParcel, ...whole } },
    async (request) => {
      await shipAtDesk(deps, on(request), request.body);
      return orderNow(request, on(request));
    },
  );

  app.put(
    '/orders/:number/delivered',
    { schema: { params: OrderNumberParameters, ...whole } },
    async (request) => {
      await orRefuse(deliverAndLog(deps, on(request)), 'delivered', 'delivered_before');
      return orderNow(request, on(request));
    },
  );

  app.put(
    '/orders/:number/delivery-address',
    { schema: { params: OrderNumberParameters, body: CorrectedAddress, ...whole } },
    async (request) => {
      const { name, address, postalCode, city, region, country } = request.body;
      const placed = { name, address, postalCode, city, region, country };
      await correctAtDesk(deps, on(request), placed);
      return orderNow(request, on(request));
    },
  );

  app.put(
    '/orders/:number/notes/:noteId',
    { schema: { params: NoteParameters, body: NewNote, ...whole } },
    async (request) => {
      const { noteId: id } = request.params;
      await noteAtDesk(deps, on(request), { id, text: request.body.text });
      return orderNow(request, on(request));
    },
  );
};
