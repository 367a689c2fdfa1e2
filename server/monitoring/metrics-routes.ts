/** `GET /metrics`: how the shop does, for Prometheus. Figures alone, nothing about anybody (decision 0028). */
import { createHash, timingSafeEqual } from 'node:crypto';
import { count, gte } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Pool } from 'pg';
import { Gauge, Registry } from 'prom-client';
import { Problem } from '../../domain/problem.ts';
import { orders } from '../db/schema/orders.ts';
import type { Deps } from '../deps.ts';
import { markPrivate } from '../http/caching.ts';
import type { Load } from '../http/load.ts';
import type { ShopFigures } from './shop-figures.ts';

type MetricsDeps = Deps & {
  readonly load: () => Load;
  readonly figures: ShopFigures;
};

export const metricsRoutes: FastifyPluginAsync<MetricsDeps> = async (app, deps) => {
  const { config, figures } = deps;
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
    const { text, since } = await figures.readAll();
    return reply.type(figures.own.contentType).send(text + (await readShop(since)));
  });
};

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/** Compares without telling by its time how much was right. */
const isSame = (given: string | undefined, wanted: string): boolean =>
  given !== undefined && timingSafeEqual(hashOf(given), hashOf(wanted));

/**
 * A figure that is what it is when somebody asks.
 *
 * @param aggregator what it is of several processes: that of the one which has most of it, or all of it
 */
function gauge(
  metrics: Registry,
  aggregator: 'max' | 'sum',
  name: string,
  help: string,
  read: () => number,
): void {
  new Gauge({
    name,
    help,
    aggregator,
    registers: [metrics],
    collect() {
      this.set(read());
    },
  });
}

function watchProcess({ figures: { own }, load }: MetricsDeps): void {
  gauge(own, 'max', 'process_uptime_seconds', 'Since the process began.', () => process.uptime());
  gauge(
    own,
    'sum',
    'process_resident_memory_bytes',
    'Memory of the processes that serve.',
    () => process.memoryUsage().rss,
  );
  gauge(
    own,
    'sum',
    'nodejs_heap_size_used_bytes',
    'Memory of their objects.',
    () => process.memoryUsage().heapUsed,
  );
  gauge(
    own,
    'max',
    'smonto_event_loop_delay_seconds',
    'How late the event loop is, on the average of a second.',
    () => load().delayMs / 1_000,
  );
  gauge(
    own,
    'sum',
    'smonto_requests_under_way',
    'Pages and calls that are not answered yet.',
    () => load().underWay,
  );
}

function watchPools({ figures: { own }, database: { pools } }: MetricsDeps): void {
  const sum = (count: (pool: Pool) => number) => pools.reduce((total, pool) => total + count(pool), 0);
  new Gauge({
    name: 'smonto_database_connections',
    help: 'Connections to the database.',
    labelNames: ['state'],
    registers: [own],
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
  gauge(own, 'sum', 'smonto_database_waiting', 'Queries that wait for one of them.', () =>
    sum(({ waitingCount }) => waitingCount),
  );
}

/**
 * What the database knows, the same for every process.
 *
 * @returns reads it; nothing of it is told while the database does not answer, since the other figures are wanted then most of all
 */
function watchShop({ database: { db }, jobs }: MetricsDeps): (since: Date) => Promise<string> {
  const ofShop = new Registry();
  const registers = [ofShop];
  const waiting = new Gauge({
    name: 'smonto_jobs_waiting',
    help: 'Jobs that are to be done, of all processes.',
    labelNames: ['name'],
    registers,
  });
  const failed = new Gauge({
    name: 'smonto_jobs_failed',
    help: 'Jobs that were tried in vain: the shopkeeper’s list.',
    labelNames: ['name'],
    registers,
  });
  const placed = new Gauge({
    name: 'smonto_orders',
    help: 'Orders placed since the shop was opened, by any process, and how far they are.',
    labelNames: ['state'],
    registers,
  });

  return async (since) => {
    for (const figure of [waiting, failed, placed]) figure.reset();
    try {
      const counted = await jobs.count();
      const byState = await db
        .select({ state: orders.state, value: count() })
        .from(orders)
        .where(gte(orders.placedAt, since))
        .groupBy(orders.state);
      for (const { name, value } of counted.waiting) waiting.set({ name }, value);
      for (const { name, value } of counted.failed) failed.set({ name }, value);
      for (const { state, value } of byState) placed.set({ state }, value);
    } catch {
      // Whoever asks the database for themselves is told.
    }
    return ofShop.metrics();
  };
}
