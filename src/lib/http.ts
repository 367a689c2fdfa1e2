/** Carries requests with ky: time-out, retries and their pauses as section 7 of the specification gives them. */
import ky, { TimeoutError } from 'ky';
import {
  requestRetries,
  requestTimeoutMs,
  retryAfterMaxMs,
  retryMethods,
  retryPauseMs,
  retryStatuses,
} from '../../domain/constants.ts';
import { isPublicAnswer, type ApiAnswer, type Send } from '../../domain/api-call.ts';
import { ConnectionLost } from './connection-lost.ts';

/**
 * @param fetch the network in the browser, the server itself in a test
 * @param options `retries` 0 for calls that cannot be lost on the way; `origin` where the API stands
 */
export function createSend(
  fetch: typeof globalThis.fetch,
  options: { retries?: number; origin?: string } = {},
): Send {
  const client = ky.create({
    fetch,
    timeout: requestTimeoutMs,
    throwHttpErrors: false,
    retry: {
      limit: options.retries ?? requestRetries,
      methods: [...retryMethods],
      statusCodes: retryStatuses,
      afterStatusCodes: [413, 429, 503],
      maxRetryAfter: retryAfterMaxMs,
      delay: retryPauseMs,
    },
  });
  return async ({ method, path, headers, body }) => {
    try {
      const response = await client((options.origin ?? '') + path, {
        method,
        headers,
        ...(body !== undefined && { body }),
      });
      return await read(response);
    } catch (error) {
      if (error instanceof ConnectionLost) throw error;
      throw new ConnectionLost(error instanceof TimeoutError);
    }
  };
}

async function read(response: Response): Promise<ApiAnswer> {
  const { status, ok, headers } = response;
  const isJson = /^application\/(problem\+)?json/.test(headers.get('content-type') ?? '');
  // A captive portal answers 200 with a page of its own: that is no answer of the shop.
  if (ok && !isJson && status !== 204) throw new ConnectionLost();
  const body: unknown = isJson ? await response.json() : undefined;
  return { status, body, isPublic: isPublicAnswer(headers.get('cache-control')) };
}
