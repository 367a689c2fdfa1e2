/** The public catalogue: lists, parts and search, each answer with its mark. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CatalogueDeps } from './catalogue-search.ts';
import { installEtags } from './etag.ts';
import { listRoutes } from './list-routes.ts';
import { partRoutes } from './part-routes.ts';

export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueDeps> = async (app, deps) => {
  installEtags(app);
  await app.register(listRoutes, deps);
  await app.register(partRoutes, deps);
};
