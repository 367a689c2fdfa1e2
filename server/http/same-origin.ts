/** Refuses writes that another site's page makes in a visitor's name, whatever cookies come along. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import type { Config } from '../config/config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls that no browser makes (the payment webhook) are not asked where they come from. */
    isForMachines?: boolean;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Installs the check on every route of the instance.
 * A caller that sends neither `Origin` nor `Sec-Fetch-Site` is no browser and is let through.
 */
export function refuseOtherOrigins(app: FastifyInstance, config: Config): void {
  const ownOrigin = new URL(config.publicUrl).origin;

  const isOwn = (origin: string, request: FastifyRequest) =>
    origin === ownOrigin ||
    // On a workbench the shop answers under localhost and under 127.0.0.1 alike.
    (!config.isProduction && origin === `http://${request.headers.host}`);

  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.isForMachines) return;
    const { origin } = request.headers;
    if (origin !== undefined) {
      if (!isOwn(origin, request)) throw new Problem('forbidden_origin');
      return;
    }
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new Problem('forbidden_origin');
  });
}
