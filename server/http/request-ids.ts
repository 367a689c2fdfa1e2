/** Every request has an id, which goes out with the answer and on into everything that is done for it. */
import type { FastifyInstance } from 'fastify';
import { asRequest, currentRequestId } from '../request-id.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Made by the server itself for another request, as a page's calls are: it has that one's id. */
    isInner: boolean;
  }
}

/** To be installed before everything that works for a request. */
export function installRequestIds(app: FastifyInstance): void {
  app.decorateRequest('isInner', false);
  app.addHook('onRequest', (request, reply, done) => {
    request.isInner = currentRequestId() !== undefined;
    reply.header('x-request-id', request.id);
    asRequest(request.id, done);
  });
  // A body arrives by events of its connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => asRequest(request.id, done));
}
