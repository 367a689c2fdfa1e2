/** Carries a call, and answers a public one from what this browser keeps where the shop cannot, or not soon. */
import type { ApiAnswer, ApiRequest, Send } from '../../domain/api-call.ts';
import { isPassing, keptAfterMs, shelfOf } from '../../domain/kept-answers.ts';
import { isCutOff } from '../browser/network.ts';
import { after } from '../browser/time.ts';
import { ConnectionLost } from './connection-lost.ts';
import { wasLostLately } from './lost-lately.ts';
import { saysClosed } from './notice-maintenance.ts';

/** So long an answer that came late is there for whoever asks again. */
const lateForMs = 30_000;

/** And so long a page that has just been opened waits where the shop could not be reached a moment ago: it may be back. */
const keptAfterLossMs = 500;

/** What the rest of the page tells of the connection, and wants to hear of it. */
export type Listener = {
  /** Whether the loss is known: then nobody waits for the shop where something is kept. */
  readonly isLost: () => boolean;
  /** The shop's answer came after what is kept was given in its place. */
  readonly onLate: () => void;
};

export type OrKept = {
  readonly send: Send;
  /** @param listener is told at once of what came late before it was there */
  readonly listen: (listener: Listener) => void;
};

/**
 * The failure stands where nothing is kept, and what the shop itself decides always stands. What is kept is given at once while
 * the loss is known, and after three seconds otherwise; the shop's own answer, once it has come, to whoever asks again.
 *
 * @param once carries without trying again: nobody waits for a second try where something is kept
 */
export function orKept(send: Send, once: Send): OrKept {
  /** Calls that were answered by what is kept: on their way still, or come since. */
  const late = new Map<string, Promise<ApiAnswer>>();
  let isMissed = false;
  let listener: Listener | undefined;

  function patienceMs(): number {
    if (isCutOff() || listener?.isLost()) return 0;
    return !listener && wasLostLately() ? keptAfterLossMs : keptAfterMs;
  }

  /** The answer, or what is kept where that takes long: nobody looks at nothing while something is there. */
  function inTime(answer: Promise<ApiAnswer>, request: ApiRequest): Promise<ApiAnswer> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const cancel = after(patienceMs(), async () => {
        const kept = await keptFor(request);
        if (!kept || isOver) return;
        awaitLate(answer, request);
        resolve(kept);
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
      if (!isDecided(came) || came.keptAt !== undefined) return forget();
      after(lateForMs, forget);
      if (listener) listener.onLate();
      else isMissed = true;
    }, forget);
  }

  return {
    async send(request) {
      if (request.method !== 'GET' || !shelfOf(request.path.split('?')[0] ?? '')) return send(request);
      try {
        const answer = await inTime(late.get(request.path) ?? once(request), request);
        if (isDecided(answer)) return answer;
      } catch (error) {
        if (!(error instanceof ConnectionLost)) throw error;
        // Somebody has waited long enough.
        if (error.isTimeout) return (await keptFor(request)) ?? Promise.reject(error);
      }
      const kept = await keptFor(request);
      if (!kept) return send(request);
      return kept.isPartial ? rather(send, request, kept) : kept;
    },
    listen(next) {
      listener = next;
      if (isMissed) next.onLate();
    },
  };
}

/** Whether the shop itself says so, and not a fault of its. */
const isDecided = ({ status, body }: ApiAnswer): boolean => status < 500 || saysClosed(body);

/** Where less is kept than the shop would tell, it is asked again as where nothing is. */
async function rather(send: Send, request: ApiRequest, kept: ApiAnswer): Promise<ApiAnswer> {
  try {
    const answer = await send(request);
    return isDecided(answer) ? answer : kept;
  } catch (error) {
    if (error instanceof ConnectionLost) return kept;
    throw error;
  }
}

async function keptFor({ path }: ApiRequest): Promise<ApiAnswer | undefined> {
  try {
    const { keptAnswer } = await import('../offline/answers.ts');
    return await keptAnswer(path);
  } catch {
    // Its code could not be had either.
    return undefined;
  }
}
