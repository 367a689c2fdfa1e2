/** `GET /metrics`: how the shop does, for Prometheus. Figures alone, nothing about anybody (decision 0028). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { count, gte } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { Problem } from '../../domain/problem.ts';
import { orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import type { Load } from '../http/load.ts';
import type { Traffic } from '../http/traffic.ts';
import { gauge } from '../http/metric-text.ts';

type MetricsDeps = Deps & {
  readonly load: () => Load;
  readonly traffic: Traffic;
  readonly security: { write(): string };
};

export const metricsRoutes: FastifyPluginAsync<MetricsDeps> = async (app, deps) => {
  const { config, clock } = deps;
  const begunAt = clock();

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Where nobody may read it there is nothing to be read: the same answer as for any other machine's path.
    const { authorization } = request.headers;
    if (!config.metricsToken || !isSame(authorization, `Bearer ${config.metricsToken}`)) {
      if (config.metricsToken && authorization !== undefined) request.noteSecurity('rights_refused');
      throw new Problem('not_found');
    }
    markPrivate(reply);
    const figures = [
      processFigures(deps),
      deps.traffic.write(),
      deps.security.write(),
      poolFigures(deps),
      await shopFigures(deps, begunAt),
    ];
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(figures.join(''));
  });
};

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares without telling by its time how much was right. */
const isSame = (given: string | undefined, wanted: string): boolean =>
  given !== undefined && timingSafeEqual(hashOf(given), hashOf(wanted));

function processFigures({ load }: MetricsDeps): string {
  const { delayMs, underWay } = load();
  const { rss, heapUsed } = process.memoryUsage();
  return [
    gauge('process_uptime_seconds', 'Since the process began.', [{ value: process.uptime() }]),
    gauge('process_resident_memory_bytes', 'Memory of the process.', [{ value: rss }]),
    gauge('nodejs_heap_size_used_bytes', 'Memory of its objects.', [{ value: heapUsed }]),
    gauge('smonto_event_loop_delay_seconds', 'How late the event loop is, on the average of a second.', [
      { value: delayMs / 1_000 },
    ]),
    gauge('smonto_requests_under_way', 'Pages and calls that are not answered yet.', [{ value: underWay }]),
  ].join('');
}

function poolFigures({ database: { pools } }: MetricsDeps): string {
  const sum = (count: (pool: Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  return [
    gauge('smonto_database_connections', 'Connections of this process to the database.', [
      { labels: { state: 'in_use' }, value: sum(({ totalCount, idleCount }) => totalCount - idleCount) },
      { labels: { state: 'idle' }, value: sum(({ idleCount }) => idleCount) },
    ]),
    gauge('smonto_database_waiting', 'Queries that wait for one of them.', [
      { value: sum(({ waitingCount }) => waitingCount) },
    ]),
  ].join('');
}

/** What the database knows; nothing of it while it does not answer, since the other figures are wanted then most of all. */
async function shopFigures({ database: { db }, jobs }: MetricsDeps, begunAt: Date): Promise<string> {
  try {
    const { waiting, failed } = await jobs.count();
    const placed = await db
      .select({ state: orders.state, value: count() })
      .from(orders)
      .where(gte(orders.placedAt, begunAt))
      .groupBy(orders.state);
    return [
      gauge('smonto_jobs_waiting', 'Jobs that are to be done, of all processes.', waiting.map(byName)),
      gauge('smonto_jobs_failed', 'Jobs that were tried in vain: the shopkeeper’s list.', failed.map(byName)),
      gauge(
        'smonto_orders',
        'Orders placed since this process began, by any, and how far they are.',
        placed.map(({ state, value }) => ({ labels: { state }, value })),
      ),
    ].join('');
  } catch {
    return '';
  }
}

const byName = ({ name, value }: { name: string; value: number }) => ({ labels: { name }, value });
