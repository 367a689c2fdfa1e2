/**
 * What the server fetched while rendering is written into the page and given to the same calls at hydration:
 * no second request, no second format. Public and personal answers are kept apart.
 */
import type { ApiRequest, Send } from '../../domain/api-call.ts';
import type { Answers } from '../../domain/rendering.ts';

const keyOf = (request: ApiRequest): string => `${request.method} ${request.path}`;

type Recorded = Record<string, Answers[string]>;

/** Wraps a sender so that every answer to a GET is recorded: `public` those that anybody may keep, `personal` the others. */
export function record(send: Send): {
  send: Send;
  answers: { readonly public: Recorded; readonly personal: Recorded };
} {
  const answers: { public: Recorded; personal: Recorded } = { public: {}, personal: {} };
  return {
    answers,
    async send(request) {
      const answer = await send(request);
      if (request.method === 'GET') {
        const { status, body, isPublic, requestId } = answer;
        // The number of a request is of use where it failed.
        const failed = status >= 500 && { requestId };
        answers[isPublic ? 'public' : 'personal'][keyOf(request)] = { status, body, ...failed };
      }
      return answer;
    },
  };
}

/** Answers from the record first, each entry once; everything else goes on to `next`. */
export function replay(answers: Answers, next: Send): Send {
  const left = new Map(Object.entries(answers));
  return async (request) => {
    const key = keyOf(request);
    const answer = left.get(key);
    if (!answer) return next(request);
    left.delete(key);
    return { ...answer, isPublic: false };
  };
}
