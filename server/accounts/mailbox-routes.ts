/** `/users/me/mailbox`: showing that the account's mailbox is one's own (api, "Account"). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { LinkAsked, MailboxProof } from '../../domain/contract/account.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { addressOf, personalWrites } from '../http/limits.ts';
import { protectCalls } from '../http/protected-calls.ts';
import { refuseBeyond } from '../http/refuse-beyond.ts';
import { userOf } from './authentication.ts';
import { proveMailbox } from './mailbox.ts';

const tags = ['account'];

export const mailboxRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { database, clock, jobs, limits } = deps;
  app.addHook('onRequest', async (_request, reply) => markPrivate(reply));
  protectCalls(app);
  /** Anybody may have typed the address: nobody fills a mailbox from here. */
  const limitLinks = refuseBeyond(app, {
    name: 'mailbox links',
    max: limits.resetMails,
    timeWindow: '1 hour',
    by: (request) => request.user?.id ?? addressOf(request),
  });

  app.post(
    '/users/me/mailbox',
    { schema: { tags, body: MailboxProof }, config: { rateLimit: personalWrites(limits) } },
    async (request, reply) => {
      await proveMailbox(deps, userOf(request), request.body.token);
      return reply.code(204).send();
    },
  );

  app.post(
    '/users/me/mailbox/link',
    { schema: { tags, response: { 202: LinkAsked } }, preHandler: limitLinks },
    async (request, reply) => {
      const { id: userId, mailboxProvenAt } = userOf(request);
      if (mailboxProvenAt === null)
        await jobs.send(database.db, 'mailbox-link-mail', { userId, askedAt: clock().toISOString() });
      return reply.code(202).send({ accepted: true as const });
    },
  );
};
