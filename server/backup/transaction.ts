/** A transaction that may take its time. */
import type pg from 'pg';
import type { Database } from '../db/client.ts';

/** What a database may be set to for the shop's own short transactions; a timeout of 0 is none. */
const patience =
  'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/**
 * Runs something in one transaction over a connection of its own. When it throws, or the process is killed, the
 * database is as it was.
 *
 * @param mode as it stands after BEGIN
 */
export async function inTransaction<Result>(
  { pool }: Database,
  mode: string,
  act: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin ${mode}`);
    try {
      await client.query(patience);
      const result = await act(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // A connection that cannot even do this is not used again; the database undoes it by itself.
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    }
  } finally {
    client.release(broken);
  }
}
