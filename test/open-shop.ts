/** A whole shop for a test: real server, real database, the shop's own client, a clock that the test sets. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { collection } from '../shop.config.ts';
import { createServer } from '../server/app.ts';
import type { Config } from '../server/config/config.ts';
import type { Database } from '../server/db/client.ts';
import { isUnavailable } from '../server/db/driver-error.ts';
import type { Clock } from '../server/clock.ts';
import type { Deps } from '../server/deps.ts';
import type { Limits } from '../server/http/limits.ts';
import { createFileStore } from '../server/images/file-store.ts';
import { createHandlers } from '../server/job-handlers.ts';
import { openJobs } from '../server/jobs/queue.ts';
import type { Mail } from '../server/mail/mailer.ts';
import { takenByOne } from '../server/payments/open-payments.ts';
import type { PaymentProvider } from '../server/payments/provider.ts';
import { createSandbox } from '../server/payments/sandbox.ts';
import type { Patience } from '../server/db/patience.ts';
import { openTestDatabase, type WayTo } from './database.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export type TestShop = {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly deps: Deps;
  /** Mails that left the shop, the latest last. */
  readonly mails: Mail[];
  /** Does every job that is due, reservations that ran out included. */
  runJobs(): Promise<void>;
  /** Sets the shop's clock. */
  setTime(time: Date): void;
  /** A new browser: its own cookies, nobody signed in. */
  visitor(): Visitor;
  close(): Promise<void>;
};

/** So many that no test meets them by accident. */
export const noLimits: Limits = {
  signInAttempts: 1e6,
  accountAttempts: 1e6,
  accounts: 1e6,
  writes: 1e6,
  channelCalls: 1e6,
  invoices: 1e6,
  messages: 1e6,
  resetMails: 1e6,
  exports: 1e6,
  firstPieces: 1e6,
  firstTransferPieces: 1e6,
};

/**
 * Opens a shop on an empty, migrated database of the engine that the test run is for.
 *
 * @param takePayments who takes the money; the sandbox when left out
 * @param reachDatabase another way to the run's Postgres
 * @param person how long the database is waited for where somebody waits
 */
export async function openShop(
  limits: Limits = noLimits,
  takePayments: (config: Config, clock: Clock) => PaymentProvider = createSandbox,
  reachDatabase?: WayTo,
  person?: Patience,
): Promise<TestShop> {
  const { database, dataDir, close } = await openTestDatabase(reachDatabase, person);
  const mails: Mail[] = [];
  let now = new Date('2026-11-20T10:00:00Z');
  const config: Config = {
    isProduction: false,
    isDevelopment: false,
    port: 0,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir,
    trustProxy: undefined,
    databaseUrl: undefined,
    databaseSessionUrl: undefined,
    databaseReadUrls: [],
    s3Url: undefined,
    mediaUrl: undefined,
    backupDir: undefined,
    smtpUrl: undefined,
    dkim: undefined,
    worksOnJobs: true,
    workers: 1,
    drainMs: 0,
    logLevel: 'warn',
    metricsToken: undefined,
    traces: undefined,
    analyticsId: undefined,
    stripe: undefined,
    allowsPrivateWebhooks: false,
    hasServiceWorker: true,
    sessionSecret: 'a secret of the test run, 32 characters long',
    formerSecret: undefined,
  };
  const deps: Deps = {
    config,
    database,
    clock: () => now,
    mailer: { send: async (mail) => void mails.push(mail), close() {} },
    payments: takenByOne(takePayments(config, () => now)),
    // A database that is reached by another way goes away on purpose, and a restore has every table for as long as it takes.
    jobs: await openJobs(database, (error) => {
      if (!reachDatabase && !isUnavailable(error)) console.error(error);
    }),
    media: createFileStore(join(dataDir, 'media')),
    limits,
    collection,
  };
  const app = await createServer(deps);
  return {
    app,
    database,
    deps,
    mails,
    async runJobs() {
      await deps.jobs.send(database.db, 'expire-reservations', {});
      await deps.jobs.runDue(createHandlers(deps));
    },
    setTime: (time) => (now = time),
    visitor: () => createVisitor(app),
    async close() {
      await app.close();
      await deps.jobs.close();
      await close();
    },
  };
}
