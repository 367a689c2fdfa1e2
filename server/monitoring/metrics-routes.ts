/** `GET /metrics`: how the shop does, for Prometheus. Figures alone, nothing about anybody (decision 0028). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { count, gte } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { Problem } from '../../domain/problem.ts';
import { orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import type { Load } from '../http/load.ts';

type MetricsDeps = Deps & {
  readonly load: () => Load;
  /** The server's own, with what it has counted so far. */
  readonly metrics: Registry;
};

export const metricsRoutes: FastifyPluginAsync<MetricsDeps> = async (app, deps) => {
  const { config, metrics } = deps;
  watchProcess(deps);
  watchPools(deps);
  const readShop = watchShop(deps);

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // Where nobody may read it there is nothing to be read: the same answer as for any other machine's path.
    const { authorization } = request.headers;
    if (!config.metricsToken || !isSame(authorization, `Bearer ${config.metricsToken}`)) {
      if (config.metricsToken && authorization !== undefined) request.noteSecurity('rights_refused');
      throw new Problem('not_found');
    }
    markPrivate(reply);
    await readShop();
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
};

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares without telling by its time how much was right. */
const isSame = (given: string | undefined, wanted: string): boolean =>
  given !== undefined && timingSafeEqual(hashOf(given), hashOf(wanted));

/** A figure that is what it is when somebody asks. */
function gauge(metrics: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [metrics],
    collect() {
      this.set(read());
    },
  });
}

function watchProcess({ metrics, load }: MetricsDeps): void {
  gauge(metrics, 'process_uptime_seconds', 'Since the process began.', () => process.uptime());
  gauge(metrics, 'process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage().rss);
  gauge(
    metrics,
    'nodejs_heap_size_used_bytes',
    'Memory of its objects.',
    () => process.memoryUsage().heapUsed,
  );
  gauge(
    metrics,
    'smonto_event_loop_delay_seconds',
    'How late the event loop is, on the average of a second.',
    () => load().delayMs / 1_000,
  );
  gauge(
    metrics,
    'smonto_requests_under_way',
    'Pages and calls that are not answered yet.',
    () => load().underWay,
  );
}

function watchPools({ metrics, database: { pools } }: MetricsDeps): void {
  const sum = (count: (pool: Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  new Gauge({
    name: 'smonto_database_connections',
    help: 'Connections of this process to the database.',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      this.set(
        { state: 'in_use' },
        sum(({ totalCount, idleCount }) => totalCount - idleCount),
      );
      this.set(
        { state: 'idle' },
        sum(({ idleCount }) => idleCount),
      );
    },
  });
  gauge(metrics, 'smonto_database_waiting', 'Queries that wait for one of them.', () =>
    sum(({ waitingCount }) => waitingCount),
  );
}

/**
 * What the database knows.
 *
 * @returns reads it; nothing of it is told while the database does not answer, since the other figures are wanted then most of all
 */
function watchShop({ metrics, database: { db }, jobs, clock }: MetricsDeps): () => Promise<void> {
  const begunAt = clock();
  const waiting = new Gauge({
    name: 'smonto_jobs_waiting',
    help: 'Jobs that are to be done, of all processes.',
    labelNames: ['name'],
    registers: [metrics],
  });
  const failed = new Gauge({
    name: 'smonto_jobs_failed',
    help: 'Jobs that were tried in vain: the shopkeeper’s list.',
    labelNames: ['name'],
    registers: [metrics],
  });
  const placed = new Gauge({
    name: 'smonto_orders',
    help: 'Orders placed since this process began, by any, and how far they are.',
    labelNames: ['state'],
    registers: [metrics],
  });

  return async () => {
    for (const figure of [waiting, failed, placed]) figure.reset();
    try {
      const counted = await jobs.count();
      const byState = await db
        .select({ state: orders.state, value: count() })
        .from(orders)
        .where(gte(orders.placedAt, begunAt))
        .groupBy(orders.state);
      for (const { name, value } of counted.waiting) waiting.set({ name }, value);
      for (const { name, value } of counted.failed) failed.set({ name }, value);
      for (const { state, value } of byState) placed.set({ state }, value);
    } catch {
      // Whoever asks the database for themselves is told.
    }
  };
}
