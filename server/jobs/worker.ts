/** The part of the process that works on jobs: beside the server, or alone as `npm run worker`. */
import type { Deps } from '../deps.ts';
import { createHandlers } from './handlers.ts';

const expiryEveryMs = 60_000;

/** Begins to work on jobs; `stop` ends the clockwork, closing the queue itself is its owner's. */
export async function startJobs(deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { database, jobs } = deps;
  await jobs.work(createHandlers(deps));
  // What ran out while the shop was closed is freed at once.
  const askForExpiry = () => jobs.send(database.db, 'expire-reservations', {});
  await askForExpiry();
  // A database that does not answer is reported by the queue itself; the next minute tries again.
  const timer = setInterval(() => void askForExpiry().catch(() => {}), expiryEveryMs);
  return {
    async stop() {
      clearInterval(timer);
      await jobs.close();
    },
  };
}
