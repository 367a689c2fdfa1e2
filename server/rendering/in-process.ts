/** Calls the server's own API without leaving the process. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPublicAnswer, type Send } from '../../domain/api-call.ts';
import { asInnerCall } from '../log/request-context.ts';

/** Carries calls on behalf of the request that a page is rendered for. */
export function sendWithin(app: FastifyInstance, request: FastifyRequest): Send {
  return async ({ method, path, headers, body }) => {
    // Within the function: the call begins when it is waited for.
    const answer = await asInnerCall(async () =>
      app.inject({
        method,
        url: path,
        headers: { ...headers, host: request.host },
        remoteAddress: request.ip,
        ...(body !== undefined && { payload: body }),
      }),
    );
    const isJson = /json/.test(String(answer.headers['content-type'] ?? ''));
    return {
      status: answer.statusCode,
      body: isJson ? answer.json<unknown>() : undefined,
      isPublic: isPublicAnswer(answer.headers['cache-control']),
      requestId: answer.headers['x-request-id']?.toString(),
    };
  };
}
