/** A file of a backup, whole at its place; where there is no place for it, in words. */
import type { FileHandle } from 'node:fs/promises';
import { writeWhole } from '../whole-file.ts';
import { whyNotWritten } from '../why-not-written.ts';
import { BackupError } from './backup-error.ts';

/**
 * As `writeWhole`: for its owner alone, since a backup holds everybody's names, orders and password hashes.
 *
 * @throws BackupError when there is no place for it
 */
export async function writeOrExplain<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  try {
    return await writeWhole(path, write);
  } catch (error) {
    const reason = whyNotWritten(error, path);
    throw reason === undefined ? error : new BackupError(reason);
  }
}
