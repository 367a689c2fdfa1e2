/** The description of the API, made from the same schemas that check its calls, at `/api/openapi.json`. */
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  type FastifyPluginAsyncZod,
} from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import * as account from '../../domain/contract/account.ts';
import * as accountCart from '../../domain/contract/account-cart.ts';
import * as addresses from '../../domain/contract/addresses.ts';
import * as buying from '../../domain/contract/buying.ts';
import * as channels from '../../domain/contract/channels.ts';
import * as catalogue from '../../domain/contract/catalogue.ts';
import * as forms from '../../domain/contract/forms.ts';
import * as orders from '../../domain/contract/orders.ts';
import * as parts from '../../domain/contract/parts.ts';
import * as profile from '../../domain/contract/profile.ts';
import * as search from '../../domain/contract/search.ts';
import * as snapshot from '../../domain/contract/snapshot.ts';
import { renderApiDocs, apiDocsStyle } from './api-docs.ts';
import { markPublic } from './caching.ts';
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
      info: {
        title: 'Smonto API',
        version: '1.0.0',
        description: aboutTheApi,
        license: { name: 'All rights reserved', url: '/toc' },
      },
      servers: [{ url: '/', description: 'The shop that serves this document' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          channel: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token of a channel that sells the yard’s pieces too, as its owner made it',
          },
        },
      },
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

/** Shapes of addresses and headers are told field by field where they are used. */
const isSpelledOut = /(Query|Parameters|Header|Lang)$/;

/** The shapes of the contract under their own names, so that the description of the API can refer to them. */
const contractSchemas = z.registry<{ id: string }>();

for (const contract of [
  account,
  accountCart,
  addresses,
  buying,
  catalogue,
  channels,
  forms,
  orders,
  parts,
  profile,
  search,
  snapshot,
]) {
  for (const [name, schema] of Object.entries(contract)) {
    if (schema instanceof z.core.$ZodType && !isSpelledOut.test(name))
      contractSchemas.add(schema, { id: name });
  }
}
