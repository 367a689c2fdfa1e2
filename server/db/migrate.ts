/** Brings a database to the schema of this version. Runs on every start and changes nothing when it is current. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './client.ts';
import { endlessSession, waitEndlessly } from './patience.ts';

/** The advisory lock that whoever changes the schema holds, as an expression. */
export const migrationsLock = "hashtext('smonto migrations')";

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** When the newest migration of this version was made: the migrator goes by that, too. */
function newestMigration(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map(({ when }) => when));
}

const newest = newestMigration();

/** Whether the database has the schema of this version, or of a later one, with which this version goes on. */
export async function isMigrated({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ isCurrent: boolean }>(
    'select coalesce(max(created_at), 0) >= $1 as "isCurrent" from drizzle.__drizzle_migrations',
    [newest],
  );
  return rows[0]?.isCurrent === true;
}

/** Runs the migrations that are missing, each once, also when several processes start together. */
export async function migrateDatabase({ db, sessions, isEmbedded }: Database): Promise<void> {
  if (isEmbedded) return migrate(db, { migrationsFolder });
  const client = await sessions.connect();
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
