/** Carries a call, and answers a public one from what this browser keeps where the shop cannot. */
import type { ApiAnswer, ApiRequest, Send } from '../../domain/api-call.ts';
import { shelfOf } from '../../domain/kept-answers.ts';
import { ConnectionLost } from './connection-lost.ts';
import { saysClosed } from './notice-maintenance.ts';

/**
 * The failure stands where nothing is kept, and what the shop itself decides always stands.
 *
 * @param once carries without trying again: nobody waits for a second try where something is kept
 */
export function orKept(send: Send, once: Send): Send {
  return async (request) => {
    if (request.method !== 'GET' || !shelfOf(request.path.split('?')[0] ?? '')) return send(request);
    try {
      const answer = await once(request);
      if (answer.status < 500 || saysClosed(answer.body)) return answer;
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

/** Where less is kept than the shop would tell, it is asked again as where nothing is. */
async function rather(send: Send, request: ApiRequest, kept: ApiAnswer): Promise<ApiAnswer> {
  try {
    const answer = await send(request);
    return answer.status < 500 || saysClosed(answer.body) ? answer : kept;
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
