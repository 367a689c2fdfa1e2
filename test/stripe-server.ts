/** A Stripe on this machine, for the calls that the shop makes: form-encoded requests, kept answers, signed events. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { StripeSettings } from '../server/config/config.ts';
import { createAccount, Refusal, type Form, type Session } from './stripe-account.ts';

/**
 * What goes wrong with calls that do something: `429` and `drop` happen before it is done, `lost` after it; `500` and `unsure` are
 * failures that Stripe keeps under the key, the second although it was done; `hang` never answers.
 */
export type Trouble = 500 | 429 | 'drop' | 'lost' | 'unsure' | 'hang';

export type Call = {
  readonly method: string;
  readonly path: string;
  readonly form: Form;
  readonly key: string | undefined;
  readonly headers: IncomingMessage['headers'];
};

type Answer = { readonly status: number; readonly body: unknown; readonly isReplayed?: true };

const secretKey = 'sk_test_of_the_run';
const webhookSecret = 'whsec_of_the_run';

/** @param clock what time it is at Stripe's */
export async function openStripeServer(clock: () => Date) {
  const account = createAccount(clock);
  const calls: Call[] = [];
  const kept = new Map<string, { form: string; answer: Answer }>();
  let trouble: { what: Trouble; times: number } | undefined;
  /** Lays something over what is answered about sessions, as servers of fixed answers do. */
  let overlay: Partial<Session> = {};

  function act({ method, path, form }: Call): unknown {
    const [, id, action] = /^\/v1\/checkout\/sessions(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [path];
    if (path === '/v1/refunds' && method === 'POST') return account.createRefund(form, account.refundStatus);
    const [, refundId] = /^\/v1\/refunds\/(\w+)$/.exec(path) ?? [];
    if (refundId && method === 'GET') return account.findRefund(refundId);
    if (path === '/v1/refunds')
      return {
        object: 'list',
        url: path,
        has_more: false,
        data: account.refunds.filter(({ payment_intent: intent }) => intent === form['payment_intent']),
      };
    if (method === 'POST' && path === '/v1/checkout/sessions')
      return { ...account.createSession(form), ...overlay };
    if (method === 'POST' && id && action === 'expire') return account.expireSession(id);
    if (method === 'GET' && id && !action) return { ...account.findSession(id), ...overlay };
    throw new Refusal(404, `Unrecognized request URL (${method}: ${path}).`);
  }

  function answerTo(call: Call, what: Trouble | undefined): Answer {
    if (call.headers.authorization !== `Bearer ${secretKey}`)
      return refuse(new Refusal(401, 'Invalid API Key provided'));
    if (what === 429) return refuse(new Refusal(429, 'Too many requests'));
    const name = `${call.path} ${call.key}`;
    const form = JSON.stringify(call.form);
    const before = call.key && call.method === 'POST' ? kept.get(name) : undefined;
    if (before && before.form !== form)
      return refuse(
        new Refusal(
          400,
          'Keys can only be used with the parameters of the first time.',
          undefined,
          'idempotency_error',
        ),
      );
    if (before) return { ...before.answer, isReplayed: true };
    try {
      if (what === 500) throw new Refusal(500, 'An unknown error occurred', undefined, 'api_error');
      const answer = { status: 200, body: structuredClone(act(call)) };
      if (what === 'unsure') throw new Refusal(500, 'An unknown error occurred', undefined, 'api_error');
      kept.set(name, { form, answer });
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const answer = refuse(error);
      // Parameters that are wrong fail before anything is begun, and are not kept.
      if (error.status === 500) kept.set(name, { form, answer });
      return answer;
    }
  }

  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://stripe');
    const sent = request.method === 'GET' ? url.searchParams : new URLSearchParams(await readBody(request));
    const { headers, method = '' } = request;
    const key = headers['idempotency-key'];
    const call: Call = { method, path: url.pathname, form: unfold(sent), key: key?.toString(), headers };
    calls.push(call);
    const what = method === 'POST' && trouble && trouble.times-- > 0 ? trouble.what : undefined;
    if (what === 'hang') return;
    if (what === 'drop') return void request.socket.destroy();
    const { status, body, isReplayed } = answerTo(call, what);
    if (what === 'lost') return void request.socket.destroy();
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${randomUUID()}`,
      ...(status === 500 && { 'stripe-should-retry': 'false' }),
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    });
    response.end(JSON.stringify(body));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings: StripeSettings = { secretKey, webhookSecret, apiUrl: `http://127.0.0.1:${port}` };

  return {
    settings,
    account,
    calls,
    /** Lets the next calls that do something go wrong, all of them unless told how many. */
    trouble: (what: Trouble | undefined, times = Number.POSITIVE_INFINITY) =>
      void (trouble = what && { what, times }),
    overlay: (change: Partial<Session>) => void (overlay = change),
    /** Forgets its keys, as Stripe does after a day. */
    forgetKeys: () => kept.clear(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>;

/** An event about an object, as Stripe tells it. */
export const eventAbout = (type: string, object: object, id = `evt_${randomUUID()}`): object => ({
  id,
  object: 'event',
  api_version: '2026-10-28.endive',
  livemode: false,
  type,
  data: { object },
});

/** The header that goes with an event's bytes. */
export const signStripe = (payload: string, at: Date, secret = webhookSecret): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at.getTime() / 1000 });

const refuse = ({ status, message, param, type }: Refusal): Answer => ({
  status,
  body: { error: { type, message, ...(param && { param }) } },
});

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

function unfold(sent: URLSearchParams): Form {
  const form: Form = {};
  for (const [name, value] of sent) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let here = form;
    for (const step of path) here = (here[step] ??= {}) as Form;
    here[last] = value;
  }
  return form;
}
