/** The API while the shop is closed: 503 `maintenance`, but for the calls of machines (api; design 4.21). */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { maintenanceRetrySeconds } from '../../domain/constants.ts';
import { Problem } from '../../domain/problem.ts';

/** Says when to come again. */
export const markClosed = (reply: FastifyReply): void =>
  void reply.header('retry-after', maintenanceRetrySeconds);

/**
 * Closes every call of this part of the server while `isInMaintenance` says so. The payment webhook stays open: what is
 * paid for is paid for.
 */
export function closeInMaintenance(app: FastifyInstance, isInMaintenance: () => Promise<boolean>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.isForMachines || !(await isInMaintenance())) return;
    markClosed(reply);
    throw new Problem('maintenance');
  });
}
