/** `/desk/second-factor…`, `/desk/passkeys`, `/desk/codes`, `/desk/recovery-codes`: the second step, and setting up what it is done with. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  CodeSecret,
  NewPasskey,
  OneTimeCode,
  Passkey,
  PasskeyAnswer,
  PasskeyParameters,
  PasskeyQuestion,
  RecoveryCode,
  RecoveryCodes,
} from '../../../domain/contract/desk.ts';
import { Problem } from '../../../domain/problem.ts';
import type { Executor } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refuseBeyond } from '../../http/refuse-beyond.ts';
import { logAction } from '../action-log.ts';
import { factorsOf, lockFactors, refuseWithoutFactor } from '../second-factor/factors.ts';
import { beginCodes, removeCodes, takeCode } from '../second-factor/one-time-codes.ts';
import {
  addPasskey,
  askForNewPasskey,
  askForPasskey,
  listPasskeys,
  removePasskey,
  siteOf,
  takePasskey,
} from '../second-factor/passkeys.ts';
import { makeRecoveryCodes, takeRecoveryCode } from '../second-factor/recovery-codes.ts';
import { setDeskCookie } from './desk-cookie.ts';
import { keepChallenge, strengthen, takeChallenge } from './desk-sessions.ts';
import { actorOf, visitOf } from './guard.ts';

export const secondFactorRoutes: FastifyPluginAsyncZod<Deps> = async (
  app,
  { config, database, clock, limits },
) => {
  const { db } = database;
  const withPassword = { desk: 'password' } as const;
  /** Six digits are soon guessed: so many tries for a person, whatever they are tried with. */
  const limitTries = {
    config: withPassword,
    preHandler: refuseBeyond(app, {
      name: 'second steps at the desk',
      max: limits.signInAttempts,
      timeWindow: '15 minutes',
      by: (request) => request.deskVisit?.person.id,
    }),
  };

  /** Does the second step and lets the person in, in one transaction. */
  async function letIn(
    request: FastifyRequest,
    reply: FastifyReply,
    takeFactor: (tx: Executor, staffId: string) => Promise<void>,
  ): Promise<FastifyReply> {
    const { sessionId, person } = visitOf(request);
    const token = await db.transaction(async (tx) => {
      await takeFactor(tx, person.id);
      await logAction(tx, actorOf(request), { action: 'signed_in', subject: person.email }, clock());
      return strengthen(tx, sessionId, clock());
    });
    request.noteSecurity('desk_entered', person.email);
    setDeskCookie(reply, token, config);
    return reply.code(204).send();
  }

  /** Sets up a factor. With the first one the person is in, and gets codes on paper. */
  async function enrol(
    request: FastifyRequest,
    reply: FastifyReply,
    what: string,
    setUp: (tx: Executor, staffId: string) => Promise<void>,
  ): Promise<{ codes: string[] }> {
    const { sessionId, person, stage } = visitOf(request);
    const { token, codes } = await db.transaction(async (tx) => {
      await lockFactors(tx, person.id, stage === 'in');
      await setUp(tx, person.id);
      const act = { action: 'factor_added', subject: person.email, after: { what } } as const;
      await logAction(tx, actorOf(request), act, clock());
      const { recoveryCodes } = await factorsOf(tx, person.id);
      return {
        codes: recoveryCodes === 0 ? await makeRecoveryCodes(tx, config, person.id) : [],
        token: stage === 'in' ? undefined : await strengthen(tx, sessionId, clock()),
      };
    });
    request.noteSecurity('desk_factor_changed', person.email);
    if (token !== undefined) setDeskCookie(reply, token, config);
    return { codes };
  }

  async function remove(
    request: FastifyRequest,
    reply: FastifyReply,
    takeAway: (tx: Executor, staffId: string) => Promise<string | undefined>,
  ): Promise<FastifyReply> {
    const { person } = visitOf(request);
    await db.transaction(async (tx) => {
      await lockFactors(tx, person.id, true);
      const what = await takeAway(tx, person.id);
      if (what === undefined) return;
      await refuseWithoutFactor(tx, person.id);
      const act = { action: 'factor_removed', subject: person.email, before: { what } } as const;
      await logAction(tx, actorOf(request), act, clock());
    });
    request.noteSecurity('desk_factor_changed', person.email);
    return reply.code(204).send();
  }

  /** Whatever becomes of the answer, it cannot be given twice. */
  const challengeOf = (request: FastifyRequest): Promise<string> =>
    db.transaction((tx) => takeChallenge(tx, visitOf(request).sessionId));

  app.post(
    '/second-factor/question',
    { schema: { response: { 200: PasskeyQuestion } }, config: withPassword },
    async (request) => {
      const { sessionId, person } = visitOf(request);
      const options = await askForPasskey(db, siteOf(request, config), person.id);
      await keepChallenge(db, sessionId, options.challenge);
      return { options: { ...options } };
    },
  );

  app.post(
    '/second-factor/passkey',
    { schema: { body: PasskeyAnswer }, ...limitTries },
    async (request, reply) => {
      const challenge = await challengeOf(request);
      const { response } = request.body;
      return letIn(request, reply, (tx, staffId) =>
        takePasskey(tx, siteOf(request, config), { staffId, challenge, response }),
      );
    },
  );

  app.post(
    '/second-factor/code',
    { schema: { body: OneTimeCode }, ...limitTries },
    async (request, reply) => {
      const { code } = request.body;
      return letIn(request, reply, (tx, staffId) =>
        takeCode(tx, config, { staffId, code, isFirst: false }, clock()),
      );
    },
  );

  app.post(
    '/second-factor/recovery-code',
    { schema: { body: RecoveryCode }, ...limitTries },
    async (request, reply) =>
      letIn(request, reply, (tx, staffId) => takeRecoveryCode(tx, config, staffId, request.body.code)),
  );

  app.get('/passkeys', { schema: { response: { 200: z.array(Passkey) } } }, async (request) =>
    listPasskeys(db, visitOf(request).person.id),
  );

  app.post(
    '/passkeys/question',
    { schema: { response: { 200: PasskeyQuestion } }, config: withPassword },
    async (request) => {
      const { sessionId, person, stage } = visitOf(request);
      if (stage === 'second_factor') throw new Problem('second_factor_required');
      const options = await askForNewPasskey(db, siteOf(request, config), person);
      await keepChallenge(db, sessionId, options.challenge);
      return { options: { ...options } };
    },
  );

  app.post(
    '/passkeys',
    { schema: { body: NewPasskey, response: { 200: RecoveryCodes } }, config: withPassword },
    async (request, reply) => {
      const challenge = await challengeOf(request);
      const { response, name } = request.body;
      return enrol(request, reply, name, (tx, staffId) =>
        addPasskey(tx, siteOf(request, config), { staffId, challenge, response, name }, clock()),
      );
    },
  );

  app.delete('/passkeys/:id', { schema: { params: PasskeyParameters } }, async (request, reply) =>
    remove(request, reply, (tx, staffId) => removePasskey(tx, staffId, request.params.id)),
  );

  app.post('/codes', { schema: { response: { 200: CodeSecret } }, config: withPassword }, async (request) => {
    const { person, stage } = visitOf(request);
    return db.transaction(async (tx) => {
      await lockFactors(tx, person.id, stage === 'in');
      return beginCodes(tx, config, person);
    });
  });

  app.post(
    '/codes/first',
    { schema: { body: OneTimeCode, response: { 200: RecoveryCodes } }, ...limitTries },
    async (request, reply) => {
      const { code } = request.body;
      return enrol(request, reply, 'codes', (tx, staffId) =>
        takeCode(tx, config, { staffId, code, isFirst: true }, clock()),
      );
    },
  );

  app.delete('/codes', async (request, reply) =>
    remove(request, reply, async (tx, staffId) => {
      await removeCodes(tx, staffId);
      return 'codes';
    }),
  );

  app.post('/recovery-codes', { schema: { response: { 200: RecoveryCodes } } }, async (request) => {
    const { person } = visitOf(request);
    return db.transaction(async (tx) => {
      const act = {
        action: 'factor_added',
        subject: person.email,
        after: { what: 'recovery codes' },
      } as const;
      await logAction(tx, actorOf(request), act, clock());
      return { codes: await makeRecoveryCodes(tx, config, person.id) };
    });
  });
};
