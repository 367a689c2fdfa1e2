/** `GET /cars`, `/brands`, `/models`, `/categories`: the lists that filters are made of. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Brand, Car, Category, ListQuery, Model, ModelQuery } from '../../domain/contract/catalogue.ts';
import type { Deps } from '../deps.ts';
import { markPublic } from '../http/caching.ts';
import { listBrands, listCars, listCategories, listModels } from './lists.ts';

export const listRoutes: FastifyPluginAsyncZod<Deps> = async (app, { database: { db } }) => {
  app.get('/brands', schemaOf(Brand), async (request, reply) => {
    markPublic(reply);
    return listBrands(db, request.query.lang);
  });
  const models = { tags: ['catalogue'], querystring: ModelQuery, response: { 200: z.array(Model) } };
  app.get('/models', { schema: models }, async (request, reply) => {
    markPublic(reply);
    return listModels(db, request.query.lang, request.query.brand);
  });
  app.get('/categories', schemaOf(Category), async (request, reply) => {
    markPublic(reply);
    return listCategories(db, request.query.lang);
  });
  app.get('/cars', schemaOf(Car), async (request, reply) => {
    markPublic(reply);
    return listCars(db, request.query.lang);
  });
};

const schemaOf = <Row extends z.ZodMiniType, Query extends z.ZodMiniType = typeof ListQuery>(
  row: Row,
  query?: Query,
) => ({
  schema: {
    tags: ['catalogue'],
    querystring: (query ?? ListQuery) as Query,
    response: { 200: z.array(row) },
  },
});
