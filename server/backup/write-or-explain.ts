/** A file of a backup, whole at its place; where there is no place for it, in words. */
import type { FileHandle } from 'node:fs/promises';
import { writeWholeOr } from '../write-whole-or.ts';
import { BackupError } from './backup-error.ts';

/**
 * As `writeWhole`: for its owner alone, since a backup holds everybody's names, orders and password hashes.
 *
 * @throws BackupError when there is no place for it
 */
export const writeOrExplain = <Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> => writeWholeOr(path, write, (reason) => new BackupError(reason));
