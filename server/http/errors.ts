/** The one place where a failure becomes an answer: an RFC 9457 problem document, logged with its request id. */
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  type ZodFastifySchemaValidationError,
} from 'fastify-type-provider-zod';
import { fieldProblems } from '../../domain/field-problems.ts';
import { problemStatus, type ProblemCode } from '../../domain/problem-status.ts';
import { Problem, type ProblemDocument } from '../../domain/problem.ts';
import { codeOf, isUnavailable } from '../db/driver-error.ts';
import type { TellFailure } from './failure-log.ts';

/** When to come again where nobody knows better (api: a 503 carries `Retry-After`). */
export const retryAfterSeconds = 5;

/** Answers with a problem. What is thrown comes here by itself, after the log. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const status = problemStatus[problem.code];
  reply.header('cache-control', 'private, no-store');
  const known = problem.retryAfterSeconds;
  if (known !== undefined) reply.header('retry-after', known);
  else if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .serializer((document: unknown) => JSON.stringify(document))
    .send(toDocument(problem, status));
}

function toDocument({ code, errors, extra }: Problem, status: number): ProblemDocument {
  return {
    ...extra,
    type: 'about:blank',
    title: code.replaceAll('_', ' '),
    status,
    code,
    ...(errors.length > 0 && { errors }),
  };
}

/** Codes of what Fastify itself refuses, by status; the rest of its 4xx (412, 414, 416 …) is `invalid_request`. */
const codeOfStatus: Record<number, ProblemCode> = {
  400: 'invalid_body',
  401: 'unauthorized',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'body_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** What was thrown, as the problem that the caller is told. */
function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const isBody = (error as { validationContext?: string }).validationContext === 'body';
    return new Problem(isBody ? 'invalid_body' : 'invalid_query', {
      errors: fieldProblems(error.validation.map(toIssue)),
    });
  }
  if (isUnavailable(error)) return new Problem('unavailable');
  const { statusCode = 500 } = error as FastifyError;
  const isCallers = statusCode >= 400 && statusCode < 500;
  return new Problem(codeOfStatus[statusCode] ?? (isCallers ? 'invalid_request' : 'internal_error'));
}

function toIssue(validation: ZodFastifySchemaValidationError) {
  return {
    ...(validation.params as { minimum?: unknown; format?: unknown; input?: unknown }),
    code: validation.keyword,
    message: validation.message ?? '',
    path: validation.instancePath.split('/').filter(Boolean),
  };
}

/** The one text that JSON can carry and Postgres cannot: the sign with code 0 (`character_not_in_repertoire`). */
const holdsNul = (error: unknown): boolean => codeOf(error) === '22021';

const invalid = (method: string) => new Problem(method === 'GET' ? 'invalid_query' : 'invalid_body');

/** Where an address is led that cannot be decoded: a route, so that the answer is made like any other. */
const malformed = '/api/malformed-address';

/** The page at the desk, under whatever address: it reads the address itself, and leads on. */
const isOfDesk = ({ method = '', url = '' }: IncomingMessage): boolean =>
  ['GET', 'HEAD'].includes(method) && url.startsWith('/desk/');

/**
 * Answers an address that Fastify cannot read. It reaches no route and none of the hooks that give an answer
 * its security headers and its request id, so it is sent round once more under an address that can be read.
 */
export function answerMalformed(app: FastifyInstance, { raw }: FastifyRequest, reply: FastifyReply): void {
  raw.url = isOfDesk(raw) ? '/desk' : malformed;
  app.routing(raw, reply.raw);
}

/** What Node refuses before there is a request, by its own code; the rest is `invalid_request`. */
const codeOfUnreadable: Record<string, ProblemCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers bytes that are no request, do not become one in time, or begin with more than any browser says. */
export function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  // Who broke off hears nothing any more.
  if (code !== 'ECONNRESET' && socket.writable) {
    const problem = new Problem(codeOfUnreadable[code] ?? 'invalid_request');
    const status = problemStatus[problem.code];
    const body = JSON.stringify(toDocument(problem, status));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: private, no-store',
      'x-content-type-options: nosniff',
      'connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}

/** Installs the handler of errors and of paths that are no call. */
export function installErrors(app: FastifyInstance, tellFailure: TellFailure): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(holdsNul(error) ? invalid(request.method) : error);
    // A closed shop has been closed by somebody: that is no failure.
    if (problemStatus[problem.code] >= 500 && problem.code !== 'maintenance')
      tellFailure(error, request, 'request failed');
    return sendProblem(reply, problem);
  });

  app.all(malformed, { schema: { hide: true }, config: { isForMachines: true } }, () => {
    throw new Problem('invalid_request');
  });
}
