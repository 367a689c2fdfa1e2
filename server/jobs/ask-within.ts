import type pg from 'pg';
import { waitFor } from '../db/patience.ts';

/**
 * The queue's own way to the database: each statement over a connection of the pool that is given up sooner than those on which jobs
 * work.
 *
 * @param silentMs after so long without a sign of life the connection is given up
 * @returns asks, and throws what the database says
 */
export const askWithin =
  (pool: pg.Pool, silentMs: number) =>
  async (text: string, values?: unknown[]): Promise<pg.QueryResult> => {
    const client = await pool.connect();
    const waitAsBefore = waitFor(client, silentMs);
    let failure: Error | undefined;
    try {
      return await client.query(text, values);
    } catch (error) {
      // Even one that still answers is given to nobody else: some of the queue's statements are whole transactions, and one that
      // fails midway leaves its connection inside of it.
      failure = error as Error;
      throw error;
    } finally {
      waitAsBefore();
      client.release(failure);
    }
  };
