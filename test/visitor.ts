/** A browser without a screen: keeps cookies, holds the token, calls the API with the shop's own client. */
import type { FastifyInstance } from 'fastify';
import { accountCalls } from '../src/lib/account-calls.ts';
import { createApi, type Api } from '../src/lib/api.ts';
import { createSend } from '../src/lib/http.ts';

type AccountCalls = ReturnType<typeof accountCalls>;

export type Visitor = {
  readonly api: Api;
  /** The calls about the visitor's own account. */
  readonly account: AccountCalls;
  readonly cookies: Map<string, string>;
  /** The token that protected calls carry; set it to sign in, clear it to forget. */
  token: string | undefined;
  /** A raw request with the visitor's cookies. */
  fetch: typeof globalThis.fetch;
};

export function createVisitor(app: FastifyInstance): Visitor {
  const cookies = new Map<string, string>();

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'http://localhost:3000'),
      input instanceof Request ? input : init,
    );
    const url = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
      },
      ...(body.length > 0 && { payload: body }),
    });
    for (const { name, value, maxAge } of answer.cookies as {
      name: string;
      value: string;
      maxAge?: number;
    }[]) {
      if (maxAge === 0 || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const headers = Object.entries(answer.headers).map(
      ([name, value]) => [name, String(value)] as [string, string],
    );
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };

  const api = createApi({
    // How soon the shop answers on a busy machine is no matter of these tests.
    send: createSend(fetch, { retries: 0, origin: 'http://localhost:3000', isPatient: true }),
    locale: 'it',
    token: () => visitor.token,
  });
  const visitor: Visitor = { cookies, token: undefined, fetch, api, account: accountCalls(api) };
  return visitor;
}
