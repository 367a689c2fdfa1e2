/** The migrations, as far as a backup has to do with them. */
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '../db/migrate.ts';
import type { Manifest } from './manifest.ts';
import type { Client } from './tables.ts';

export type Migration = ReturnType<typeof readMigrationFiles>[number];

/** All migrations of this version of the shop, in order. */
export const knownMigrations = (): Migration[] => readMigrationFiles({ migrationsFolder });

/** The migration that the database is at. */
export async function currentMigration(client: Client): Promise<Manifest['migration']> {
  const { rows } = await client.query<{ number: number; when: string }>(
    'select count(*)::int as number, max(created_at)::text as when from drizzle.__drizzle_migrations',
  );
  const [row] = rows;
  return { number: row?.number ?? 0, when: Number(row?.when ?? 0) };
}

/** Runs migrations in the transaction that is open. */
export async function runMigrations(client: Client, migrations: readonly Migration[]): Promise<void> {
  for (const { sql } of migrations) for (const statement of sql) await client.query(statement);
}

/** Notes that these migrations, and no others, have been run: what drizzle looks at before it runs more. */
export async function noteMigrations(client: Client, migrations: readonly Migration[]): Promise<void> {
  await client.query('delete from drizzle.__drizzle_migrations');
  for (const { hash, folderMillis } of migrations)
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
}
