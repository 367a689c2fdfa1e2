/** Brings a database to the schema of this version. Runs on every start and changes nothing when it is current. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './client.ts';
import { endlessSession, waitEndlessly } from './patience.ts';

/** The advisory lock that whoever changes the schema holds, as an expression. */
export const migrationsLock = "hashtext('smonto migrations')";

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Runs the migrations that are missing, each once, also when several processes start together. */
export async function migrateDatabase({ db, work, isEmbedded }: Database): Promise<void> {
  if (isEmbedded) return migrate(db, { migrationsFolder });
  const client = await work.pool.connect();
  waitEndlessly(client);
  try {
    await client.query(endlessSession);
    await client.query(`select pg_advisory_lock(${migrationsLock})`);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query(`select pg_advisory_unlock(${migrationsLock})`);
  } finally {
    // Its lock, if it still has it, goes with the connection.
    client.release(true);
  }
}
