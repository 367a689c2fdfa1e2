/** Whether a database is there at the start, and the one that is meant. */
import type pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { reasonOf } from './driver-error.ts';

/** @throws StartError where nobody answers, with what the system or the database says */
export async function assertReachable(pool: pg.Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new StartError(`The database at ${withoutPassword(url)} cannot be reached: ${reasonOf(error)}`);
  }
}

/**
 * Migrations would be made in one database and missing in the other.
 *
 * @throws StartError where the two are not the same server's same database
 */
export async function assertSame(pool: pg.Pool, sessions: pg.Pool, sessionUrl: string): Promise<void> {
  await assertReachable(sessions, sessionUrl);
  const which = 'select current_database() as name, pg_postmaster_start_time()::text as since';
  const [one, other] = await Promise.all([pool, sessions].map((asked) => asked.query(which)));
  if (JSON.stringify(one?.rows) !== JSON.stringify(other?.rows))
    throw new StartError(
      `The database at ${withoutPassword(sessionUrl)} is another one than that of DATABASE_URL.`,
    );
}

/** An address as it may be told. */
export function withoutPassword(url: string): string {
  return url.replace(/(\/\/[^:/@]*):[^@]*@/, '$1:…@');
}
