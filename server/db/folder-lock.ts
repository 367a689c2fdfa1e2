/** One process a data folder: an exclusive SQLite lock that the system releases even after kill -9. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../config/start-error.ts';

/** `SQLITE_BUSY`: somebody else has the lock. */
const sqliteBusy = 5;

/**
 * Takes the folder for this process.
 *
 * @returns gives it back
 * @throws StartError when another process has it, else what the disk refused
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: unknown }).errcode !== sqliteBusy) throw error;
    throw new StartError(
      `The data folder ${folder} is in use by another process of the shop: stop it first, or set DATABASE_URL to a Postgres.`,
    );
  }
  return () => lock.close();
}
