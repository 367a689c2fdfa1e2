/** `/sandbox/pay/{id}`: where a buyer pays with a test card (design 2). */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Locale } from '../../domain/constants.ts';
import { Problem } from '../../domain/problem.ts';
import { href } from '../../domain/routes.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { markPrivate, markPublic } from '../http/caching.ts';
import { sandboxPage, type CardProblem } from './sandbox-page.ts';
import { sandboxPath, signSandboxEvent, type SandboxEvent } from './sandbox.ts';

/** A payment as the sandbox knows it; the amount in cents. */
export type SandboxPayment = {
  readonly reference: string;
  readonly orderNumber: string;
  readonly amount: number;
  readonly currency: string;
  readonly locale: Locale;
  readonly state: 'pending' | 'paid' | 'failed' | 'to_refund' | 'refunded';
  /** Whether its page still takes a card. */
  readonly isOpen: boolean;
};

type SandboxOptions = {
  readonly config: Config;
  readonly clock: Clock;
  findPayment(id: string): Promise<SandboxPayment | undefined>;
};

/** How long after each notice that was not taken the next follows, in milliseconds; a real provider goes on for days. */
const retryPausesMs = [50, 200, 0];

const CardForm = z.object({ card: z._default(z.string().check(z.maxLength(200)), '') });
const isId = (id: string) => z.uuid().safeParse(id).success;

export const sandboxRoutes: FastifyPluginAsyncZod<SandboxOptions> = async (app, options) => {
  const { config, clock, findPayment } = options;
  const stylesheet = await readFile(new URL('./sandbox.css', import.meta.url));
  const schema = { hide: true, params: z.object({ id: z.string() }) };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const showForm = (reply: FastifyReply, payment: SandboxPayment, problem?: CardProblem) =>
    reply
      .code(problem ? 422 : 200)
      .type('text/html; charset=utf-8')
      .send(sandboxPage(payment, problem));

  /** A path, not an address: the page's policy lets its form lead to the shop's own host only. */
  const leave = (reply: FastifyReply, { orderNumber, locale }: SandboxPayment, isPaid: boolean) =>
    reply.redirect(href(locale, isPaid ? 'success' : 'fail', {}, { order: orderNumber }), 303);

  /** Tells the shop as a real provider would, by its signed webhook, before the buyer comes back. */
  const notify = async (payment: SandboxPayment, isPaid: boolean) => {
    const type = isPaid ? 'payment.paid' : 'payment.failed';
    const { reference, amount, currency } = payment;
    // Named by what happened, so that a form sent twice is one event.
    const event: SandboxEvent = { id: `evt_${reference}_${type}`, type, reference, amount, currency };
    let status = 0;
    for (const wait of retryPausesMs) {
      const { body, headers } = signSandboxEvent(config, event, clock());
      const answer = await app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers,
        payload: body,
      });
      status = answer.statusCode;
      if (status === 200) return;
      await pause(wait);
    }
    // A shop that cannot just now is told again when the buyer presses again.
    if (status === 503) throw new Problem('unavailable');
    throw new Error(`the webhook took no notice of ${event.id}`);
  };

  app.get('/sandbox/pay.css', { schema: { hide: true } }, async (_request, reply) => {
    markPublic(reply, 3600);
    return reply.type('text/css; charset=utf-8').send(stylesheet);
  });

  app.get(sandboxPath(':id'), { schema }, async (request, reply) => {
    markPrivate(reply);
    const payment = isId(request.params.id) ? await findPayment(request.params.id) : undefined;
    if (!payment) return reply.callNotFound();
    if (!payment.isOpen) return leave(reply, payment, payment.state === 'paid');
    return showForm(reply, payment);
  });

  app.post(sandboxPath(':id'), { schema: { ...schema, body: CardForm } }, async (request, reply) => {
    markPrivate(reply);
    const payment = isId(request.params.id) ? await findPayment(request.params.id) : undefined;
    if (!payment) return reply.callNotFound();
    if (!payment.isOpen) return leave(reply, payment, payment.state === 'paid');
    const { card } = request.body;
    const outcome = outcomeOf(card);
    if (!outcome) return showForm(reply, payment, card.trim() ? 'unknown' : 'required');
    const isPaid = outcome === 'paid';
    await notify(payment, isPaid);
    const after = await findPayment(request.params.id);
    return leave(reply, payment, isPaid && after?.state === 'paid');
  });
};

type CardOutcome = 'paid' | 'declined' | 'insufficient_funds';

const outcomes: Record<string, CardOutcome> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient_funds',
};

/** @returns undefined for a number that is no test card; blanks and dashes do not matter */
function outcomeOf(card: string): CardOutcome | undefined {
  const digits = card.replace(/[\s-]/g, '');
  // Own names only: every object also knows `constructor`.
  return Object.hasOwn(outcomes, digits) ? outcomes[digits] : undefined;
}
