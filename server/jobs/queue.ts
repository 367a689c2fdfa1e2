/** The queue of jobs, in the shop's own database and over its own connections (stack, "pg-boss"). */
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Queue } from 'pg-boss';
import type { Database } from '../db/client.ts';
import type { JobData, JobHandlers, JobName, Jobs } from './job-data.ts';

export type JobQueue = Jobs & {
  /** Begins to work on jobs in this process. */
  work(handlers: JobHandlers): Promise<void>;
  /** Does every job that is due, one after the other, and stops at the first that fails. For tests. */
  runDue(handlers: JobHandlers): Promise<void>;
  /** Lets running jobs finish, then stops. The database stays open. */
  close(): Promise<void>;
};

/** Mail can wait for a server that is down: ten tries over some hours. */
const patient: Omit<Queue, 'name'> = { retryLimit: 10, retryDelay: 30, retryBackoff: true };

/** Asked for by the clockwork of every process: one at a time is enough, and the next round is the second try. */
const round: Omit<Queue, 'name'> = { policy: 'exclusive', retryLimit: 0 };

const queues: Record<JobName, Omit<Queue, 'name'>> = {
  'order-confirmation-mail': patient,
  'bank-details-mail': patient,
  'request-mail': patient,
  'contact-mail': patient,
  'expire-reservations': round,
  'forget-what-is-over': round,
};
const names = Object.keys(queues) as JobName[];
const nobodysJob = '00000000-0000-0000-0000-000000000000';

/**
 * Opens the queue; its tables are made on the first start.
 *
 * @param onError is told of jobs that failed and of a database that did not answer
 */
export async function openJobs(database: Database, onError: (error: unknown) => void): Promise<JobQueue> {
  const boss = new PgBoss({
    // The shop's own pool: the embedded engine has one connection, and a second pool could never get it.
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    backend: database.isEmbedded ? 'pglite' : 'postgres',
    schedule: false,
  });
  boss.on('error', onError);
  await boss.start();
  for (const name of names) {
    await boss.createQueue(name, queues[name]);
    // Sending looks the queue up over the pool unless it is known: inside a transaction on the one
    // connection of the embedded engine that would wait for itself.
    await boss.findJobs(name, { id: nobodysJob });
  }

  const handle = async (handlers: JobHandlers, name: JobName, data: unknown): Promise<void> => {
    const handler = handlers[name] as (data: JobData[JobName]) => Promise<void>;
    await handler(data as JobData[JobName]);
  };

  return {
    async send(tx, name, data) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql) });
    },

    async work(handlers) {
      for (const name of names) {
        await boss.work(name, { batchSize: 1 }, async ([job]) => {
          if (!job) return;
          try {
            await handle(handlers, name, job.data);
          } catch (error) {
            onError(error);
            throw error;
          }
        });
      }
    },

    async runDue(handlers) {
      for (const name of names) {
        for (;;) {
          const [job] = await boss.fetch(name);
          if (!job) break;
          await handle(handlers, name, job.data);
          await boss.complete(name, job.id);
        }
      }
    },

    close: () => boss.stop({ graceful: true }),
  };
}
