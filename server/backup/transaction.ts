/** A transaction that may take its time. */
import type pg from 'pg';
import type { Database } from '../db/client.ts';
import { endlessTransaction, waitEndlessly } from '../db/patience.ts';

/**
 * Runs something in one transaction over a connection of its own. When it throws, or the process is killed, the
 * database is as it was.
 *
 * @param mode as it stands after BEGIN
 */
export async function inTransaction<Result>(
  { sessions }: Database,
  mode: string,
  act: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await sessions.connect();
  const waitAsBefore = waitEndlessly(client);
  let broken: Error | undefined;
  try {
    await client.query(`begin ${mode}`);
    try {
      await client.query(endlessTransaction);
      const result = await act(client);
      await client.query('commit');
      return result;
    } catch (error) {
      // A connection that cannot even do this is not used again; the database undoes it by itself.
      await client.query('rollback').catch((failure: Error) => (broken = failure));
      throw error;
    }
  } finally {
    waitAsBefore();
    client.release(broken);
  }
}
