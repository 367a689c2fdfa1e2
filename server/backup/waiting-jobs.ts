/** Jobs that were not done yet (mail that was not sent) go along; those that are over stay behind. */
import { findTable, tableName, type Client, type Table } from './tables.ts';
import { rowsOf, type RowLines, rowWriter } from './rows.ts';

/** The queue's own table; its rows name everything that is to be known of a job. Undefined before the first start. */
export const jobTable = (client: Client): Promise<Table | undefined> => findTable(client, 'pgboss', 'job');

/** Jobs that wait, and those that somebody is at: what becomes of them is not in the backup. */
export const waitingJobs = (client: Client, table: Table): AsyncGenerator<RowLines> =>
  rowsOf(client, table, `state in ('created', 'retry', 'active')`);

/**
 * Gives a way to put jobs into the queue in place of all that are in it.
 *
 * @param columns of the jobs, as another version of the queue may have had them
 */
export async function jobWriter(
  client: Client,
  table: Table,
  columns: readonly string[],
): Promise<{ write(lines: Buffer): Promise<void>; finish(): Promise<void> }> {
  await client.query(`delete from ${tableName(table)}`);
  const known = { ...table, columns: table.columns.filter(({ name }) => columns.includes(name)) };
  return {
    // What this version of the shop has no queue for would never be done.
    write: rowWriter(client, known, 'given.name in (select name from pgboss.queue)'),
    async finish() {
      // Nobody is at them any more, and a job that is older than the queue keeps jobs is still to be done.
      await client.query(
        `update ${tableName(table)} set state = case when state = 'active' then 'retry' else state end,
           started_on = null, heartbeat_on = null, keep_until = greatest(keep_until, now() + (keep_until - start_after))`,
      );
    },
  };
}
