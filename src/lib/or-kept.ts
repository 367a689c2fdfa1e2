/** Carries a call, and answers a public one from what this browser keeps where the shop cannot. */
import type { ApiAnswer, ApiRequest, Send } from '../../domain/api-call.ts';
import { shelfOf } from '../../domain/kept-answers.ts';
import { ConnectionLost } from './connection-lost.ts';
import { saysClosed } from './notice-maintenance.ts';

/** The failure stands where nothing is kept, and what the shop itself decides always stands. */
export function orKept(send: Send): Send {
  return async (request) => {
    try {
      const answer = await send(request);
      const isFault = answer.status >= 500 && !saysClosed(answer.body);
      return (isFault && (await keptFor(request))) || answer;
    } catch (error) {
      const kept = error instanceof ConnectionLost ? await keptFor(request) : undefined;
      if (!kept) throw error;
      return kept;
    }
  };
}

async function keptFor({ method, path }: ApiRequest): Promise<ApiAnswer | undefined> {
  if (method !== 'GET' || !shelfOf(path.split('?')[0] ?? '')) return undefined;
  try {
    const { keptAnswer } = await import('../offline/answers.ts');
    return await keptAnswer(path);
  } catch {
    // Its code could not be had either.
    return undefined;
  }
}
