/**
 * What the server fetched while rendering is written into the page and given to the same calls at hydration:
 * no second request, no second format. Public and personal answers are kept apart.
 */
import type { ApiRequest, Send } from './api.ts';

export type RecordedAnswer = { readonly status: number; readonly body: unknown };

/** Who the page was rendered for; only in an answer that nobody may keep. */
export type Person<User> = { readonly token: string; readonly user: User };

/** Answers by method and path. */
export type Answers = Record<string, RecordedAnswer>;

const keyOf = (request: ApiRequest): string => `${request.method} ${request.path}`;

/** Wraps a sender so that every answer to a GET is recorded: `public` those that anybody may keep, `personal` the others. */
export function record(send: Send): { send: Send; answers: { public: Answers; personal: Answers } } {
  const answers: { public: Answers; personal: Answers } = { public: {}, personal: {} };
  return {
    answers,
    async send(request) {
      const response = await send(request);
      if (request.method === 'GET' && isJson(response)) {
        const isPublic = (response.headers.get('cache-control') ?? '').startsWith('public');
        const body: unknown = await response.clone().json();
        answers[isPublic ? 'public' : 'personal'][keyOf(request)] = { status: response.status, body };
      }
      return response;
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
    const type = answer.status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': type },
    });
  };
}

function isJson(response: Response): boolean {
  return /json/.test(response.headers.get('content-type') ?? '');
}
