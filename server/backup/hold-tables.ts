/** The shop's tables to oneself, without anybody who uses them coming to harm. */
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from '../db/driver-error.ts';
import { migrationsLock } from '../db/migrate.ts';
import { BackupError } from './backup-error.ts';
import { listTables, tableName, type Client } from './tables.ts';
import { jobTable } from './waiting-jobs.ts';

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
export async function holdTables(client: Client, signal: AbortSignal): Promise<string[]> {
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
      throw new BackupError('Somebody is at the database and does not come to an end: nothing was changed.');
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
