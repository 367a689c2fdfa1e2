/** `/newsletter…`: asking for it, confirming, and ending it, also by one press in a mail program (RFC 8058). */
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { routes } from '../../domain/routes.ts';
import {
  isFromRobot,
  NewsletterState,
  NewsletterSubscription,
  NewsletterToken,
  SubscriptionTaken,
} from '../../domain/contract/forms.ts';
import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { personalWrites } from '../http/limits.ts';
import { limitMessages } from '../http/refuse-beyond.ts';
import { askToSubscribe, confirmSubscription, unsubscribe } from './subscriptions.ts';

const tags = ['writing'];
const TokenQuery = z.object({ token: z.optional(z.string()) });

export const newsletterRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { database, clock, jobs, config, limits } = deps;
  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));

  app.post(
    '/newsletter',
    {
      attachValidation: true,
      schema: { tags, body: NewsletterSubscription, response: { 202: SubscriptionTaken } },
      onRequest: limitMessages(app, 'newsletter', limits),
    },
    async (request, reply) => {
      refuseInvalidEmail(request);
      const { body } = request;
      if (!isFromRobot(body)) {
        const wish = { email: body.email, locale: body.lang, secret: config.sessionSecret };
        await database.db.transaction((tx) => askToSubscribe(tx, jobs, wish, clock()));
      }
      return reply.code(202).send({ accepted: true });
    },
  );

  app.post(
    '/newsletter/confirm',
    {
      schema: { tags, body: NewsletterToken, response: { 200: NewsletterState } },
      config: { rateLimit: personalWrites(limits) },
    },
    async ({ body }) => {
      await database.db.transaction((tx) => confirmSubscription(tx, jobs, body.token, clock()));
      return { state: 'subscribed' as const };
    },
  );

  await app.register(unsubscribeRoute, deps);

  /** A mail program that knows no one-press opens the same address as a page. */
  app.get(
    '/newsletter/unsubscribe',
    { schema: { hide: true, querystring: TokenQuery } },
    ({ query: { token = '' } }, reply) =>
      reply.redirect(`${routes.newsletterUnsubscribe.path}?token=${encodeURIComponent(token)}`, 303),
  );
};

/** In a room of its own: nowhere else is such a form read. */
const unsubscribeRoute: FastifyPluginAsyncZod<Deps> = async (app, { database, clock, limits }) => {
  // Mail programs send a form, in either way, that says nothing but that it is one press: the address says the rest.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );
  app.post(
    '/newsletter/unsubscribe',
    {
      schema: { tags, querystring: TokenQuery, body: NewsletterToken },
      // The token alone decides, and no cookie is looked at.
      config: { rateLimit: personalWrites(limits), isForMachines: true },
      preValidation: async (request) => {
        const { token } = request.query as z.infer<typeof TokenQuery>;
        if (token !== undefined) request.body = { token };
      },
    },
    async ({ body }, reply) => {
      await unsubscribe(database.db, body.token, clock());
      return reply.code(204).send();
    },
  );
};

/** An address that is none has a code of its own (api). */
function refuseInvalidEmail({ validationError }: FastifyRequest): void {
  if (!validationError) return;
  const [first] = validationError.validation;
  if (first?.instancePath === '/email')
    throw new Problem('invalid_email', { errors: [{ path: 'email', code: 'invalid_email' }] });
  throw validationError;
}
