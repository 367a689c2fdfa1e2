/** A process that only works on the jobs of the shop: on as many machines as wanted, beside one Postgres. */
import { readConfig } from './config/config.ts';
import { startJobs } from './job-handlers.ts';
import { openDeps } from './open-deps.ts';
import { begin, endWith, stopOnSignal } from './process/lifecycle.ts';
import { StartError } from './config/start-error.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await begin(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined)
    throw new StartError(
      'The setting DATABASE_URL is missing: the embedded engine belongs to one process, which works on its own jobs.',
    );
  const deps = await openDeps(config, () => new Date(), say, 'nobody');
  const jobs = await startJobs(deps);
  void deps.database.lost.then(endWith);
  say('Smonto works on its jobs.');
  stopOnSignal(async () => {
    await jobs.stop();
    await deps.database.close();
    await deps.tracer?.close();
  });
});
