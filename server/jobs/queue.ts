/** The queue of jobs, in the shop's own database and over its own connections (stack, "pg-boss"). */
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job, type JobResult, type Queue } from 'pg-boss';
import type { Database } from '../db/client.ts';
import { queueSilentMs } from '../db/patience.ts';
import { asRequest, currentSender } from '../log/request-context.ts';
import { askWithin } from './ask-within.ts';
import { openFailedJobs, type FailedJobs } from './failed-jobs.ts';
import type { JobData, JobHandlers, JobName, Jobs } from './job-data.ts';
import {
  lanesOf,
  failedJobs,
  failedJobsSettings,
  heartbeatSeconds,
  hourSeconds,
  queueSettings,
} from './queue-settings.ts';
import { asSent, originOf, toldOf } from './origin.ts';
import { wakeWorkers } from './wake-workers.ts';

export type JobQueue = Jobs & {
  /** Begins to work on jobs in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Does every job that is due, one after the other, and stops at the first that fails. For tests. */
  runDue(handlers: JobHandlers): Promise<void>;
  /** Whether a job that was told this is still to be done, or being done. */
  isOrdered<Name extends JobName>(name: Name, data: JobData[Name]): Promise<boolean>;
  /** How many of each kind wait or are being done, and how many were tried in vain. */
  count(): Promise<{ waiting: JobCount[]; failed: JobCount[] }>;
  /** Those that were tried in vain. */
  readonly failed: FailedJobs;
  /** Lets running jobs finish, then stops. The database stays open. */
  close(): Promise<void>;
};

/** Where something went wrong: in which job, and the request that ordered it. */
export type FailedWork = { readonly job: JobName; readonly reqId: string | undefined };

type JobCount = { readonly name: string; readonly value: number };

const names = Object.keys(queueSettings) as JobName[];
/** Workers that were not woken ask by themselves, after as many seconds. */
const unasked = 10;
const nobodysJob = '00000000-0000-0000-0000-000000000000';

/**
 * Makes the queues that are not there yet, and tells those of an older version of the shop what has changed: they keep the policy that
 * they were made with.
 */
async function makeQueues(boss: PgBoss): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  // First of all where the others' jobs end.
  for (const name of [failedJobs, ...names] as const) {
    const settings: Partial<Queue> = name === failedJobs ? failedJobsSettings : queueSettings[name];
    const { policy: _settledWhenMade, ...changing } = settings;
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, settings);
    else if (isEveryOneIn(queue, changing)) continue;
    else await boss.updateQueue(name, changing);
    // Sending looks the queue up over the pool unless it is known, as those are that were there at the start: inside a transaction
    // on the one connection of the embedded engine that would wait for itself.
    await boss.findJobs(name, { id: nobodysJob });
  }
}

const isEveryOneIn = (queue: Queue, settings: Partial<Queue>): boolean =>
  Object.entries(settings).every(([name, value]) => queue[name as keyof Queue] === value);

/**
 * Opens the queue; its tables are made on the first start.
 *
 * @param onError is told of jobs that failed and of a database that did not answer
 * @param onAnswer is told each time that the database answered the queue
 * @param silentMs after so long without a sign of life a connection on which the queue asks is given up
 */
export async function openJobs(
  database: Database,
  onError: (error: unknown, about?: FailedWork) => void,
  onAnswer: () => void = () => {},
  silentMs = queueSilentMs,
): Promise<JobQueue> {
  const { pool } = database.work;
  // The embedded engine has one connection, and is never silent: it is waited for as long as somebody else is served.
  const query = database.isEmbedded ? pool.query.bind(pool) : askWithin(pool, silentMs);
  const ask = async (text: string, values?: unknown[]) => {
    const answer = await query(text, values);
    onAnswer();
    return answer;
  };
  const boss = new PgBoss({
    // The shop's own pool: the embedded engine has one connection, and a second pool could never get it.
    db: { executeSql: ask },
    backend: database.isEmbedded ? 'pglite' : 'postgres',
    schedule: false,
    maintenanceIntervalSeconds: hourSeconds,
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  });
  boss.on('error', (error) => onError(asError(error)));
  await boss.start();
  await makeQueues(boss);

  let stopWaking = async (): Promise<void> => {};

  const handle = async (handlers: JobHandlers, name: JobName, { data, groupId }: Job): Promise<void> => {
    const handler = handlers[name] as (data: JobData[JobName]) => Promise<void>;
    const origin = { id: originOf(data), senderOf: () => groupId ?? undefined };
    await asRequest(origin, () => handler(toldOf(data) as JobData[JobName]));
  };

  const settle = async (handlers: JobHandlers, name: JobName, job: Job): Promise<JobResult> => {
    const { id } = job;
    try {
      await handle(handlers, name, job);
    } catch (error) {
      onError(error, { job: name, reqId: originOf(job.data) });
      return { id, status: 'failed', output: error };
    }
    // At once, and not when the last of its batch is done: of a process that is killed in between it would be done again. What
    // cannot be written down now is with the others.
    await boss.complete(name, job).catch(() => {});
    return { id, status: 'completed' };
  };

  return {
    async send(tx, name, data) {
      const sender = currentSender();
      const group = sender === undefined ? {} : { group: { id: sender } };
      await boss.send(name, asSent(data), { db: fromDrizzle(tx, sql), ...group });
    },

    async work(handlers) {
      const workers = new Map<string, string[]>();
      for (const name of names) {
        const work = (jobs: readonly Job[]) => Promise.all(jobs.map((job) => settle(handlers, name, job)));
        const ids = lanesOf(name).map((lane) =>
          boss.work(
            name,
            { ...lane, perJobResults: true, burstWhenBatchFull: true, pollingIntervalSeconds: unasked },
            work,
          ),
        );
        workers.set(name, await Promise.all(ids));
      }
      stopWaking = wakeWorkers(database.work.pool, names, (name) => {
        for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
      });
    },

    async runDue(handlers) {
      for (const name of names) {
        for (;;) {
          const [job] = await boss.fetch<object>(name);
          if (!job) break;
          await handle(handlers, name, job);
          await boss.complete(name, job.id);
        }
      }
    },

    async isOrdered(name, data) {
      const jobs = await boss.findJobs(name, { data });
      return jobs.some(({ state }) => state === 'created' || state === 'retry' || state === 'active');
    },

    async count() {
      const { rows } = await database.work.pool.query<JobCount & { isFailed: boolean }>(
        `select name = $1 as "isFailed", coalesce(source_name, name) as name, count(*)::int as value
         from pgboss.job where state in ('created', 'retry', 'active') group by 1, 2 order by 2`,
        [failedJobs],
      );
      const of = (wanted: boolean) =>
        rows.filter(({ isFailed }) => isFailed === wanted).map(({ name, value }) => ({ name, value }));
      return { waiting: of(false), failed: of(true) };
    },

    failed: openFailedJobs(boss),

    async close() {
      await stopWaking();
      await boss.stop({ graceful: true });
    },
  };
}

/** The queue spreads the members of an error over an object of its own, which is none. */
function asError(given: unknown): unknown {
  if (given instanceof Error || typeof given !== 'object' || given === null) return given;
  const { message, stack, ...others } = given as { message?: unknown; stack?: unknown };
  return Object.assign(new Error(String(message)), { ...others, stack: String(stack) });
}
