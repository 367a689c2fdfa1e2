/** Brings a database to the schema of this version. Runs on every start and changes nothing when it is current. */
import { fileURLToPath } from 'node:url';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './client.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Runs the migrations that are missing, each once, also when several processes start together. */
export async function migrateDatabase({ db, pool, isEmbedded }: Database): Promise<void> {
  if (isEmbedded) return migrate(db, { migrationsFolder });
  const lock = await pool.connect();
  try {
    await lock.query("select pg_advisory_lock(hashtext('smonto migrations'))");
    await migrate(db, { migrationsFolder });
  } finally {
    await lock.query("select pg_advisory_unlock(hashtext('smonto migrations'))");
    lock.release();
  }
}
