/** What every process of the shop is made of: its database, brought up to date, and its ways to the world outside. */
import { collection, shop } from '../shop.config.ts';
import { ensureDemo } from './catalogue/demo/load-demo.ts';
import { installFacts } from './catalogue/facts/install-facts.ts';
import { checkShopConfig } from './config/check-shop-config.ts';
import type { Config } from './config/config.ts';
import { openDatabase, type DatabaseOptions } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Clock } from './clock.ts';
import type { Deps } from './deps.ts';
import { defaultLimits } from './http/limits.ts';
import { openMedia } from './images/open-media.ts';
import { createQueueLog } from './jobs/queue-log.ts';
import { openJobs } from './jobs/queue.ts';
import { warningLine } from './log/log.ts';
import { createThrottle } from './log/throttle.ts';
import type { Mailer } from './mail/mailer.ts';
import { createOutbox, outboxFolder } from './mail/outbox.ts';
import { createSmtp } from './mail/smtp.ts';
import { openPayments } from './payments/open-payments.ts';
import { failureCode, type Tracer } from './tracing/tracer.ts';

/**
 * @param say is told what is new, for whoever started the process
 * @param serves whom the process is there for
 * @throws StartError when a setting is wrong or the database cannot be had
 */
export async function openDeps(
  config: Config,
  clock: Clock,
  say: (line: string) => void,
  serves: DatabaseOptions['serves'] = 'people',
): Promise<Deps> {
  // Before the database: a wrong setting stops the start at once.
  checkShopConfig();
  const media = openMedia(config);
  const mailer = openMailer(config, clock);
  const payments = await openPayments(config, clock);
  const tracer = await openTraces(config, clock);
  const database = await openDatabase({
    url: config.databaseUrl,
    sessionUrl: config.databaseSessionUrl,
    readUrls: config.databaseReadUrls,
    folder: config.dataDir,
    serves,
    processes: config.workers,
    onSlowQuery: (slow) => process.stdout.write(warningLine('slow query', slow)),
    tracer,
  });
  try {
    await migrateDatabase(database);
    await installFacts(database.work.db);
    // Where payments are real nothing is for sale that nobody has.
    if (!config.stripe) await ensureDemo(database.work.db, clock, say);
    const queueLog = createQueueLog(clock, (line) => process.stderr.write(line));
    return {
      config,
      database,
      clock,
      mailer,
      payments,
      jobs: await openJobs(database, queueLog.onError, queueLog.onAnswer),
      media,
      limits: defaultLimits,
      collection,
      tracer,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What they are made with is loaded here, and not at all where nobody wants them. */
async function openTraces({ traces }: Config, clock: Clock): Promise<Tracer | undefined> {
  if (!traces) return undefined;
  const { openTracer } = await import('./tracing/open-tracer.ts');
  const refusals = createThrottle(clock);
  return openTracer(traces, (error) =>
    refusals.add((times) => {
      process.stdout.write(warningLine('traces were not taken', { code: failureCode(error), times }));
    }),
  );
}

function openMailer({ smtpUrl, dkim, dataDir }: Config, clock: Clock): Mailer {
  const sender = { name: shop.name, address: shop.email };
  return smtpUrl === undefined
    ? createOutbox(outboxFolder(dataDir), sender, clock)
    : createSmtp(smtpUrl, sender, clock, { dkim });
}
