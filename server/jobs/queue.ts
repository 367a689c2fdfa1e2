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

/** What is over is looked for and forgotten as often as this. */
const hourSeconds = 60 * 60;

/**
 * Mail can wait for a server that is down: ten tries over some hours. Once it is gone, what the job was told (a message, an
 * address) has no business here.
 */
const patient: Omit<Queue, 'name'> = {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  deleteAfterSeconds: hourSeconds,
};

/** A link that is good for an hour: after that neither the mail nor the address that asked for it is wanted. */
const brief: Omit<Queue, 'name'> = { ...patient, retentionSeconds: 3_600, deleteAfterSeconds: 3_600 };

/** Asked for by the clockwork of every process: one at a time is enough, and the next round is the second try. */
const round: Omit<Queue, 'name'> = { policy: 'exclusive', retryLimit: 0 };

const queues: Record<JobName, Omit<Queue, 'name'>> = {
  'welcome-mail': patient,
  'password-reset-mail': brief,
  'order-confirmation-mail': patient,
  'bank-details-mail': patient,
  'order-shipped-mail': patient,
  'order-delivered-mail': patient,
  'withdrawal-receipt-mail': patient,
  'order-cancelled-mail': patient,
  'refund-payment': patient,
  'refund-mail': patient,
  'request-mail': patient,
  'request-receipt-mail': patient,
  'contact-mail': patient,
  'contact-receipt-mail': patient,
  'newsletter-confirmation-mail': patient,
  'newsletter-welcome-mail': patient,
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
    maintenanceIntervalSeconds: hourSeconds,
  });
  boss.on('error', onError);
  await boss.start();
  for (const name of names) {
    const { policy: _settledWhenMade, ...changing } = queues[name];
    await boss.createQueue(name, queues[name]);
    // A queue of an older version of the shop keeps what it was made with.
    await boss.updateQueue(name, changing);
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
