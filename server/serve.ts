/** Serves the shop in this process: database, catalogue, server; and stops without dropping what runs. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createServer } from './app.ts';
import { countDemoOnSale } from './catalogue/demo/demo-on-sale.ts';
import { isWorker, onToldToStop, sayOpen } from './cluster/in-worker.ts';
import { countTogether } from './cluster/worker-figures.ts';
import type { Config } from './config/config.ts';
import type { Db } from './db/client.ts';
import { startJobs } from './job-handlers.ts';
import { logging } from './log/log.ts';
import { openDeps } from './open-deps.ts';
import { endWith, stopOnSignal, stopWithin } from './process/lifecycle.ts';
import { openBuiltPages } from './rendering/built-pages.ts';
import { openSources } from './rendering/development.ts';
import { StartError } from './config/start-error.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whoever is served by a worker that has been replaced is told within this time to come by a new connection. */
const handOverMs = 1_000;

/** @throws StartError when a setting is wrong, the database cannot be had or the port is taken */
export async function serve(config: Config, say: (line: string) => void): Promise<void> {
  const deps = await openDeps(config, () => new Date(), say);
  const { database } = deps;
  try {
    const app = await createServer(deps, {
      logger: { ...logging, level: config.logLevel },
      openPages: (app) =>
        config.isDevelopment ? openSources(app, root) : openBuiltPages(app, join(root, 'dist'), deps),
      ...(isWorker() && { figures: countTogether() }),
    });
    await listen(app, config.host, config.port);
    const jobs = config.worksOnJobs ? await startJobs(deps) : { stop: () => deps.jobs.close() };
    void database.lost.then(endWith);
    const stop = async (isReplaced: boolean): Promise<void> => {
      await (isReplaced ? app.handOver(handOverMs) : app.drain(config.drainMs));
      await app.close();
      await jobs.stop();
      await database.close();
      await deps.tracer?.close();
    };
    if (isWorker()) {
      onToldToStop((isReplaced) => stopWithin(stop(isReplaced), config.drainMs));
      sayOpen();
    } else {
      say(`Smonto is open: ${config.publicUrl}`);
      stopOnSignal(() => stop(false), config.drainMs);
    }
    if (config.stripe && config.worksOnJobs) await warnOfDemonstration(database.db, say);
  } catch (error) {
    // First, since its clockwork would ask a database that is closed, and say so beside the one sentence.
    await deps.jobs.close();
    await database.close();
    throw error;
  }
}

/** Payments are real: somebody could pay for a piece that nobody has. */
async function warnOfDemonstration(db: Db, say: (line: string) => void): Promise<void> {
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
