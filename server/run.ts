/** Starts the shop: settings, database, catalogue, server; and stops it without dropping what runs. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { shop } from '../shop.config.ts';
import { createServer } from './app.ts';
import { ensureDemo } from './catalogue/demo/load-demo.ts';
import { installFacts } from './catalogue/facts/install-facts.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { defaultLimits } from './http/limits.ts';
import { openMedia } from './images/open-media.ts';
import { openJobs } from './jobs/queue.ts';
import { startJobs } from './jobs/worker.ts';
import { errorLine, logging } from './log.ts';
import { createOutbox, outboxFolder } from './mail/outbox.ts';
import { createSandbox } from './payments/sandbox.ts';
import { openBuiltPages } from './rendering/built-pages.ts';
import { openSources } from './rendering/development.ts';
import { StartError } from './start-error.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const clock = () => new Date();
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig(process.env);
  // Before the database: a wrong setting stops the start at once.
  const media = openMedia(config);
  const database = await openDatabase({ url: config.databaseUrl, folder: config.dataDir });
  try {
    await migrateDatabase(database);
    await installFacts(database.db);
    if (await ensureDemo(database.db, clock)) say('The demonstration catalogue is in.');
    const deps: Deps = {
      config,
      database,
      clock,
      mailer: createOutbox(outboxFolder(config.dataDir), { name: shop.name, address: shop.email }, clock),
      payments: createSandbox(config, clock),
      jobs: await openJobs(database, (error) => process.stderr.write(errorLine(error))),
      media,
      limits: defaultLimits,
    };
    const app = await createServer(deps, {
      logger: logging,
      openPages: (app) =>
        config.isDevelopment ? openSources(app, root) : openBuiltPages(app, join(root, 'dist'), deps),
    });
    await listen(app, config.host, config.port);
    const jobs = await startJobs(deps);
    void database.lost.then((reason) => {
      // Whoever watches over the process starts it again, and the engine recovers as after a power cut.
      process.stderr.write(errorLine(reason));
      process.exit(1);
    });
    say(`Smonto is open: ${config.publicUrl}`);
    stopOnSignal(async () => {
      await app.close();
      await jobs.stop();
      await database.close();
    });
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** @throws StartError when the port is taken or may not be used */
async function listen(app: FastifyInstance, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      EADDRINUSE: 'is taken by another program',
      EACCES: 'may not be used by this user',
      EADDRNOTAVAIL: 'is not an address of this machine',
    };
    const reason = code && reasons[code];
    if (!reason) throw error;
    throw new StartError(`The address ${host}:${port} ${reason}: set PORT or HOST to another one.`);
  }
}

/** Finishes what runs, takes nothing new, then ends. A second signal ends at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(errorLine(error));
          process.exit(1);
        },
      );
    });
  }
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
