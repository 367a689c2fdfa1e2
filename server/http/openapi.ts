/** The description of the API, made from the same schemas that check its calls, at `/api/openapi.json`. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  type FastifyPluginAsyncZod,
} from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { markPublic } from './caching.ts';
import { renderApiDocs } from './api-docs.ts';
import { apiDocsStyle } from './api-docs-style.ts';
import { contractSchemas } from './contract-schemas.ts';
import { tidyDocument, type ApiDocument } from './openapi-document.ts';
import { bearerOnly } from './protected-calls.ts';

const aboutTheApi = [
  'Money is an integer in euro cents; only the search takes whole euros. Times are ISO 8601 in UTC.',
  'Errors are RFC 9457 problem documents whose code is stable. Unknown fields of a body are refused.',
].join('\n\n');

/** Watches the routes that are registered after it. Call it on the root, before any route. */
export async function installOpenapi(app: FastifyInstance): Promise<void> {
  const toJson = createJsonSchemaTransform({ schemaRegistry: contractSchemas });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Smonto API', version: '1.0.0', description: aboutTheApi },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: (call) =>
      call.url.startsWith('/api/')
        ? toJson({ ...call, schema: complete(call.schema, call.route, app) })
        : { schema: { hide: true }, url: call.url },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: contractSchemas }),
  });
}

/** A schema with what the route says elsewhere: that it is guarded, and that it answers nothing. */
function complete(
  schema: FastifySchema | undefined,
  route: RouteOptions,
  app: FastifyInstance,
): FastifySchema {
  const isGuarded = [route.onRequest].flat().includes(app.requireUser);
  return {
    // A call without a shape for its answer has none: 204, no content.
    response: { 204: z.undefined() },
    ...(isGuarded && { security: bearerOnly }),
    ...schema,
  };
}

/** `/openapi.json`, and the same to read at `/docs`. */
export const openapiRoutes: FastifyPluginAsyncZod = async (app) => {
  let known: ApiDocument | undefined;
  // Complete only once every route is registered, so made at the first request.
  const document = () => (known ??= tidyDocument(app.swagger()));
  const hidden = { schema: { hide: true } };

  app.get('/openapi.json', hidden, async (_request, reply) => {
    markPublic(reply);
    return document();
  });
  app.get('/docs', hidden, async (_request, reply) => {
    markPublic(reply);
    return reply.type('text/html; charset=utf-8').send(renderApiDocs(document()));
  });
  app.get('/docs.css', hidden, async (_request, reply) => {
    markPublic(reply);
    return reply.type('text/css; charset=utf-8').send(apiDocsStyle);
  });
};
