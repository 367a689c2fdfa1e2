/** A file of a backup, whole at its place; where there is no place for it, in words. */
import type { FileHandle } from 'node:fs/promises';
import { writeAtomicallyOr } from '../files/atomic-write.ts';
import { BackupError } from './backup-error.ts';

/**
 * As `writeAtomically`: for its owner alone, since a backup holds everybody's names, orders and password hashes.
 *
 * @throws BackupError when there is no place for it
 */
export const writeOrExplain = <Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> => writeAtomicallyOr(path, write, (reason) => new BackupError(reason));
