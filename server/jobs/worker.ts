/** The part of the process that works on jobs, beside the server. */
import type { Deps } from '../deps.ts';
import { createHandlers } from './handlers.ts';

/** What is done again and again, and how often. */
const rounds = [
  { name: 'expire-reservations', everyMs: 60_000 },
  { name: 'remind-of-transfers', everyMs: 30 * 60_000 },
  { name: 'daily-backup', everyMs: 30 * 60_000 },
  { name: 'forget-what-is-over', everyMs: 60 * 60_000 },
] as const;

/**
 * Begins to work on jobs.
 *
 * @returns `stop` ends the clockwork and lets running jobs finish; the queue and the way to the mail server are closed
 *   with it, the database is not
 */
export async function startJobs(deps: Deps): Promise<{ stop(): Promise<void> }> {
  const { database, jobs } = deps;
  await jobs.work(createHandlers(deps));
  const timers: NodeJS.Timeout[] = [];
  for (const { name, everyMs } of rounds) {
    const ask = () => jobs.send(database.work.db, name, {});
    // What ran out while the shop was closed is freed at once.
    await ask();
    // A database that does not answer shows in the log of every request; the next round tries again.
    timers.push(setInterval(() => void ask().catch(() => {}), everyMs));
  }
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await jobs.close();
      deps.mailer.close();
    },
  };
}
