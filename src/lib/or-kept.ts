/** Carries a call, and answers a public one from what this browser keeps where the shop cannot. */
import type { ApiAnswer, ApiRequest, Send } from '../../domain/api-call.ts';
import { keptAfterMs, shelfOf } from '../../domain/kept-answers.ts';
import { after } from './browser.ts';
import { ConnectionLost } from './connection-lost.ts';
import { saysClosed } from './notice-maintenance.ts';

/**
 * The failure stands where nothing is kept, and what the shop itself decides always stands.
 *
 * @param once carries without trying again: nobody waits for a second try where something is kept
 */
export function orKept(send: Send, once: Send): Send {
  return async (request) => {
    const path = request.path.split('?')[0] ?? '';
    if (request.method !== 'GET' || !shelfOf(path)) return send(request);
    try {
      // What is kept is only a part of what a search would find: that is waited for.
      const isSearch = path.startsWith('/api/search');
      const answer = await (isSearch ? once(request) : inTime(once(request), request));
      if (isDecided(answer)) return answer;
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      // Somebody has waited long enough.
      if (error.isTimeout) return (await keptFor(request)) ?? Promise.reject(error);
    }
    const kept = await keptFor(request);
    if (!kept) return send(request);
    return kept.isPartial ? rather(send, request, kept) : kept;
  };
}

/** Whether the shop itself says so, and not a fault of its. */
const isDecided = ({ status, body }: ApiAnswer): boolean => status < 500 || saysClosed(body);

/** The answer, or what is kept where that takes long: nobody looks at nothing while something is there. */
function inTime(answer: Promise<ApiAnswer>, request: ApiRequest): Promise<ApiAnswer> {
  return new Promise((resolve, reject) => {
    const cancel = after(keptAfterMs, () => {
      void keptFor(request).then((kept) => kept && resolve(kept));
    });
    void answer.then(resolve, reject).finally(cancel);
  });
}

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
