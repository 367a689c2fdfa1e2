/** After the storm: the jobs of processes that were killed are taken up, and all that waits is done. */
import { fromDrizzle, PgBoss } from 'pg-boss';
import { sql } from 'drizzle-orm';
import { createHandlers } from '../../server/job-handlers.ts';
import { letTimePass } from './shopkeeper.ts';
import type { Storm } from './open-storm.ts';

/** Time passes for the queue too: nothing was heard of the dead for a while, and every pause is over. */
const pass = {
  heartbeats: `update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`,
  looks: `update pgboss.queue set monitor_claim_on = null, monitor_on = null`,
  pauses: `update pgboss.job set start_after = now() where state in ('created', 'retry')`,
};

export async function settle(storm: Pick<Storm, 'deps'>): Promise<void> {
  const { deps } = storm;
  const { pool, db } = deps.database;
  await letTimePass(storm);
  const boss = new PgBoss({
    db: fromDrizzle(db, sql),
    supervise: false,
    schedule: false,
    // The servers looked a moment ago: it is looked again all the same.
    monitorIntervalSeconds: 1,
  });
  await boss.start();
  try {
    await pool.query(pass.heartbeats);
    await pool.query(pass.looks);
    await boss.supervise();
  } finally {
    await boss.stop();
  }
  await pool.query(pass.pauses);
  await deps.jobs.runDue(createHandlers(deps));
}

/** Jobs that nobody has done. */
export async function unfinished({ deps }: Pick<Storm, 'deps'>): Promise<string[]> {
  const { rows } = await deps.database.pool.query<{ name: string }>(
    `select distinct name from pgboss.job where state in ('created', 'retry', 'active')
       and name not in ('expire-reservations', 'forget-what-is-over')`,
  );
  return rows.map(({ name }) => `Jobs of ${name} are left.`);
}
