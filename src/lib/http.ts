/** Carries requests with ky: time-out, retries and their pauses as section 7 of the specification gives them. */
import ky, { HTTPError, TimeoutError } from 'ky';
import {
  requestRetries,
  requestTimeoutMs,
  retryAfterMaxMs,
  retryMethods,
  retryPauseMs,
  retryStatuses,
  uploadTimeoutMs,
} from '../../domain/constants.ts';
import { isPublicAnswer, type ApiAnswer, type Send } from '../../domain/api-call.ts';
import { cachedAtHeader } from '../../domain/answer-caches.ts';
import { isCutOff } from '../browser/network.ts';
import { ConnectionLost } from './failure.ts';
import { saysClosed } from './notice-maintenance.ts';

/**
 * @param fetch the network in the browser, the server itself in a test
 * @param options `retries` 0 for calls that cannot be lost on the way; `origin` where the API stands; `isPatient` waits for as long as
 *   it takes
 */
export function createSend(
  fetch: typeof globalThis.fetch,
  options: { retries?: number; origin?: string; isPatient?: boolean } = {},
): Send {
  const client = ky.create({
    fetch,
    timeout: !options.isPatient && requestTimeoutMs,
    retry: {
      limit: options.retries ?? requestRetries,
      methods: [...retryMethods],
      statusCodes: retryStatuses,
      afterStatusCodes: [413, 429, 503],
      maxRetryAfter: retryAfterMaxMs,
      delay: retryPauseMs,
      // A shop that is closed is not asked again (design 4.17), nor one that there is no network to: what is cached answers at
      // once. Undefined leaves the rest to the statuses.
      shouldRetry: ({ error }) => (isClosed(error) || isCutOff() ? false : undefined),
    },
  });
  /** Where a page came instead of an answer: the browser may have cached it for one. */
  const doubted = new Set<string>();
  return async ({ method, path, headers, body }) => {
    try {
      const response = await client((options.origin ?? '') + path, {
        method,
        headers,
        ...(body !== undefined && { body: body as BodyInit }),
        ...(doubted.delete(path) && { cache: 'reload' as const }),
        // Files take their time.
        ...(typeof body === 'object' && !options.isPatient && { timeout: uploadTimeoutMs }),
      });
      if (!isAnswer(response)) {
        doubted.add(path);
        throw new ConnectionLost();
      }
      return answer(response, await bodyOf(response));
    } catch (error) {
      // Its body has been read already: what the shop says of the error.
      if (error instanceof HTTPError)
        return answer(error.response, isProblem(error.data) ? error.data : undefined);
      if (error instanceof ConnectionLost) throw error;
      throw new ConnectionLost(error instanceof TimeoutError);
    }
  };
}

const isOf = (type: string, { headers }: Response): boolean =>
  headers.get('content-type')?.startsWith(type) === true;

/** A captive portal answers 200 with a page of its own: that is no answer of the shop. */
const isAnswer = (response: Response): boolean =>
  response.status === 204 || isOf('application/json', response) || isOf('application/pdf', response);

async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  return isOf('application/pdf', response) ? response.blob() : response.json();
}

const answer = ({ status, headers }: Response, body: unknown): ApiAnswer => ({
  status,
  body,
  isPublic: isPublicAnswer(headers.get('cache-control')),
  requestId: headers.get('x-request-id') ?? undefined,
  cachedAt: Number(headers.get(cachedAtHeader)) || undefined,
});

const isProblem = (data: unknown): data is { code: unknown } =>
  typeof data === 'object' && data !== null && 'code' in data;

const isClosed = (error: Error): boolean => error instanceof HTTPError && saysClosed(error.data);
