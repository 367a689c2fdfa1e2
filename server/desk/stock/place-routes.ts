/** `/desk/stock/…` of places: what lies where, labels, and putting away. What is written has a key and may be sent twice. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Count, CountDone } from '../../../domain/contract/desk-counting.ts';
import {
  CodeQuery,
  NewPlace,
  PlacedBox,
  PlacedPart,
  PlaceQuery,
  ResolvedCode,
  StockPart,
  StockPartParameters,
  StockPlaces,
  WholeStockPlace,
} from '../../../domain/contract/desk-stock.ts';
import { comparePlaces } from '../../../domain/desk/places.ts';
import { listPlaces } from '../../catalogue/places/places.ts';
import type { Deps } from '../../deps.ts';
import { visitOf } from '../access/guard.ts';
import { countPlace } from './count-place.ts';
import { doAtStock } from './do-at-stock.ts';
import { readPlace, resolveCode } from './find-stock.ts';
import { findStockPart } from './read-stock.ts';
import { addPlace, changePlace, moveBox, putPart } from './stock-acts.ts';

export const placeRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { db } = deps.database;
  const localeOf = (request: FastifyRequest) => visitOf(request).person.locale;

  app.get(
    '/stock/codes',
    { schema: { querystring: CodeQuery, response: { 200: ResolvedCode } } },
    async (request) => resolveCode(db, request.query.code, localeOf(request), deps.config),
  );

  app.get('/stock/places', { schema: { response: { 200: StockPlaces } } }, async () => ({
    places: (await listPlaces(db)).toSorted((one, other) => comparePlaces(one.name, other.name)),
  }));

  app.get(
    '/stock/place',
    { schema: { querystring: PlaceQuery, response: { 200: WholeStockPlace } } },
    async (request) => readPlace(db, request.query.name, localeOf(request), deps.config),
  );

  app.put(
    '/stock/places',
    { schema: { body: NewPlace, response: { 200: WholeStockPlace } } },
    async (request) => {
      await doAtStock(deps, request, (at) => addPlace(at, request.body));
      return readPlace(db, request.body.name, localeOf(request), deps.config);
    },
  );

  app.put(
    '/stock/place',
    { schema: { body: NewPlace, response: { 200: WholeStockPlace } } },
    async (request) => {
      await doAtStock(deps, request, (at) => changePlace(at, request.body));
      return readPlace(db, request.body.name, localeOf(request), deps.config);
    },
  );

  app.put(
    '/stock/boxes',
    { schema: { body: PlacedBox, response: { 200: WholeStockPlace } } },
    async (request) => {
      await doAtStock(deps, request, (at) => moveBox(at, request.body));
      return readPlace(db, request.body.box, localeOf(request), deps.config);
    },
  );

  app.put('/stock/counts', { schema: { body: Count, response: { 200: CountDone } } }, async (request) => {
    const outcomes = await doAtStock(deps, request, (at) => countPlace(at, request.body));
    return {
      place: await readPlace(db, request.body.place, localeOf(request), deps.config),
      parts: outcomes,
    };
  });
  app.put(
    '/stock/parts/:id/place',
    { schema: { params: StockPartParameters, body: PlacedPart, response: { 200: StockPart } } },
    async (request) => {
      const { id } = request.params;
      await doAtStock(deps, request, (at) => putPart(at, id, request.body.place));
      return findStockPart(db, id, localeOf(request), deps.config);
    },
  );
};
