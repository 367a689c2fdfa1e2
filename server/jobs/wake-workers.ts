/**
 * Which kinds of jobs are due is asked of the database for all of them at once and often; each worker by itself would have to ask
 * as often, or let people wait. (`LISTEN` would hold a connection for good, and the embedded engine has one.)
 */
import type pg from 'pg';

/** How soon a job is seen, in milliseconds. */
const everyMs = 500;

const dueKinds = `
  select kind from unnest($1::text[]) as kind
  where exists (
    select from pgboss.job where name = kind and state < 'active' and not blocked and start_after <= now()
  )`;

/**
 * Wakes the workers of a kind as long as jobs of it are due.
 *
 * @param names the kinds that are asked after
 * @param wake is told a kind of which jobs are due
 * @returns ends it
 */
export function wakeWorkers(
  pool: pg.Pool,
  names: readonly string[],
  wake: (name: string) => void,
): () => Promise<void> {
  let asked = Promise.resolve();
  let isAsking = false;
  const ask = async (): Promise<void> => {
    isAsking = true;
    try {
      const { rows } = await pool.query<{ kind: string }>(dueKinds, [names]);
      for (const { kind } of rows) wake(kind);
    } catch {
      // A database that does not answer is told of by the workers, which ask by themselves too, only seldom.
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => {
    if (!isAsking) asked = ask();
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await asked;
  };
}
