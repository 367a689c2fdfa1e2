/** The network as the shop uses it: a public call is answered from the caches where the shop cannot, or not soon. */
import type { ApiAnswer, ApiRequest, Send } from '../../domain/api-call.ts';
import { isPassing, cacheAfterMs, cacheOf } from '../../domain/answer-caches.ts';
import { isCutOff } from '../browser/network.ts';
import { readStored, store } from '../browser/storage.ts';
import { after, now } from '../browser/time.ts';
import { ConnectionLost } from './failure.ts';
import { createSend } from './http.ts';
import { saysClosed } from './notice-maintenance.ts';

/** So long an answer that came late is there for whoever asks again. */
const lateForMs = 30_000;

/** And so long a page that has just been opened waits where the shop could not be reached a moment ago: it may be back. */
const cacheAfterLossMs = 500;

/** What the rest of the page tells of the connection, and wants to hear of it. */
type Listener = {
  /** Whether the loss is known: then nobody waits for the shop where something is cached. */
  readonly isLost: () => boolean;
  /** The shop's answer came after what is cached was given in its place. */
  readonly onLate: () => void;
};

type OrCached = {
  readonly send: Send;
  /** @param listener is told at once of what came late before it was there */
  readonly listen: (listener: Listener) => void;
};

/**
 * The failure stands where nothing is cached, and what the shop itself decides always stands. What is cached is given at once while
 * the loss is known, and after three seconds otherwise; the shop's own answer, once it has come, to whoever asks again.
 *
 * @param once carries without trying again: nobody waits for a second try where something is cached
 */
export function orCached(send: Send, once: Send): OrCached {
  /** Calls that were answered by what is cached: on their way still, or come since. */
  const late = new Map<string, Promise<ApiAnswer>>();
  let isMissed = false;
  let listener: Listener | undefined;

  function patienceMs(): number {
    if (isCutOff() || listener?.isLost()) return 0;
    return !listener && wasLostLately() ? cacheAfterLossMs : cacheAfterMs;
  }

  /** The answer, or what is cached where that takes long: nobody looks at nothing while something is there. */
  function inTime(answer: Promise<ApiAnswer>, request: ApiRequest): Promise<ApiAnswer> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const cancel = after(patienceMs(), async () => {
        const cached = await cachedFor(request);
        if (!cached || isOver) return;
        awaitLate(answer, request);
        resolve(cached);
      });
      void answer.then(resolve, reject).finally(() => {
        isOver = true;
        cancel();
      });
    });
  }

  function awaitLate(answer: Promise<ApiAnswer>, { path, headers }: ApiRequest): void {
    // What was asked in passing nobody looks at any more; and one such call is enough.
    if (isPassing((name) => headers[name]) || late.has(path)) return;
    late.set(path, answer);
    const forget = () => void late.delete(path);
    answer.then((came) => {
      if (!isDecided(came) || came.cachedAt !== undefined) return forget();
      after(lateForMs, forget);
      if (listener) listener.onLate();
      else isMissed = true;
    }, forget);
  }

  return {
    async send(request) {
      if (request.method !== 'GET' || !cacheOf(request.path.split('?')[0] ?? '')) return send(request);
      try {
        const answer = await inTime(late.get(request.path) ?? once(request), request);
        if (isDecided(answer)) return answer;
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        // Somebody has waited long enough.
        if (error.isTimeout) return (await cachedFor(request)) ?? Promise.reject(error);
      }
      const cached = await cachedFor(request);
      if (!cached) return send(request);
      return cached.isPartial ? rather(send, request, cached) : cached;
    },
    listen(next) {
      listener = next;
      if (isMissed) next.onLate();
    },
  };
}

/** Whether the shop itself says so, and not a fault of its. */
const isDecided = ({ status, body }: ApiAnswer): boolean => status < 500 || saysClosed(body);

/** Where less is cached than the shop would tell, it is asked again as where nothing is. */
async function rather(send: Send, request: ApiRequest, cached: ApiAnswer): Promise<ApiAnswer> {
  try {
    const answer = await send(request);
    return isDecided(answer) ? answer : cached;
  } catch (error) {
    if (error instanceof ConnectionLost) return cached;
    throw error;
  }
}

async function cachedFor({ path }: ApiRequest): Promise<ApiAnswer | undefined> {
  try {
    const { cachedAnswer } = await import('../offline/answers.ts');
    return await cachedAnswer(path);
  } catch {
    // Its code could not be had either.
    return undefined;
  }
}

/** Under which this browser remembers it. */
const lostKey = 'lost';
const latelyMs = 60_000;

/** That the shop could not be reached a moment ago: a page that is opened then need not wait to find it out for itself. */
export const noteLoss = (isLost: boolean): void => store(lostKey, isLost ? now() : undefined);

function wasLostLately(): boolean {
  const at = readStored(lostKey);
  return typeof at === 'number' && Math.abs(now() - at) < latelyMs;
}

const fetch = globalThis.fetch.bind(globalThis);

/** ky carries, and what is cached stands in where no answer comes. */
export const { send: network, listen } = orCached(createSend(fetch), createSend(fetch, { retries: 0 }));
