/** Starts the shop: settings, database, catalogue, server; and stops it without dropping what runs. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer } from './app.ts';
import { countDemoOnSale } from './catalogue/demo/demo-on-sale.ts';
import { readConfig } from './config/config.ts';
import type { Db } from './db/client.ts';
import { startJobs } from './job-handlers.ts';
import { logging } from './log/log.ts';
import { openDeps } from './open-deps.ts';
import { begin, endWith, stopOnSignal } from './process/lifecycle.ts';
import { openBuiltPages } from './rendering/built-pages.ts';
import { openSources } from './rendering/development.ts';
import { StartError } from './config/start-error.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string): void => void process.stdout.write(`${line}\n`);

await begin(async () => {
  const config = readConfig(process.env);
  const deps = await openDeps(config, () => new Date(), say);
  const { database } = deps;
  try {
    const app = await createServer(deps, {
      logger: { ...logging, level: config.logLevel },
      openPages: (app) =>
        config.isDevelopment ? openSources(app, root) : openBuiltPages(app, join(root, 'dist'), deps),
    });
    await listen(app, config.host, config.port);
    const jobs = config.worksOnJobs ? await startJobs(deps) : { stop: () => deps.jobs.close() };
    void database.lost.then(endWith);
    say(`Smonto is open: ${config.publicUrl}`);
    if (config.stripe) await warnOfDemonstration(database.db);
    stopOnSignal(async () => {
      await app.drain(config.drainMs);
      await app.close();
      await jobs.stop();
      await database.close();
    }, config.drainMs);
  } catch (error) {
    // First, since its clockwork would ask a database that is closed, and say so beside the one sentence.
    await deps.jobs.close();
    await database.close();
    throw error;
  }
});

/** Payments are real: somebody could pay for a piece that nobody has. */
async function warnOfDemonstration(db: Db): Promise<void> {
  const count = await countDemoOnSale(db);
  if (count > 0)
    say(
      `${count} demonstration parts are for sale for real money: "npm run shop -- import FILE --replace" takes them out.`,
    );
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
