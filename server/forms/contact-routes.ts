/**
 * `POST /contact`: a message to the shop (api, "Writing to the shop"). It becomes a mail, and stands in the desk's inbox as long as a
 * request does.
 */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod/mini';
import { Lang } from '../../domain/contract/catalogue.ts';
import { ContactMessage, ContactTaken, isFromRobot } from '../../domain/contract/forms.ts';
import { requests } from '../db/schema/shop.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import { doOnce, keyHeaders, keyOf, refuseInvalid } from '../http/idempotency.ts';
import { limitMessages } from '../http/refuse-beyond.ts';
import { lateSend } from './late-sends.ts';
import { mayConfirm } from './may-confirm.ts';

const accepted = { accepted: true as const };

export const contactRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { database, clock, jobs, limits } = deps;

  app.post(
    '/contact',
    {
      attachValidation: true,
      schema: {
        tags: ['writing'],
        headers: keyHeaders,
        querystring: z.object({ lang: Lang }),
        body: ContactMessage,
        response: { 202: ContactTaken },
      },
      onRequest: limitMessages(app, 'contact', limits),
    },
    async (request, reply) => {
      markPrivate(reply);
      refuseInvalid(request);
      const { body, query } = request;
      if (isFromRobot(body)) return reply.code(202).send(accepted);
      const now = clock();
      const call = { ...lateSend('contact', keyOf(request.headers)), body };
      const taken = await doOnce(database.db, call, now, async (tx) => {
        const { fullName, email } = body;
        const id = uuidv7({ msecs: now.getTime() });
        const message = { fullName, email, message: body.message };
        await tx.insert(requests).values({
          ...message,
          id,
          kind: 'message',
          locale: query.lang,
          brand: '',
          model: '',
          quantity: 0,
          receivedAt: now,
        });
        await jobs.send(tx, 'contact-mail', { id, ...message });
        await jobs.send(tx, 'staff-notice', { kind: 'request', requestId: id });
        if (await mayConfirm(tx, email, now))
          await jobs.send(tx, 'contact-receipt-mail', { id, email, locale: query.lang });
        return accepted;
      });
      return reply.code(202).send(taken);
    },
  );
};
