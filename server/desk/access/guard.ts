/**
 * The guard of the desk's room. Every route that is registered in it is behind the guard, whether or not it says anything: it can only say
 * that it asks for less, or for more. None of it stands in the API's public description.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../../domain/problem.ts';
import type { Deps } from '../../deps.ts';
import { markPrivate } from '../../http/caching.ts';
import { isForeign } from '../../http/origins.ts';
import type { Actor } from '../action-log.ts';
import { readDeskCookie } from './desk-cookie.ts';
import { findVisit, type Visit } from './desk-sessions.ts';

/**
 * Who a call of the desk is for: `anybody` who has the shop's own page before them, whoever has typed a `password`, `staff` after the
 * second step (unless something else is said), or the `owner` alone.
 */
export type DeskAccess = 'anybody' | 'password' | 'staff' | 'owner';

declare module 'fastify' {
  interface FastifyContextConfig {
    desk?: DeskAccess;
  }
  interface FastifyRequest {
    /** Who is at the desk, once its guard ran; read it with `visitOf`. */
    deskVisit: Visit | null;
  }
}

/** Guards every route that is registered on this part of the server afterwards. */
export function guardDesk(app: FastifyInstance, { config, database, clock }: Deps): void {
  app.decorateRequest('deskVisit', null);
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
  });
  app.addHook('onRequest', async (request, reply) => {
    markPrivate(reply);
    if (isForeign(request, config)) throw new Problem('forbidden_origin');
    const access = request.routeOptions.config.desk ?? 'staff';
    if (access === 'anybody') return;
    const visit = await findVisit({ database, clock }, readDeskCookie(request, config));
    if (!visit) throw new Problem('unauthorized');
    if (access !== 'password' && visit.stage !== 'in') throw new Problem('second_factor_required');
    if (access === 'owner' && visit.person.role !== 'owner') throw new Problem('owner_only');
    request.deskVisit = visit;
  });
}

/** Who calls. */
export function visitOf({ deskVisit }: FastifyRequest): Visit {
  if (!deskVisit) throw new Problem('unauthorized');
  return deskVisit;
}

/** Who calls, as the log has them. */
export function actorOf(request: FastifyRequest): Actor {
  const { id, name } = visitOf(request).person;
  return { id, name };
}
