/** `GET /cars`, `/brands`, `/models`, `/categories`: the lists that filters are made of. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  Brand,
  Car,
  Category,
  CategoryQuery,
  ListQuery,
  Model,
  ModelQuery,
} from '../../domain/contract/catalogue.ts';
import { narrowCategories } from '../../domain/narrow-categories.ts';
import { markPublic } from '../http/caching.ts';
import type { CatalogueDeps } from './catalogue-search.ts';
import { createAnswerCache, worthCachingParts } from './answer-cache.ts';
import { listBrands, listCars, listCategories, listModels } from './lists.ts';

export const listRoutes: FastifyPluginAsyncZod<CatalogueDeps> = async (app, { search, clock }) => {
  const { db } = search.reads;
  const sum = (rows: readonly { partCount: number }[]) =>
    rows.reduce((parts, { partCount }) => parts + partCount, 0);
  const isLarge = (rows: readonly { partCount: number }[]) => sum(rows) >= worthCachingParts;
  const cache = {
    brands: createAnswerCache<Brand[]>(clock, isLarge),
    models: createAnswerCache<Model[]>(clock, isLarge),
    categories: createAnswerCache<Category[]>(clock, isLarge),
    cars: createAnswerCache<Car[]>(clock, isLarge),
  };

  app.get('/brands', schemaOf(Brand, ListQuery), async (request, reply) => {
    markPublic(reply);
    const { lang } = request.query;
    return cache.brands(lang, () => listBrands(db, lang));
  });
  app.get('/models', schemaOf(Model, ModelQuery), async (request, reply) => {
    markPublic(reply);
    const { lang, brand } = request.query;
    return cache.models(`${lang} ${brand}`, () => listModels(db, lang, brand));
  });
  app.get('/categories', schemaOf(Category, CategoryQuery), async (request, reply) => {
    markPublic(reply);
    const { lang, only } = request.query;
    const all = await cache.categories(lang, () => listCategories(db, lang));
    return only ? narrowCategories(all, only.split(',')) : all;
  });
  app.get('/cars', schemaOf(Car, ListQuery), async (request, reply) => {
    markPublic(reply);
    const { lang } = request.query;
    return cache.cars(lang, () => listCars(db, lang));
  });
};

const schemaOf = <Row extends z.ZodMiniType, Query extends z.ZodMiniType>(row: Row, querystring: Query) => ({
  schema: { tags: ['catalogue'], querystring, response: { 200: z.array(row) } },
});
