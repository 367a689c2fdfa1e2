/** `/desk/stock/parts`: parts are found, edited, taken from sale, and given photos. What is written has a key and may be sent twice. */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PhotosEdit } from '../../../domain/contract/desk-photos.ts';
import { PartEdit, WholeStockPart } from '../../../domain/contract/desk-part.ts';
import {
  CounterSale,
  CounterSaleParameters,
  Removed,
  StockPartParameters,
  StockPageQuery,
  StockParts,
  StockPartsQuery,
  VainSearches,
} from '../../../domain/contract/desk-stock.ts';
import type { CatalogueDeps } from '../../catalogue/catalogue-search.ts';
import { listVainSearches } from '../../catalogue/search-counts/search-counts.ts';
import { visitOf } from '../access/guard.ts';
import { sellAtCounter, takeBackCounterSale } from './counter-sales.ts';
import { doAtStock, type AtStock } from './do-at-stock.ts';
import { findOldestStock, findStock } from './find-stock.ts';
import { findWholeStockPart } from './read-whole-part.ts';
import { changePart, changePhotos, removePart } from './stock-acts.ts';

/** What was looked for before is nobody's wish any more. */
const vainDays = 30;
const mostVain = 50;

export const stockPartRoutes: FastifyPluginAsyncZod<CatalogueDeps> = async (app, deps) => {
  const { db } = deps.database;
  const localeOf = (request: FastifyRequest) => visitOf(request).person.locale;
  const ofPart = { params: StockPartParameters, response: { 200: WholeStockPart } };

  app.get(
    '/stock/parts',
    { schema: { querystring: StockPartsQuery, response: { 200: StockParts } } },
    async (request) => findStock(db, deps.search, request.query, localeOf(request), deps.config),
  );

  app.get(
    '/stock/oldest',
    { schema: { querystring: StockPageQuery, response: { 200: StockParts } } },
    async (request) => findOldestStock(db, request.query.page, localeOf(request), deps.config),
  );

  app.get('/stock/vain-searches', { schema: { response: { 200: VainSearches } } }, async () => {
    const { searches } = await listVainSearches(db, deps.clock(), { days: vainDays, limit: mostVain });
    return { searches, days: vainDays };
  });

  /** Does something to a part. @returns the part as it is now */
  async function done(
    request: FastifyRequest<{ Params: StockPartParameters }>,
    act: (at: AtStock, id: number) => Promise<void>,
  ) {
    const { id } = request.params;
    await doAtStock(deps, request, (at) => act(at, id));
    return findWholeStockPart(db, id, localeOf(request), deps.config);
  }

  app.get('/stock/parts/:id', { schema: ofPart }, async (request) =>
    findWholeStockPart(db, request.params.id, localeOf(request), deps.config),
  );

  app.put('/stock/parts/:id', { schema: { ...ofPart, body: PartEdit } }, async (request) =>
    done(request, (at, id) => changePart(at, id, request.body)),
  );

  app.put('/stock/parts/:id/photos', { schema: { ...ofPart, body: PhotosEdit } }, async (request) =>
    done(request, (at, id) => changePhotos(at, id, request.body)),
  );

  app.put('/stock/parts/:id/removed', { schema: { ...ofPart, body: Removed } }, async (request) =>
    done(request, (at, id) => removePart(at, id, request.body)),
  );

  app.put('/stock/parts/:id/counter-sales', { schema: { ...ofPart, body: CounterSale } }, async (request) =>
    done(request, (at, id) => sellAtCounter(at, id, request.body)),
  );

  app.put(
    '/stock/parts/:id/counter-sales/:saleId/taken-back',
    { schema: { ...ofPart, params: CounterSaleParameters } },
    async (request) => done(request, (at, id) => takeBackCounterSale(at, id, request.params.saleId)),
  );
};
