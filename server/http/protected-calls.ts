/** Calls that need a signed-in person: guarded, and described as such. */
import type { FastifyInstance } from 'fastify';

/** What the description of the API says of a call that takes the bearer token (OpenAPI 3.1, security requirement). */
export const bearerOnly = [{ bearer: [] }];

/**
 * Guards every call that is declared on this part of the server afterwards: 401 `unauthorized` without a good token.
 * A single call among public ones names `onRequest: app.requireUser` instead.
 */
export function protectCalls(app: FastifyInstance): void {
  app.addHook('onRequest', app.requireUser);
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: bearerOnly };
  });
}

/** What it says of a call that takes the token of a channel that sells elsewhere. */
export const channelOnly = [{ channel: [] }];
