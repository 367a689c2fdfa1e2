/** The rows of a backup in place of those that are there: all of them in one transaction. */
import type { FileHandle } from 'node:fs/promises';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/client.ts';
import { isRowRefused, codeOf } from '../db/driver-error.ts';
import { migrationsLock } from '../db/migrate.ts';
import { openJobs } from '../jobs/queue.ts';
import { contentOf, entriesOf } from './archive-reader.ts';
import { BackupError } from './backup-error.ts';
import type { CheckedBackup } from './check-backup.ts';
import { knownMigrations, noteMigrations, runMigrations } from './migrations.ts';
import { rowWriter } from './rows.ts';
import { dropAll, loosen } from './schema-public.ts';
import { setSequences } from './sequences.ts';
import { listTables, type Client, type Table, tableName } from './tables.ts';
import { inTransaction } from './transaction.ts';
import { jobTable, jobWriter } from './waiting-jobs.ts';

export type Restored = {
  /** Tables of the backup that no shop has: somebody else's in the same database. */
  readonly leftOut: readonly string[];
};

/**
 * Restores the rows. Whoever reads meanwhile waits and then sees the new shop; when it fails, or the process is killed,
 * the old one is as it was.
 *
 * @param file the backup, which has been checked
 * @param path as the shopkeeper knows it
 * @throws BackupError
 */
export async function restoreRows(
  database: Database,
  file: FileHandle,
  path: string,
  backup: CheckedBackup,
  signal: AbortSignal,
): Promise<Restored> {
  const migrations = migrationsFor(backup, path);
  await ensureQueue(database);
  const restored = await inTransaction(database, '', async (client) => {
    const before = await holdTables(client, signal);
    await dropAll(client);
    await runMigrations(client, migrations.before);
    const tighten = await loosen(client);
    const leftOut = await loadRows(client, file, path, backup, signal);
    await explained(path, tighten);
    await setSequences(client, backup.contents.sequences);
    await runMigrations(client, migrations.after);
    await noteMigrations(client, [...migrations.before, ...migrations.after]);
    const after = new Set((await listTables(client)).map(({ name }) => name));
    const others = before.filter((name) => !after.has(name));
    if (others.length > 0)
      throw new BackupError({
        it: `Nella base di dati c’è anche ${others.join(', ')}, che non è del negozio e andrebbe perso: non è cambiato niente.`,
        en: `The database also holds ${others.join(', ')}, which is not the shop’s and would be lost: nothing was changed.`,
      });
    signal.throwIfAborted();
    return { leftOut };
  });
  await database.work.pool.query('analyze');
  return restored;
}

/** Which migrations make the schema that the rows were written under, and which come after them. */
function migrationsFor({ manifest }: CheckedBackup, path: string) {
  const known = knownMigrations();
  const at = known.findIndex(({ folderMillis }) => folderMillis === manifest.migration.when);
  if (at < 0)
    throw new BackupError({
      it: `${path} è di un’altra versione del negozio, con una migrazione che questa non conosce: prima aggiorna il negozio.`,
      en: `${path} was made by another version of the shop, at a migration that this one does not know: bring the shop up to date first.`,
    });
  return { before: known.slice(0, at + 1), after: known.slice(at + 1) };
}

/** Before the first start there is no queue to put jobs into. */
async function ensureQueue(database: Database): Promise<void> {
  const jobs = await openJobs(database, () => {});
  await jobs.close();
}

/** @returns the tables that were left out */
async function loadRows(
  client: Client,
  file: FileHandle,
  path: string,
  { contents }: CheckedBackup,
  signal: AbortSignal,
): Promise<string[]> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  const writers = new Map(
    [...tables].map(([name, table]) => {
      if (!sameColumns(table, contents.tables[name]?.columns ?? []))
        throw new BackupError({
          it: `${path} ha altre colonne nella tabella ${name} rispetto al negozio: non è cambiato niente.`,
          en: `${path} has other columns of the table ${name} than the shop: nothing was changed.`,
        });
      return [name, rowWriter(client, table)] as const;
    }),
  );
  const queue = await jobTable(client);
  const jobs = queue && (await jobWriter(client, queue, contents.jobs.columns));
  for await (const entry of entriesOf(file, path)) {
    signal.throwIfAborted();
    const { kind } = entry;
    // What lies beside the database stands after everything that is in it.
    if (kind.kind === 'contents' || kind.kind === 'photo' || kind.kind === 'mail') break;
    const write = kind.kind === 'rows' ? writers.get(kind.table) : kind.kind === 'jobs' && jobs?.write;
    if (write) {
      const lines = await contentOf(entry);
      await explained(path, () => write(lines));
    }
  }
  await jobs?.finish();
  return Object.keys(contents.tables).filter((name) => !tables.has(name));
}

const sameColumns = ({ columns }: Table, given: readonly string[]): boolean =>
  columns.length === given.length && columns.every(({ name }) => given.includes(name));

/** A row that the database does not take is a fault of the file, in a sentence without what the row holds. */
async function explained(path: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !isRowRefused(error)) throw error;
    const rule = error.constraint ? `, against the rule ${error.constraint}` : '';
    throw new BackupError({
      it: `${path} ha una riga${error.table ? ` di ${error.table}` : ''} che il negozio non può avere${rule}: non è cambiato niente.`,
      en: `${path} holds a row${error.table ? ` of ${error.table}` : ''} that the shop cannot have${rule}: nothing was changed.`,
    });
  }
}

/**
 * How long it waits for one table while it holds others. Somebody who holds that one may be waiting for these: the
 * database would end one of the two after a second, and not always this one.
 */
const patienceMs = 100;
const pauseMs = 50;
const mostTries = 600;
const lockNotAvailable = '55P03';
const deadlock = '40P01';

/**
 * Waits until nobody is at the tables, and keeps everybody out until the transaction ends.
 *
 * @returns the names of the tables that are there
 * @throws BackupError when somebody does not come to an end
 */
async function holdTables(client: Client, signal: AbortSignal): Promise<string[]> {
  // A shop that starts meanwhile waits with its migrations.
  await client.query(`select pg_advisory_xact_lock(${migrationsLock})`);
  const tables = await listTables(client);
  const queue = await jobTable(client);
  const names = [...tables, ...(queue ? [queue] : [])].map(tableName);
  await client.query(`set local lock_timeout = ${patienceMs}`);
  await client.query('savepoint free');
  for (let tries = 1; !(await lock(client, names)); tries++) {
    signal.throwIfAborted();
    if (tries === mostTries)
      throw new BackupError({
        it: 'Qualcuno sta usando la base di dati e non finisce: non è cambiato niente.',
        en: 'Somebody is at the database and does not come to an end: nothing was changed.',
      });
    await pause(pauseMs);
  }
  await client.query('set local lock_timeout = 0');
  return tables.map(({ name }) => name);
}

/** @returns whether it has all of them; else it has none */
async function lock(client: Client, names: readonly string[]): Promise<boolean> {
  try {
    await client.query(`lock table ${names.join(', ')} in access exclusive mode`);
    return true;
  } catch (error) {
    if (![lockNotAvailable, deadlock].includes(codeOf(error))) throw error;
    await client.query('rollback to savepoint free');
    return false;
  }
}
