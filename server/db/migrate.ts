/** Brings a database to the schema of this version. Runs on every start and changes nothing when it is current. */
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './client.ts';

/** The advisory lock that whoever changes the schema holds, as an expression. */
export const migrationsLock = "hashtext('smonto migrations')";

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Runs the migrations that are missing, each once, also when several processes start together. */
export async function migrateDatabase({ db, pool, isEmbedded }: Database): Promise<void> {
  if (isEmbedded) return migrate(db, { migrationsFolder });
  const lock = await pool.connect();
  try {
    await lock.query(`select pg_advisory_lock(${migrationsLock})`);
    await migrate(db, { migrationsFolder });
  } finally {
    await lock.query(`select pg_advisory_unlock(${migrationsLock})`);
    lock.release();
  }
}
