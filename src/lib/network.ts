/** The network as the shop uses it: a public call is answered from the caches where the shop cannot, or not soon. */
import type { ApiAnswer, ApiRequest, Send } from '../../domain/api-call.ts';
import { yardKey, type YardMark } from '../../domain/yard-mark.ts';
import type { SearchResult } from '../../domain/contract/search.ts';
import { isForDeviceAlone, isPassing, cacheOf } from '../../domain/answer-caches.ts';
import { cacheAfterMs } from '../../domain/constants.ts';
import { isCutOff } from '../browser/network.ts';
import { readStored, store } from '../browser/storage.ts';
import { after, now } from '../browser/time.ts';
import type { Renewed } from '../offline/keep-order.ts';
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
  /**
   * The shop's answer came after what is cached was given in its place.
   *
   * @param renewed where that were results of this device, which keep their order: what the shop changed about them
   */
  readonly onLate: (renewed?: Renewed) => void;
  /** The shop did not answer after this device had given an answer ahead. */
  readonly onMissed: () => void;
};

type OrCached = {
  readonly send: Send;
  /** @param listener is told at once of what came late, or did not come, before it was there */
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
  /** What the shop told of results that this device gave ahead of it, in the shop's own order. */
  const whole = new Map<string, ApiAnswer>();
  let listener: Listener | undefined;
  /** What there was to tell before anybody listened. */
  let untold: ((listener: Listener) => void) | undefined;

  function tell(what: (listener: Listener) => void): void {
    if (listener) what(listener);
    else untold = what;
  }

  function patienceMs(): number {
    if (isCutOff() || listener?.isLost()) return 0;
    return !listener && wasLostLately() ? cacheAfterLossMs : cacheAfterMs;
  }

  /** The answer, or what is cached where that takes long: nobody looks at nothing while something is there. */
  function inTime(answer: Promise<ApiAnswer>, request: ApiRequest): Promise<ApiAnswer> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const cancel = after(patienceMs(), async () => {
        const cached = await here('cachedFor', request);
        if (!cached || isOver) return;
        awaitLate(answer, request);
        resolve(cached);
      });
      void answer.then(resolve, reject).finally(() => {
        isOver = true;
        cancel();
      });
      if (!mayBeAhead(request) || late.has(request.path)) return;
      void here('aheadOf', request).then((own) => {
        if (!own || isOver) return;
        cancel();
        awaitLate(answer, request, own.body as SearchResult);
        resolve(own);
      });
    });
  }

  /** Where the whole catalogue is on this device a search does not wait for the shop. */
  const mayBeAhead = ({ path }: ApiRequest): boolean =>
    path.startsWith('/api/search/') &&
    patienceMs() > 0 &&
    readStored(yardKey) === ('here' satisfies YardMark);

  /** @param shown what this device gave ahead of the answer */
  function awaitLate(answer: Promise<ApiAnswer>, { path, headers }: ApiRequest, shown?: SearchResult): void {
    // What was asked in passing nobody looks at any more; and one such call is enough.
    if (isPassing((name) => headers[name]) || late.has(path)) return;
    late.set(path, answer);
    const forget = () => void late.delete(path);
    const miss = (): void => {
      forget();
      if (shown) tell(({ onMissed }) => onMissed());
    };
    answer.then(async (came) => {
      if (!isDecided(came) || came.cachedAt !== undefined) return miss();
      const renewed = shown && came.status === 200 ? await renew(path, shown, came) : undefined;
      after(lateForMs, forget);
      tell(({ onLate }) => onLate(renewed));
    }, miss);
  }

  /** The next that asks is given the order that is shown; whoever asks then, the shop's own. */
  async function renew(path: string, shown: SearchResult, came: ApiAnswer): Promise<Renewed> {
    const { keepOrder } = await import('../offline/keep-order.ts');
    const renewed = keepOrder(shown, came.body as SearchResult);
    late.set(path, Promise.resolve({ ...came, body: renewed.result }));
    whole.set(path, came);
    return renewed;
  }

  return {
    async send(request) {
      if (isForDeviceAlone((name) => request.headers[name]))
        return (mayBeAhead(request) && (await here('aheadOf', request))) || notHere;
      if (request.method !== 'GET' || !cacheOf(request.path.split('?')[0] ?? '')) return send(request);
      try {
        const answer = await inTime(late.get(request.path) ?? once(request), request);
        const own = whole.get(request.path);
        if (own && whole.delete(request.path)) late.set(request.path, Promise.resolve(own));
        if (isDecided(answer)) return answer;
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        // Somebody has waited long enough.
        if (error.isTimeout) return (await here('cachedFor', request)) ?? Promise.reject(error);
      }
      const cached = await here('cachedFor', request);
      if (!cached) return send(request);
      return cached.isPartial ? rather(send, request, cached) : cached;
    },
    listen(next) {
      listener = next;
      untold?.(next);
    },
  };
}

/** Of the device alone, where it does not know (RFC 9111, 5.2.1.7); it says nothing of the connection. */
const notHere: ApiAnswer = { status: 504, isPublic: false, body: undefined, isAhead: true };

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

/** What this device answers by itself; nothing where its code could not be had either. */
async function here(by: 'cachedFor' | 'aheadOf', request: ApiRequest): Promise<ApiAnswer | undefined> {
  try {
    return await (await import('./answers-here.ts'))[by](request);
  } catch {
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
