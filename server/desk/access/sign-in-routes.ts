/** `/desk/session`, `/desk/invitation` and `/desk/sessions`: coming to the desk with a password, seeing how far one is, and leaving. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  DeskSession,
  DeskSettings,
  DeskSignIn,
  DeskVisit,
  StaffLinkUse,
} from '../../../domain/contract/desk.ts';
import { Problem } from '../../../domain/problem.ts';
import { isPassword } from '../../accounts/passwords.ts';
import { userAgentOf } from '../../accounts/refresh.ts';
import { createSignInTries } from '../../accounts/sign-in-tries.ts';
import type { Deps } from '../../deps.ts';
import { addressOf } from '../../http/limits.ts';
import { refuseAddressBeyond } from '../../http/refuse-beyond.ts';
import { factorsOf } from '../second-factor/factors.ts';
import { changeSettings, findStaff } from '../staff/staff.ts';
import { takeLink } from '../staff/staff-links.ts';
import { clearDeskCookie, readDeskCookie, setDeskCookie } from './desk-cookie.ts';
import { endOtherVisits, endVisit, findVisit, listVisits, startVisit, type Visit } from './desk-sessions.ts';
import { visitOf } from './guard.ts';

export const signInRoutes: FastifyPluginAsyncZod<Deps> = async (app, deps) => {
  const { config, database, clock, limits } = deps;
  const { db } = database;
  const tries = createSignInTries(deps);
  /** A password's hash is costly: one address may not ask for it without end. */
  const limitAddress = refuseAddressBeyond(app, {
    name: 'desk sign-ins',
    max: limits.signInAttempts,
    timeWindow: '1 minute',
  });

  const toAnswer = async ({ person, stage }: Visit): Promise<DeskVisit> => {
    const { name, email, role, locale, notices } = person;
    return { name, email, role, locale, notices, stage, factors: await factorsOf(db, person.id) };
  };

  /** @throws Problem `invalid_credentials` for an address that nobody has, too, after as much work */
  async function signIn(email: string, password: string, userAgent: string): Promise<string> {
    const person = await findStaff(db, email);
    const isRight = await isPassword(password, person?.passwordHash ?? undefined);
    if (!person || !isRight) throw new Problem('invalid_credentials');
    return startVisit(deps, person, userAgent);
  }

  async function openVisit(token: string): Promise<DeskVisit> {
    const visit = await findVisit(deps, token);
    if (!visit) throw new Problem('unauthorized');
    return toAnswer(visit);
  }

  app.post(
    '/session',
    {
      schema: { body: DeskSignIn, response: { 200: DeskVisit } },
      config: { desk: 'anybody', beyondLimit: 'sign_in_locked' },
      onRequest: limitAddress,
    },
    async (request, reply) => {
      const { email, password } = request.body;
      // Apart from a buyer's account under the same address.
      const trying = { email: `desk ${email}`, address: addressOf(request) };
      const token = await tries.count(trying, () => signIn(email, password, userAgentOf(request)));
      setDeskCookie(reply, token, config);
      return openVisit(token);
    },
  );

  app.post(
    '/invitation',
    {
      schema: { body: StaffLinkUse, response: { 200: DeskVisit } },
      config: { desk: 'anybody' },
      onRequest: limitAddress,
    },
    async (request, reply) => {
      const person = await takeLink(deps, request.body);
      const token = await startVisit(deps, person, userAgentOf(request));
      setDeskCookie(reply, token, config);
      return openVisit(token);
    },
  );

  app.get(
    '/session',
    { schema: { response: { 200: DeskVisit } }, config: { desk: 'password' } },
    async (request) => toAnswer(visitOf(request)),
  );

  app.delete('/session', { config: { desk: 'anybody' } }, async (request, reply) => {
    const visit = await findVisit(deps, readDeskCookie(request, config));
    if (visit) await endVisit(db, visit.person.id, visit.sessionId);
    clearDeskCookie(reply, config);
    return reply.code(204).send();
  });

  app.put('/settings', { schema: { body: DeskSettings } }, async (request, reply) => {
    await changeSettings(db, visitOf(request).person.id, request.body);
    return reply.code(204).send();
  });

  app.get('/sessions', { schema: { response: { 200: z.array(DeskSession) } } }, async (request) =>
    listVisits(db, visitOf(request), clock()),
  );

  app.delete('/sessions', async (request, reply) => {
    await endOtherVisits(db, visitOf(request));
    return reply.code(204).send();
  });

  app.delete('/sessions/:id', { schema: { params: z.object({ id: z.uuid() }) } }, async (request, reply) => {
    const { sessionId, person } = visitOf(request);
    await endVisit(db, person.id, request.params.id);
    if (request.params.id === sessionId) clearDeskCookie(reply, config);
    return reply.code(204).send();
  });
};
